// The screens of the page, each opened and waited for until it has what it shows.
import { address, pageOf } from './desk.mjs';
import { puzzles } from '../puzzles.mjs';

const at = (hash) => async () => `${address}/${hash}`;
const of = (screen, family) => () => pageOf(screen, puzzles[family]);

/** A 2 in the first row clashes with other clues; without it there is one solution. */
const clash = 'grille 1 sudoku\nboard\n5 . 8 . 3 . 4 2 .\n. . . 2 . . 8 . .\n1 9 . 4 . . 7 3 .\n8 . 7 9 2 . . . .\n. . 9 6 . 4 2 . .\n. . . . 8 3 1 . 5\n. 3 1 . . 2 . 7 6\n. . 2 . . 9 . . .\n. 7 5 . 6 . 9 . 8\n';

/** @type {{name: string, where: () => Promise<string>, there: string}[]} */
export const screens = [
  { name: 'home', where: at('#/'), there: '.gallery' },
  ...Object.keys(puzzles).map((family) => ({ name: `play ${family}`, where: of('play', family), there: '.desk [role=grid]' })),
  { name: 'set start', where: at('#set'), there: '.choose-family' },
  { name: 'set cells', where: of('set', 'takuzu'), there: '.verdict' },
  { name: 'set lines', where: of('set', 'nonogram'), there: '.verdict' },
  { name: 'no solution', where: () => pageOf('set', clash), there: '.offers' },
  { name: 'learn', where: of('learn', 'takuzu'), there: '.board' },
  { name: 'rules', where: at('#rules=takuzu'), there: 'main h1' },
  { name: 'print', where: of('print', 'sudoku'), there: '.papers svg' },
  { name: 'settings', where: at('#/'), there: '.gallery', then: (page) => openSettings(page) },
  { name: 'a hint', where: of('play', 'sudoku'), there: '.desk [role=grid]', then: (page) => wholeHint(page) },
];

/** Shows a screen and waits for it. */
export async function visit(page, { where, there, then }) {
  await page.goto(await where());
  await page.locator(there).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await then?.(page);
}

async function openSettings(page) {
  await page.locator('header button:has(svg), nav.tabs button').locator('visible=true').last().click();
  await page.getByRole('dialog').waitFor();
}

async function wholeHint(page) {
  for (const stage of [1, 2, 3]) {
    await page.keyboard.press('h');
    await page.locator(`.stages li.now[data-n="${stage}"]`).waitFor();
  }
}
