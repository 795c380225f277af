// A game in a page: opened, looked at, and known to be finished.
import { decodePuzzle } from '../../../web/js/address.js';
import { pageOf } from './desk.mjs';

/** Opens a puzzle to be played and waits until its cells are there. */
export async function play(page, text) {
  await page.goto(await pageOf('play', text));
  await page.locator('.desk [role=grid]').waitFor();
}

/** Waits until the board is recognised as finished. */
export const finished = (page) => page.locator('.board.is-solved').waitFor();

/** What the browser has kept of the only game there is. */
export const kept = (page) => page.evaluate(() => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('grille.game.'));
  return key ? JSON.parse(localStorage.getItem(key)) : null;
});

/** Waits until the browser has kept the only game with so many strokes, or in such a state. */
export const keeps = (page, wanted) => page.waitForFunction(({ strokes, state }) => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('grille.game.'));
  const game = key ? JSON.parse(localStorage.getItem(key)) : null;
  return game && (strokes === undefined || game.past.length === strokes) && (state === undefined || game.state === state);
}, wanted);

/** What the cells say, in reading order. */
export const spoken = (page) => page.locator('.desk [role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));

/** The puzzle in the address of a page. */
export const puzzleIn = (page) => decodePuzzle(new URL(page.url()).hash);
