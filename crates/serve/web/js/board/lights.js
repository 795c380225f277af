// @ts-check
// Hint roles by shape, never by hue alone: ring, hatched frame, dashed ring, wavy frame, split cell.

import { svg } from '../dom.js';
import { cellsOf, printedCells, readPlace } from './place.js';
import { UNIT, miniature, round, square } from './looks.js';

/**
 * @typedef {import('./place.js').Sheet} Sheet @typedef {{layer: string, node: SVGElement}} Part
 * @typedef {{isDark: (row: number, column: number) => boolean, isPencilled: (place: string) => boolean}} Ground
 *   is a cell shaded, so that a ring needs a halo? do pencil marks stand at a place?
 */

/**
 * The shapes of some lights. Cells of one cue that touch get one ring around all of them.
 * @param {Sheet} sheet @param {{place: string, cue: string}[]} lights
 * @param {Ground} ground
 * @returns {Part[]}
 */
export function shapes(sheet, lights, ground) {
  /** @type {Part[]} */
  const parts = [];
  const islands = sheet.lattice === 'points' ? printedCells(sheet) : new Map();
  const hasClues = sheet.left > 0 || sheet.above > 0;
  const where = new Map();
  const isPencilled = lights.some(({ place }) => ground.isPencilled(place));
  for (const { place, cue } of lights.filter((light) => isSeen(light, lights))) {
    const at = readPlace(place);
    if (at.kind === 'span') { parts.push(...spanShape(at, cue)); continue; }
    if (islands.has(place)) { parts.push(...island(at, cue)); continue; }
    const isLine = at.kind !== 'cell';
    if (isLine && hasClues && cue !== 'where') continue; // the clue wears the shape, see clues.js
    if (cue === 'where') for (const [row, column] of cellsOf(sheet, place)) where.set(`${row},${column}`, [row, column]);
    else if (isLine) parts.push(...framed(cellsOf(sheet, place), cue));
    else if (at.kind === 'cell') parts.push(...cellShape(at.row, at.column, cue, ground.isDark(at.row, at.column), isPencilled));
  }
  if (where.size) parts.push(...whereShape([...where.values()], where));
  return parts;
}

/** A reason is not framed where its line is lit already, or where something follows. @param {{place: string, cue: string}} light @param {{place: string, cue: string}[]} lights */
function isSeen({ place, cue }, lights) {
  if (cue !== 'because') return true;
  const isLine = place.includes(' ');
  return !lights.some((other) => other.place === place && other.cue === (isLine ? 'where' : 'follows'));
}

/** Wash, and one ring around all. @param {number[][]} cells @param {Map<string, any>} set @returns {Part[]} */
function whereShape(cells, set) {
  const wash = cells.map(([row, column]) => square(column * UNIT, row * UNIT, UNIT)).join('');
  return [
    { layer: 'wash', node: svg('path', { class: 'f-where', d: wash }) },
    { layer: 'rings', node: svg('path', { class: 'h-where', d: outline(cells, (row, column) => set.has(`${row},${column}`)) }) },
  ];
}

/** Edges between cells within and cells without. @param {number[][]} cells @param {(row: number, column: number) => boolean} has */
export function outline(cells, has) {
  return cells.map(([row, column]) => {
    const [x, y] = [column * UNIT, row * UNIT];
    return (has(row - 1, column) ? '' : `M${x} ${y}h${UNIT}`) + (has(row + 1, column) ? '' : `M${x} ${y + UNIT}h${UNIT}`)
      + (has(row, column - 1) ? '' : `M${x} ${y}v${UNIT}`) + (has(row, column + 1) ? '' : `M${x + UNIT} ${y}v${UNIT}`);
  }).join('');
}

/** How far a frame stands from the edge of its cell; where pencil marks stand it stays outside of them. @type {Record<string, [number, number]>} */
const INSET = { because: [5, 2.6], follows: [6, 6], wrong: [4.6, 3.2] };

/** @param {number} row @param {number} column @param {string} cue @param {boolean} dark @param {boolean} isPencilled @returns {Part[]} */
function cellShape(row, column, cue, dark, isPencilled) {
  const [x, y] = [column * UNIT, row * UNIT];
  const inset = (INSET[cue] ?? [5, 5])[isPencilled ? 1 : 0];
  const frame = square(x + inset, y + inset, UNIT - 2 * inset);
  const halo = dark ? [{ layer: 'rings', node: svg('path', { class: 'h-halo', d: frame }) }] : [];
  const d = cue === 'wrong' ? wavy(x + inset, y + inset, UNIT - 2 * inset, UNIT - 2 * inset) : frame;
  if (cue === 'differs') return [{ layer: 'wash', node: svg('path', { class: 'f-differs', d: square(x, y, UNIT) }) }];
  return [...halo, { layer: 'rings', node: svg('path', { class: `h-${cue}`, d }) }];
}

/** A whole row, column or block: one frame within its edge. @param {number[][]} cells @param {string} cue @returns {Part[]} */
function framed(cells, cue) {
  if (!cells.length) return [];
  const rows = cells.map(([row]) => row);
  const columns = cells.map(([, column]) => column);
  const [x, y] = [Math.min(...columns) * UNIT + 4, Math.min(...rows) * UNIT + 4];
  const [width, height] = [(Math.max(...columns) + 1) * UNIT - 4 - x, (Math.max(...rows) + 1) * UNIT - 4 - y];
  const d = cue === 'wrong' ? wavy(x, y, width, height) : `M${x} ${y}h${width}v${height}h${-width}z`;
  return [{ layer: 'rings', node: svg('path', { class: `h-${cue}`, d }) }];
}

/** A frame of waves, each about 8.8 units long. @param {number} x @param {number} y @param {number} width @param {number} height */
export function wavy(x, y, width, height) {
  const side = (/** @type {number} */ length, /** @type {number} */ dx, /** @type {number} */ dy) => {
    const count = Math.max(1, Math.round(length / 8.8)) * 2 - 1;
    const step = length / count;
    return Array.from({ length: count }, (_, n) => {
      const push = n % 2 ? 2.4 : -2.4;
      return `q${round((dx * step) / 2 - dy * push)} ${round((dy * step) / 2 + dx * push)} ${round(dx * step)} ${round(dy * step)}`;
    }).join('');
  };
  return `M${round(x)} ${round(y)}${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}z`;
}

/** @param {any} span @param {string} cue @returns {Part[]} */
function spanShape(span, cue) {
  const [x1, y1, x2, y2] = [span.column, span.row, span.toColumn, span.toRow].map((n) => n * UNIT + 20);
  if (cue === 'follows') return [];
  const line = `M${x1} ${y1}L${x2} ${y2}`;
  if (cue === 'where') return [{ layer: 'wash', node: svg('path', { class: 'b-where-edge', d: line }) }, { layer: 'wash', node: svg('path', { class: 'b-where', d: line }) }];
  if (cue === 'because') return [{ layer: 'wash', node: svg('path', { class: 'b-hatch', d: line }) }];
  const flat = y1 === y2;
  const d = flat ? wavy(x1 + 16, y1 - 7, x2 - x1 - 32, 14) : wavy(x1 - 7, y1 + 16, 14, y2 - y1 - 32);
  return [{ layer: 'rings', node: svg('path', { class: `h-${cue}`, d }) }];
}

/** A ring around an island; where to look the island itself is lit, see board.js. @param {any} at @param {string} cue @returns {Part[]} */
function island(at, cue) {
  if (cue === 'where') return [];
  const [cx, cy] = [at.column * UNIT + 20, at.row * UNIT + 20];
  return [{ layer: 'rings', node: svg('circle', { class: `h-${cue}`, cx, cy, r: 17.5 }) }];
}

/**
 * Two values in one cell, split on its diagonal; fills fill their half.
 * @param {string} place @param {import('./place.js').Look[][]} two the looks of both @returns {Part[]}
 */
export function split(place, two) {
  const at = readPlace(place);
  if (at.kind !== 'cell') return spanShape(at, 'differs');
  const [x, y] = [at.column * UNIT, at.row * UNIT];
  /** @type {Part[]} */
  const parts = [
    { layer: 'wash', node: svg('path', { class: 'f-differs', d: square(x, y, UNIT) }) },
    { layer: 'rings', node: svg('path', { class: 'h-differs', d: `${square(x, y, UNIT)}M${x + UNIT} ${y}l${-UNIT} ${UNIT}` }) },
  ];
  const halves = [`M${x + 2.5} ${y + 2.5}h33L${x + 2.5} ${y + 35.5}z`, `M${x + 37.5} ${y + 37.5}h-33L${x + 37.5} ${y + 4.5}z`];
  two.slice(0, 2).forEach((looks, n) => {
    const filled = looks.find((look) => look.shape === 'fill');
    const colour = filled?.ink?.startsWith('#') ? filled.ink : null;
    if (filled) parts.push({ layer: 'fills', node: svg('path', { class: colour ? 'f-paint' : 'f-shade', d: halves[n], fill: colour }) });
    else parts.push({ layer: 'text', node: miniature(looks, place, [x + 11 + 18 * n, y + 11.5 + 17 * n], 0.58, 'is-split') });
  });
  return parts;
}
