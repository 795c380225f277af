// @ts-check
// A whole puzzle as one picture, clues at the border included: for paper, for lists, for two solutions.

import { cellsOf } from './board/place.js';
import { thumb } from './board/thumb.js';
import { svg } from './dom.js';

/** @typedef {import('./board/place.js').Sheet} Sheet */

/** Units of one cell in drawings. */
export const UNIT = 40;
/** Room that a border clue takes beside, and above. */
const WIDE = 0.62;
const HIGH = 0.66;

/**
 * @param {Sheet} sheet @param {(number | null)[]} [entries]
 * @param {{differs?: number[], crop?: boolean}} [how] seats to be shown as differing, and whether to show them and their neighbours only
 * @returns {SVGElement}
 */
export function picture(sheet, entries = [], { differs = [], crop = false } = {}) {
  const apart = differs.filter((seat) => wordAt(sheet, seat, entries) !== null);
  const drawing = thumb(sheet, entries.map((value, seat) => (apart.includes(seat) ? null : value)));
  drawing.append(...apart.map((seat) => splitWord(sheet, seat, entries)));
  drawing.append(...sheet.printed.filter((one) => /^(row|column) /.test(one.place)).map(clue));
  const places = differs.map((seat) => sheet.seats[seat].place);
  const cells = places.flatMap((place) => cellsOf(sheet, place));
  drawing.querySelector('.layer-wash')?.append(...cells.map(([row, column]) =>
    svg('rect', { class: 'f-differs', x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT })));
  drawing.setAttribute('viewBox', crop && cells.length ? viewBox(around(sheet, cells), -1.6) : viewBox(whole(sheet), 1));
  return drawing;
}

/** The word that a value is written by, where it is written by a word in a cell. @param {Sheet} sheet @param {number} seat @param {(number | null)[]} entries */
function wordAt(sheet, seat, entries) {
  const look = sheet.values.find((one) => one.value === entries[seat])?.looks[0];
  return look?.shape === 'word' && sheet.seats[seat].given === null ? look.text ?? null : null;
}

/** A value that other solutions do not have. @param {Sheet} sheet @param {number} seat @param {(number | null)[]} entries */
function splitWord(sheet, seat, entries) {
  const [[row, column]] = cellsOf(sheet, sheet.seats[seat].place);
  return svg('text', { class: 't t-split', x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT + 8, 'font-size': 24 }, wordAt(sheet, seat, entries));
}

/** A solution as it is drawn: what an empty place counts as need not be drawn. @param {Sheet} sheet @param {(number | null)[]} entries */
export const finished = (sheet, entries) => entries.map((value) => (value === sheet.rest ? null : value));

/** @param {Sheet['printed'][number]} one */
function clue(one) {
  const [x, y] = one.place.startsWith('row') ? [squeezed(one.at[0], WIDE), one.at[1]] : [one.at[0], squeezed(one.at[1], HIGH)];
  return svg('text', { class: 't t-given', x: x * UNIT, y: y * UNIT + 8, 'font-size': 22, fill: one.ink.startsWith('#') ? one.ink : null }, one.text);
}

/** Clues stand closer together than cells. @param {number} at negative, in cells @param {number} pitch */
const squeezed = (at, pitch) => (at + 0.5) * pitch - 0.4;

/** @param {Sheet} sheet @returns {number[]} left, top, width, height in cells */
function whole(sheet) {
  const left = sheet.left ? (sheet.left - 1) * WIDE + 0.8 : 0;
  const above = sheet.above ? (sheet.above - 1) * HIGH + 0.85 : 0;
  return [-left, -above, sheet.width + left, sheet.height + above];
}

/**
 * The cells, one around them, and at least four by four.
 * @param {Sheet} sheet @param {[number, number][]} cells @returns {number[]}
 */
export function around(sheet, cells) {
  const [top, high] = stretch(cells.map(([row]) => row), sheet.height);
  const [left, wide] = stretch(cells.map(([, column]) => column), sheet.width);
  return [left, top, wide, high];
}

/** @param {number[]} numbers @param {number} room @returns {[number, number]} from and how many */
function stretch(numbers, room) {
  let [from, to] = [Math.max(0, Math.min(...numbers) - 1), Math.min(room, Math.max(...numbers) + 2)];
  while (to - from < Math.min(4, room)) {
    if (to < room) to += 1;
    else from -= 1;
  }
  return [from, to - from];
}

/** @param {number[]} box in cells @param {number} hair room for the frame; less than none hides the lines at the edge */
const viewBox = ([x, y, wide, high], hair) => [x * UNIT - hair, y * UNIT - hair, wide * UNIT + 2 * hair, high * UNIT + 2 * hair].join(' ');
