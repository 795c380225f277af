// @ts-check
// Strokes as pure sums: what a tap makes of a value, which cells lie on the way, how a drag keeps its axis.

/** @typedef {{row: number, column: number}} Cell */

/** Writes a value; where it stands already, clears it. @param {number | null} value @param {number} pen */
export const toggled = (value, pen) => (value === pen ? null : pen);

/** The next of all pens, then nothing, then the first again. @param {number | null} value @param {number[]} pens @returns {number | null} */
export function cycle(value, pens) {
  if (value === null) return pens[0] ?? null;
  return pens[pens.indexOf(value) + 1] ?? null;
}

/** What the other button writes: the mark for nothing there, else the second pen. @param {{pens: number[], values: {value: number, looks: {shape: string}[]}[]}} sheet */
export function otherPen({ pens, values }) {
  const cross = values.find((value) => value.looks[0]?.shape === 'cross' && pens.includes(value.value));
  return cross?.value ?? pens[1] ?? pens[0];
}

/** Bridges on a span: one more, and after the most none. @param {number | null} value @param {number} most @returns {number | null} */
export const oneMore = (value, most) => ((value ?? 0) >= most ? null : (value ?? 0) + 1);

/** The end of a drag, moved onto its axis. @param {Cell} from @param {Cell} to @param {'row' | 'column' | null} axis @returns {Cell} */
export function locked(from, to, axis) {
  if (axis === 'row') return { row: from.row, column: to.column };
  if (axis === 'column') return { row: to.row, column: from.column };
  return to;
}

/** The cells from one to another, both included, without a gap. @param {Cell} from @param {Cell} to @returns {Cell[]} */
export function path(from, to) {
  const steps = Math.max(Math.abs(to.row - from.row), Math.abs(to.column - from.column));
  return Array.from({ length: steps + 1 }, (_, n) => ({
    row: Math.round(from.row + ((to.row - from.row) * n) / (steps || 1)),
    column: Math.round(from.column + ((to.column - from.column) * n) / (steps || 1)),
  }));
}
