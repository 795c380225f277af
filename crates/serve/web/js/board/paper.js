// @ts-check
// The printed part of a board: ground, squares, dots, lines, givens, islands, on layers in drawing order.

import { svg } from '../dom.js';
import { printedCells, range, readPlace, cellPlace } from './place.js';
import { UNIT, letter, square } from './looks.js';

/** @typedef {import('./place.js').Sheet} Sheet */

/** From the lowest to the highest: wash, fills, lines, marks, text, rings. */
export const LAYERS = ['wash', 'fills', 'lines', 'marks', 'text', 'rings'];

/**
 * @param {Sheet} sheet
 * @returns {{root: SVGElement, layers: Record<string, SVGElement>, texts: Map<string, SVGElement>, islands: Map<string, SVGElement>}}
 */
export function paper(sheet) {
  /** @type {Record<string, SVGElement>} */
  const layers = Object.fromEntries(LAYERS.map((name) => [name, svg('g', { class: `layer-${name}` })]));
  const ground = svg('g', null, drawGround(sheet));
  const root = svg('svg', { viewBox: `0 0 ${sheet.width * UNIT} ${sheet.height * UNIT}`, 'aria-hidden': 'true' }, ground, LAYERS.map((name) => layers[name]));
  layers.lines.append(...drawLines(sheet));
  const { texts, islands } = drawPrinted(sheet, layers);
  return { root, layers, texts, islands };
}

/** @param {Sheet} sheet @returns {SVGElement[]} */
function drawGround(sheet) {
  const nodes = [];
  if (sheet.ground) nodes.push(svg('rect', { width: sheet.width * UNIT, height: sheet.height * UNIT, fill: sheet.ground }));
  if (sheet.lattice === 'squares') nodes.push(svg('path', { class: 'f-check', d: everyCell(sheet, (row, column) => (row + column) % 2 === 1, (x, y) => square(x, y, UNIT)) }));
  if (sheet.lattice === 'points') {
    const taken = printedCells(sheet);
    nodes.push(svg('path', { class: 'l-dots', d: everyCell(sheet, (row, column) => !taken.has(cellPlace(row, column)),
      (x, y) => `M${x + 18.7} ${y + 20}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0`) }));
  }
  return nodes;
}

/** @param {Sheet} sheet @param {(row: number, column: number) => boolean} wanted @param {(x: number, y: number) => string} draw */
function everyCell(sheet, wanted, draw) {
  return range(sheet.height).flatMap((row) => range(sheet.width).filter((column) => wanted(row, column))
    .map((column) => draw(column * UNIT, row * UNIT))).join('');
}

/** Thin lines between cells and a frame, where the board has cells; what the sheet draws itself is bold. @param {Sheet} sheet @returns {SVGElement[]} */
function drawLines(sheet) {
  const [width, height] = [sheet.width * UNIT, sheet.height * UNIT];
  const bold = sheet.lines.map(({ from, to }) => `M${from[0] * UNIT} ${from[1] * UNIT}L${to[0] * UNIT} ${to[1] * UNIT}`).join('');
  if (sheet.lattice === 'points') return [svg('path', { class: 'l-bold', d: bold })];
  const thin = range(sheet.width).slice(1).map((n) => `M${n * UNIT} 0V${height}`).join('') + range(sheet.height).slice(1).map((n) => `M0 ${n * UNIT}H${width}`).join('');
  return [svg('path', { class: 'l-thin', d: thin }), svg('path', { class: 'l-bold', d: `${bold}M0 0H${width}V${height}H0Z` })];
}

/** @param {Sheet} sheet @param {Record<string, SVGElement>} layers */
function drawPrinted(sheet, layers) {
  /** @type {Map<string, SVGElement>} */
  const texts = new Map();
  /** @type {Map<string, SVGElement>} */
  const islands = new Map();
  for (const [place, one] of printedCells(sheet)) {
    const at = readPlace(place);
    if (at.kind !== 'cell') continue;
    const [x, y] = [at.column * UNIT + 20, at.row * UNIT + 20];
    const isIsland = sheet.lattice === 'points';
    if (sheet.lattice === 'squares') continue; // pieces are drawn as pieces, by their seats
    if (isIsland) {
      const disc = svg('circle', { class: 'i-open', cx: x, cy: y, r: 15.5 });
      islands.set(place, disc);
      layers.text.append(disc);
    }
    const text = letter(x, y, isIsland ? 21 : 26, 't-given', one.text, one.ink.startsWith('#') ? one.ink : null);
    texts.set(place, text);
    layers.text.append(text);
  }
  return { texts, islands };
}
