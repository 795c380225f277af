// Undo takes one stroke back, redo brings it again; a reload finds the game as it was.
import assert from 'node:assert/strict';
import { dealt } from './stage/desk.mjs';
import { finished, keeps, play, spoken } from './stage/game.mjs';
import { writeAll } from './stage/keyboard.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

const cell = '.desk [role=gridcell]';
const says = (page, expected) => page.waitForFunction(([cells, told]) => JSON.stringify([...document.querySelectorAll(cells)].map((one) => one.getAttribute('aria-label'))) === JSON.stringify(told), [cell, expected]);
const blur = (page) => page.evaluate(() => document.activeElement?.blur()); // a cell with the focus also says its line

await sceneForEach('undo, redo, and a reload that restores', async (page, { id }) => {
  const game = await dealt(puzzles[id]);
  await play(page, puzzles[id]);
  const empty = await spoken(page);
  await writeAll(page, { ...game, writes: game.writes.slice(0, 2).map((write) => ({ ...write, value: game.sheet.hand === 'join' ? 1 : write.value })) });
  await blur(page);
  const two = await spoken(page);
  assert.notDeepEqual(two, empty);
  await page.keyboard.press('Control+z');
  const one = await spoken(page);
  await page.keyboard.press('Control+z');
  await says(page, empty);
  await page.keyboard.press('Control+Shift+z');
  await says(page, one);
  await page.keyboard.press('Control+y');
  await says(page, two);
  await keeps(page, { strokes: 2 });
  await page.reload();
  await says(page, two);
  await page.keyboard.press('Control+z');
  await says(page, one);
});

await sceneForEach('a finished game is still finished after a reload', async (page, { id }) => {
  await play(page, puzzles[id]);
  await writeAll(page, await dealt(puzzles[id]));
  await finished(page);
  await keeps(page, { state: 'solved' });
  await page.reload();
  await finished(page);
});
