// @ts-check
// Pencil marks: small words in fixed places of a cell, as many side by side as the sheet says.

import { UNIT, letter } from './looks.js';
import { readPlace } from './place.js';

/** @param {import('./place.js').Sheet} sheet @param {string} place @param {number[]} values @returns {{layer: string, node: SVGElement}[]} */
export function drawMarks(sheet, place, values) {
  const at = readPlace(place);
  const across = sheet.notes?.across ?? 3;
  if (at.kind !== 'cell' || !values.length) return [];
  const [x, y] = [at.column * UNIT, at.row * UNIT];
  if (across > 4) return [{ layer: 'marks', node: letter(x + 20, y + 20, 12, 't-mark', `(${values.length})`) }];
  const size = across > 3 ? 8.2 : 10.5;
  const step = (UNIT - 17) / (across - 1 || 1);
  return values.flatMap((value) => {
    const index = sheet.values.findIndex((one) => one.value === value);
    if (index < 0) return [];
    return [{ layer: 'marks', node: letter(x + 8.5 + (index % across) * step, y + 8.5 + Math.floor(index / across) * step, size, 't-mark', sheet.values[index].word) }];
  });
}
