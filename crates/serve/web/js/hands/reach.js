// @ts-check
// What a point means on an open board: the island it is on, else the span it is next to.

import { readPlace } from '../board/place.js';

/** @typedef {{row: number, column: number}} Point in cells, with fractions; islands stand at .5 */

/** @param {string[]} islands @param {Point} at @param {number} radius @returns {string | null} */
export function nearestIsland(islands, at, radius) {
  for (const island of islands) {
    const place = readPlace(island);
    if (place.kind === 'cell' && Math.hypot(place.row + 0.5 - at.row, place.column + 0.5 - at.column) <= radius) return island;
  }
  return null;
}

/** The span that runs nearest to a point, within a third of a cell. @param {import('../board/place.js').Sheet} sheet @param {Point} at @returns {number | undefined} */
export function nearestSpan(sheet, at) {
  let best;
  let least = 0.42;
  sheet.seats.forEach((seat, index) => {
    const span = readPlace(seat.place);
    if (span.kind !== 'span') return;
    const away = distance(at, span);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

/** @param {Point} at @param {{row: number, column: number, toRow: number, toColumn: number}} span */
function distance(at, span) {
  const flat = span.row === span.toRow;
  const [along, low, high, aside] = flat
    ? [at.column, span.column + 0.5, span.toColumn + 0.5, Math.abs(at.row - span.row - 0.5)]
    : [at.row, span.row + 0.5, span.toRow + 0.5, Math.abs(at.column - span.column - 0.5)];
  return along < low || along > high ? Infinity : aside;
}
