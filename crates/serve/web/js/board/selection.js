// @ts-check
// What is selected: a ring on its cells, and in wash every cell that shares a group with the only one.

import { svg } from '../dom.js';
import { UNIT, square } from './looks.js';
import { readPlace } from './place.js';

/**
 * @param {import('./place.js').Sheet} sheet @param {number[]} seats
 * @param {(parts: {layer: string, node: SVGElement}[]) => void} draw @param {Map<string, HTMLElement>} cells
 */
export function showSelection(sheet, seats, draw, cells) {
  const chosen = new Set(seats.map((seat) => sheet.seats[seat].place));
  for (const cell of cells.values()) if (cell.classList.contains('is-here') && !chosen.has(cell.dataset.place ?? '')) { cell.classList.remove('is-here'); cell.removeAttribute('aria-selected'); }
  for (const place of chosen) { cells.get(place)?.classList.add('is-here'); cells.get(place)?.setAttribute('aria-selected', 'true'); }
  const peers = seats.length === 1 ? peersOf(sheet, seats[0]) : new Set();
  const squares = [...peers].flatMap((seat) => {
    const at = readPlace(sheet.seats[seat].place);
    return at.kind === 'cell' ? [square(at.column * UNIT, at.row * UNIT, UNIT)] : [];
  });
  draw(squares.length ? [{ layer: 'wash', node: svg('path', { class: 'f-wash', d: squares.join('') }) }] : []);
}

/** Seats that share a group with this one. @param {import('./place.js').Sheet} sheet @param {number} seat @returns {Set<number>} */
export function peersOf(sheet, seat) {
  const peers = new Set((sheet.groups ?? []).filter((group) => group.includes(seat)).flat());
  peers.delete(seat);
  return peers;
}
