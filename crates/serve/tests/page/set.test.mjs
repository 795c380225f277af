// A puzzle is set by clicks alone and found to have one solution.
import assert from 'node:assert/strict';
import { ask, pageOf } from './stage/desk.mjs';
import { puzzleIn } from './stage/game.mjs';
import { pointOf } from './stage/mouse.mjs';
import { puzzles } from './puzzles.mjs';
import { clueAt } from '../../web/js/set/clues.js';
import { words } from './stage/words.mjs';
import { sceneForEach } from './stage/scene.mjs';

const say = words('en');

await sceneForEach('a puzzle is set by clicks and found unique', async (page, family) => {
  const { sheet } = await ask('sheet', { puzzle: puzzles[family.id] });
  const blank = (await ask('blank', { family: family.id, width: sheet.width, height: sheet.height })).sheet;
  await page.goto(await pageOf('set', blank.puzzle));
  await page.locator('.set-desk .field').waitFor();
  await (sheet.sets === 'lines' ? setLines : setCells)(page, blank, sheet);
  await page.getByRole('heading', { name: say('set-verdict-unique') }).waitFor();
  assert.equal(await puzzleIn(page), sheet.puzzle);
});

/** A pen for each word; the cells that lost theirs are cleared by the other button. */
async function setCells(page, blank, sheet) {
  const changed = blank.seats.concat(blank.printed, sheet.printed, sheet.seats).map((one) => one.place)
    .filter((place, n, all) => /^r\d+c\d+$/.test(place) && all.indexOf(place) === n && clueAt(blank, place) !== clueAt(sheet, place));
  const wanted = changed.filter((place) => clueAt(sheet, place));
  for (const word of new Set(wanted.map((place) => clueAt(sheet, place)))) {
    await page.locator(`.dock [data-pen="${word}"]`).click();
    for (const place of wanted.filter((one) => clueAt(sheet, one) === word)) await click(page, sheet, place);
  }
  for (const place of changed.filter((one) => !clueAt(sheet, one))) await click(page, sheet, place, { button: 'right' });
}

/** A click on each line, its numbers, Enter. */
async function setLines(page, blank, sheet) {
  const lines = [...new Set(sheet.printed.map((one) => one.place))].filter((place) => clueAt(blank, place) !== clueAt(sheet, place));
  for (const line of lines) {
    await page.locator(`.line-buttons [data-place="${line}"]`).click();
    await page.locator('.clue-editor').fill(clueAt(sheet, line));
    await page.locator('.clue-editor').press('Enter');
    await page.locator('.clue-editor').waitFor({ state: 'detached' });
  }
}

async function click(page, sheet, place, how) {
  const { x, y } = await pointOf(page, sheet, place);
  await page.mouse.click(x, y, how);
}
