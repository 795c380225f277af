// A puzzle is set by clicks alone and found to have one solution; slow answers lose no press; a stroke is one step.
import assert from 'node:assert/strict';
import { ask, pageOf } from './stage/desk.mjs';
import { puzzleIn } from './stage/game.mjs';
import { pointOf } from './stage/mouse.mjs';
import { puzzles } from './puzzles.mjs';
import { clueAt } from '../../web/js/set/clues.js';
import { words } from './stage/words.mjs';
import { PATIENCE, scene, sceneForEach } from './stage/scene.mjs';

const say = words('en');

await sceneForEach('a puzzle is set by clicks and found unique', async (page, family) => {
  const { sheet } = await ask('sheet', { puzzle: puzzles[family.id] });
  const blank = (await ask('blank', { family: family.id, width: sheet.width, height: sheet.height })).sheet;
  await page.goto(await pageOf('set', blank.puzzle));
  await page.locator('.set-desk .field').waitFor();
  await (sheet.sets === 'lines' ? setLines : setCells)(page, blank, sheet);
  await page.getByRole('heading', { name: say('set-verdict-unique'), exact: true }).waitFor();
  assert.equal(await puzzleIn(page), sheet.puzzle);
});

scene('a press is kept though the board is drawn anew under it', async (page) => {
  const blank = await blankBoard(page);
  const mayAnswer = await heldEdits(page);
  await page.locator('.dock [data-pen="1"]').click();
  await click(page, blank, 'r1c1');
  const { x, y } = await pointOf(page, blank, 'r2c2');
  await page.mouse.move(x, y);
  await page.mouse.down();
  mayAnswer();
  await board(page, '1 . . .', '. . . .', '. . . .', '. . . .');
  await page.mouse.up();
  await board(page, '1 . . .', '. 1 . .', '. . . .', '. . . .');
});

scene('clicks that are faster than the answers step on', async (page) => {
  const blank = await blankBoard(page);
  const mayAnswer = await heldEdits(page);
  await page.locator('.dock [data-pen="cycle"]').click();
  await click(page, blank, 'r1c1');
  await click(page, blank, 'r1c1');
  mayAnswer();
  await board(page, '1 . . .', '. . . .', '. . . .', '. . . .'); // 0, then 1
});

scene('a stroke writes one clue into all its cells, as one step', async (page) => {
  const blank = await blankBoard(page);
  await page.locator('.dock [data-pen="1"]').click();
  const [from, to] = [await pointOf(page, blank, 'r1c1'), await pointOf(page, blank, 'r1c3')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await board(page, '1 1 1 .', '. . . .', '. . . .', '. . . .');
  await page.keyboard.press('Control+z');
  await board(page, '. . . .', '. . . .', '. . . .', '. . . .');
});

scene('a large board stays where it was scrolled to', async (page) => {
  const { sheet } = await ask('blank', { family: 'takuzu', width: 36, height: 36 });
  await page.goto(await pageOf('set', sheet.puzzle));
  const box = page.locator('.set-desk .board-box.scrolls');
  await box.waitFor();
  await page.locator('.dock [data-pen="1"]').click();
  const scrolled = () => box.evaluate((node) => [node.scrollLeft, node.scrollTop]);
  await box.evaluate((node) => node.scrollTo(50, 40));
  assert.deepEqual(await scrolled(), [50, 40]);
  await click(page, sheet, 'r14c14');
  await page.waitForFunction((before) => location.href !== before, page.url());
  assert.deepEqual(await scrolled(), [50, 40]);
});

scene('clues that clash can be taken away one by one', async (page) => {
  await page.goto(await pageOf('set', 'grille 1 sudoku\nblocks = 2x2\nboard\n1 2 3 .\n. . . 4\n. . . .\n. . . .\n'));
  const first = page.locator('.offers li').first();
  const place = await first.locator('.where').textContent();
  await first.getByRole('button', { name: say('set-take-away') }).click();
  await page.getByRole('heading', { name: say('set-verdict-none'), exact: true }).waitFor({ state: 'detached' });
  assert.doesNotMatch(await page.locator('.margin').innerText(), new RegExp(place));
});

/** An empty takuzu on the desk, and what it is. */
async function blankBoard(page) {
  const { sheet } = await ask('blank', { family: 'takuzu', width: 4, height: 4 });
  await page.goto(await pageOf('set', sheet.puzzle));
  await page.locator('.set-desk .field').waitFor();
  return sheet;
}

/** Edits are answered only once the function that this gives has been called. */
async function heldEdits(page) {
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  await page.route('**/ask', async (route) => {
    if (JSON.parse(route.request().postData()).ask === 'edit') await held;
    await route.continue();
  });
  return release;
}

/** Waits until these are the rows of the board in the address. */
async function board(page, ...rows) {
  const wanted = rows.join('\n');
  let found = '';
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(20)) {
    found = (await puzzleIn(page)).split('board\n')[1].trim();
    if (found === wanted) return;
  }
  assert.equal(found, wanted);
}

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
