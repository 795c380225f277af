// @ts-check
// How a value looks at its seat: fills, words, crosses, rings, pieces, strands, as SVG on 40 units a cell.

import { svg } from '../dom.js';
import { readPlace } from './place.js';

/** @typedef {import('./place.js').Look} Look @typedef {import('./place.js').Place} Place */

/** Units of the drawing in a cell. */
export const UNIT = 40;

const CROWN = 'M8 30.5h24l-1.2-4.3H9.2zM9 24.7 5.8 12.5l7 6L14.6 8l5.4 8.8L25.4 8l1.8 10.5 7-6L31 24.7z';

/** Roles of ink that have a class; anything else is a colour of the puzzle's own. @param {string | undefined} ink */
const own = (ink) => (ink?.startsWith('#') ? ink : null);

/** @param {number} x @param {number} y @param {number} size @param {string} kind @param {string} text @param {string | null} [colour] */
export function letter(x, y, size, kind, text, colour) {
  const scaled = text.length > 1 ? size * (text.length > 2 ? 0.56 : 0.76) : size;
  const drop = kind.includes('t-given') ? 0.335 : 0.355;
  return svg('text', { class: `t ${kind}`, x, y: round(y + scaled * drop), 'font-size': round(scaled), fill: colour ?? null }, text);
}

/** @param {number} n */
export const round = (n) => Math.round(n * 100) / 100;

/** The looks of each value; what is known to be nothing gets a cross. @param {import('./place.js').Sheet} sheet @returns {Map<number, Look[]>} */
export const looksOf = (sheet) => new Map(sheet.values.map(({ value, looks }) => [value, looks.length ? looks : [{ shape: 'cross' }]]));

/** Black or white, whichever is read better on a colour. @param {string} colour */
export function readable(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#17191E' : '#FFFFFF';
}

/**
 * A value at its place, each part with the layer on which it is drawn.
 * @param {Look} look @param {string} place @param {'found' | 'given' | 'ghost'} hand who wrote it
 * @returns {{layer: string, node: SVGElement}[]}
 */
export function drawLook(look, place, hand) {
  const at = readPlace(place);
  if (at.kind === 'span') return drawSpan(look, at, hand);
  if (at.kind !== 'cell') return [];
  const [x, y] = [at.column * UNIT, at.row * UNIT];
  return (CELL[look.shape] ?? (() => []))(look, x, y, hand);
}

/** @type {Record<string, (look: Look, x: number, y: number, hand: string) => {layer: string, node: SVGElement}[]>} */
const CELL = {
  fill(look, x, y, hand) {
    const colour = own(look.ink);
    if (hand === 'ghost') return [{ layer: 'rings', node: svg('path', { class: 'g-fill', d: square(x + 15, y + 15, 10), fill: colour }) }];
    const node = svg('path', { class: colour ? 'f-paint' : 'f-shade', d: square(x + 2.2, y + 2.2, 35.6), fill: colour });
    const sign = colour && look.sign ? [{ layer: 'text', node: letter(x + 20, y + 20, 17, 't-sign', look.sign, readable(colour)) }] : [];
    return [{ layer: 'fills', node }, ...sign];
  },
  word(look, x, y, hand) {
    const kind = { given: 't-given', ghost: 't-ghost' }[hand] ?? 't-found';
    return [{ layer: hand === 'ghost' ? 'rings' : 'text', node: letter(x + 20, y + 20, hand === 'given' ? 26 : 24, kind, look.text ?? '', own(look.ink)) }];
  },
  cross: (_, x, y, hand) => [{ layer: hand === 'ghost' ? 'rings' : 'marks',
    node: svg('path', { class: hand === 'ghost' ? 'm-cross g-cross' : 'm-cross', d: `M${x + 14} ${y + 14}l12 12M${x + 26} ${y + 14}l-12 12` }) }],
  ring: (_, x, y, hand) => [{ layer: 'marks', node: svg('circle', { class: hand === 'ghost' ? 'm-ring g-ring' : 'm-ring', cx: x + 20, cy: y + 20, r: hand === 'ghost' ? 13 : 14.5 }) }],
  piece(look, x, y, hand) {
    const kind = { given: 'q-piece', ghost: 'q-ghost' }[hand] ?? 'q-found';
    return [{ layer: hand === 'ghost' ? 'rings' : 'text', node: svg('path', { class: kind, transform: `translate(${x} ${y})`, d: CROWN }) }];
  },
};

/** @param {Look} look @param {Extract<Place, {kind: 'span'}>} span @param {string} hand */
function drawSpan(look, span, hand) {
  if (look.shape === 'strands') return strands(span, look.count ?? 1, hand);
  const [x, y] = middle(span);
  const node = svg('path', { class: hand === 'ghost' ? 'b-no g-cross' : 'b-no', d: `M${x - 4} ${y - 4}l8 8M${x + 4} ${y - 4}l-8 8` });
  return look.shape === 'cross' ? [{ layer: 'marks', node }] : [];
}

/** Bridges side by side, .2 of a cell apart, with the dots beneath hidden. @param {Extract<Place, {kind: 'span'}>} span @param {number} count @param {string} hand */
function strands(span, count, hand) {
  const [dx, dy] = span.row === span.toRow ? [0, 1] : [1, 0];
  const [x1, y1, x2, y2] = [span.column, span.row, span.toColumn, span.toRow].map((n) => n * UNIT + 20);
  const path = Array.from({ length: count }, (_, n) => (n - (count - 1) / 2) * 8)
    .map((shift) => `M${x1 + shift * dx} ${y1 + shift * dy}L${x2 + shift * dx} ${y2 + shift * dy}`).join('');
  const cover = svg('path', { class: count > 1 ? 'b-clear wide' : 'b-clear', d: `M${x1} ${y1}L${x2} ${y2}` });
  const lines = { layer: 'fills', node: svg('path', { class: hand === 'ghost' ? 'b-ghost' : 'b-bridge', d: path }) };
  return [{ layer: 'fills', node: cover }, lines];
}

/** @param {Extract<Place, {kind: 'span'}>} span */
export const middle = (span) => [((span.column + span.toColumn) / 2) * UNIT + 20, ((span.row + span.toRow) / 2) * UNIT + 20];

/** @param {number} x @param {number} y @param {number} side */
export const square = (x, y, side) => `M${round(x)} ${round(y)}h${side}v${side}h${-side}z`;

/**
 * The looks of a value, small, about a point of the drawing; words keep their weight of `kind`.
 * @param {Look[]} looks @param {string} place @param {[number, number]} about @param {number} scale @param {string} kind @returns {SVGElement}
 */
export function miniature(looks, place, about, scale, kind) {
  const at = readPlace(place);
  const [x, y] = at.kind === 'cell' ? [at.column * UNIT + 20, at.row * UNIT + 20] : about;
  const nodes = looks.flatMap((look) => drawLook(look, place, 'found')).map(({ node }) => node);
  return svg('g', { class: kind, transform: `translate(${about[0]} ${about[1]}) scale(${scale}) translate(${-x} ${-y})` }, nodes);
}
