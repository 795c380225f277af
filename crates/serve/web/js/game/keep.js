// @ts-check
// A game as it is kept between visits, and read back: whatever does not fit the sheet is not believed.

import { newGame } from './game.js';

/**
 * @param {import('./game.js').Game} game @param {import('../board/place.js').Sheet} sheet
 * @param {{left?: number, of?: number, level_name?: string}} known @param {number} now milliseconds
 * @returns {import('../store.js').Saved}
 */
export function toSaved(game, sheet, known, now) {
  return {
    puzzle: sheet.puzzle, family: sheet.family, name: sheet.name, title: sheet.title, width: sheet.width, height: sheet.height,
    state: game.solved ? 'solved' : 'begun', entries: game.entries, marks: game.marks.some(Boolean) ? game.marks : undefined,
    seconds: Math.floor(game.seconds), ...known, at: now,
    past: game.past, future: game.future, points: game.points, ...(game.struck.length ? { struck: game.struck } : {}), ...(game.shown ? { shown: true } : {}),
  };
}

/** @param {any} saved @param {import('../board/place.js').Sheet} sheet @returns {import('./game.js').Game} */
export function fromSaved(saved, sheet) {
  const fresh = newGame(sheet);
  const fits = (/** @type {any} */ list) => Array.isArray(list) && list.length === sheet.seats.length;
  if (!saved || !fits(saved.entries)) return fresh;
  return {
    ...fresh,
    entries: saved.entries,
    marks: fits(saved.marks) ? saved.marks : fresh.marks,
    struck: listOf(saved.struck),
    past: listOf(saved.past), future: listOf(saved.future),
    points: listOf(saved.points).filter((point) => fits(point.entries) && fits(point.marks)),
    seconds: Number(saved.seconds) || 0, solved: saved.state === 'solved', shown: Boolean(saved.shown),
  };
}

/** @param {any} list @returns {any[]} */
const listOf = (list) => (Array.isArray(list) ? list : []);
