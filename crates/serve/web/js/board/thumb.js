// @ts-check
// A board as one cheap picture: for lists, emblems and pairs of solutions; nothing in it can be pressed.

import { attribute } from '../dom.js';
import { drawLook, looksOf } from './looks.js';
import { paper } from './paper.js';

/** @typedef {import('./place.js').Sheet} Sheet */

/** @param {Sheet} sheet @param {(number | null)[]} [entries] @returns {SVGElement} */
export function thumb(sheet, entries = []) {
  const { root, layers, texts } = paper(sheet);
  const values = looksOf(sheet);
  sheet.seats.forEach((seat, index) => {
    const value = entries[index] ?? seat.given;
    if (value === null || value === undefined) return;
    if (seat.given !== null && texts.has(seat.place)) return;
    for (const look of values.get(value) ?? []) {
      for (const { layer, node } of drawLook(look, seat.place, seat.given === null ? 'found' : 'given')) layers[layer].append(node);
      if (look.shape === 'fill') texts.get(seat.place)?.classList.add('t-on-shade');
    }
  });
  root.classList.add('thumb-board');
  attribute(root, 'role', 'presentation');
  return root;
}
