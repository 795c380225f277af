// On a board with more than nine values letters write, even those that ask for help elsewhere.
import assert from 'node:assert/strict';
import { ask } from './stage/desk.mjs';
import { play, spoken } from './stage/game.mjs';
import { reachBoard } from './stage/keyboard.mjs';
import { scene } from './stage/scene.mjs';

scene('letters that are values are written', async (page) => {
  const { sheet } = await ask('blank', { family: 'sudoku', width: 16, height: 16 });
  await play(page, sheet.puzzle);
  await reachBoard(page);
  for (const key of ['c', 'ArrowRight', 'd', 'ArrowRight', 'e']) await page.keyboard.press(key);
  assert.deepEqual((await spoken(page)).slice(0, 2), ['Row 1, column 1: C', 'Row 1, column 2: D']);
  assert.match((await spoken(page))[2], /: E$/);
});
