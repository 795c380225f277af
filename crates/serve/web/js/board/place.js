// @ts-check
// Places as the protocol writes them (`r3c5`, `r1c2-r1c4`, `row 3`, `block 4`), read into numbers from 0.

/**
 * @typedef {Object} Sheet A puzzle as data: docs/protocol.md.
 * @property {string} family @property {string} name @property {string} rules @property {string} [title] @property {string} [author]
 * @property {string} puzzle @property {number} width @property {number} height @property {'cells' | 'points' | 'squares'} lattice
 * @property {number} left @property {number} above @property {string} [ground]
 * @property {{from: number[], to: number[], ink: string}[]} lines
 * @property {{place: string, item: number, at: number[], text: string, ink: string}[]} printed
 * @property {{place: string, given: number | null, most?: number}[]} seats
 * @property {{value: number, word: string, name: string, act?: string, key: string, looks: Look[]}[]} values
 * @property {'paint' | 'write' | 'join'} hand @property {number[]} pens @property {number | null} rest
 * @property {{across: number} | null} notes @property {number[][] | null} [groups]
 * @typedef {{shape: string, ink?: string, sign?: string, text?: string, count?: number}} Look
 * @typedef {{kind: 'cell', row: number, column: number}
 *   | {kind: 'span', row: number, column: number, toRow: number, toColumn: number}
 *   | {kind: 'row' | 'column' | 'other', index: number, name: string}} Place
 */

/** @param {string} text @returns {Place} */
export function readPlace(text) {
  const cell = /^r(\d+)c(\d+)$/.exec(text);
  if (cell) return { kind: 'cell', row: +cell[1] - 1, column: +cell[2] - 1 };
  const span = /^r(\d+)c(\d+)-r(\d+)c(\d+)$/.exec(text);
  if (span) return { kind: 'span', row: +span[1] - 1, column: +span[2] - 1, toRow: +span[3] - 1, toColumn: +span[4] - 1 };
  const line = /^(\S+) (\d+)$/.exec(text);
  if (!line) return { kind: 'other', index: 0, name: text };
  const kind = line[1] === 'row' || line[1] === 'column' ? line[1] : 'other';
  return { kind, index: +line[2] - 1, name: line[1] };
}

/** @param {number} row @param {number} column */
export const cellPlace = (row, column) => `r${row + 1}c${column + 1}`;

/**
 * The cells of a place, as [row, column]; spans give those between their ends, blocks those of the sheet's groups.
 * @param {Sheet} sheet @param {string} text @returns {[number, number][]}
 */
export function cellsOf(sheet, text) {
  const place = readPlace(text);
  if (place.kind === 'cell') return [[place.row, place.column]];
  if (place.kind === 'row') return range(sheet.width).map((column) => [place.index, column]);
  if (place.kind === 'column') return range(sheet.height).map((row) => [row, place.index]);
  if (place.kind === 'span') return between(place);
  return regionOf(sheet, place.index);
}

/** @param {{row: number, column: number, toRow: number, toColumn: number}} span @returns {[number, number][]} */
function between({ row, column, toRow, toColumn }) {
  const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
  return range(Math.max(0, steps - 1)).map((n) => [
    row + Math.sign(toRow - row) * (n + 1), column + Math.sign(toColumn - column) * (n + 1)]);
}

/** Groups that are neither a row nor a column, counted in their order: blocks. @param {Sheet} sheet @param {number} index @returns {[number, number][]} */
function regionOf(sheet, index) {
  const regions = (sheet.groups ?? []).map((seats) => seats.map((seat) => readPlace(sheet.seats[seat].place)))
    .filter((cells) => !straight(cells));
  return (regions[index] ?? []).flatMap((cell) => (cell.kind === 'cell' ? [/** @type {[number, number]} */ ([cell.row, cell.column])] : []));
}

/** @param {Place[]} cells */
function straight(cells) {
  const rows = new Set(cells.map((cell) => (cell.kind === 'cell' ? cell.row : -1)));
  const columns = new Set(cells.map((cell) => (cell.kind === 'cell' ? cell.column : -1)));
  return rows.size === 1 || columns.size === 1;
}

/** @param {number} n */
export const range = (n) => Array.from({ length: n }, (_, i) => i);

/** Seats by their place. @param {Sheet} sheet @returns {Map<string, number>} */
export const seatsByPlace = (sheet) => new Map(sheet.seats.map((seat, index) => [seat.place, index]));

/** Where the islands or other printed things stand in cells: text by place. @param {Sheet} sheet @returns {Map<string, {text: string, ink: string}>} */
export const printedCells = (sheet) => new Map(sheet.printed.filter((one) => /^r\d+c\d+$/.test(one.place)).map((one) => [one.place, one]));
