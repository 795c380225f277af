// @ts-check
// What a screen reader is told of a cell: where it is, what stands there, the clue of a line when it is entered.

import { readPlace, seatsByPlace } from './place.js';
import { say } from '../words.js';

/** @typedef {import('./place.js').Sheet} Sheet */

/** @param {Sheet} sheet @returns {(entries: (number | null)[], marks: (number[] | null)[], place: string) => string} */
export function speaker(sheet) {
  const seats = seatsByPlace(sheet);
  const names = new Map(sheet.values.map((value) => [value.value, value]));
  const printed = new Map(sheet.printed.map((one) => [one.place, one.text]));
  const reach = sheet.hand === 'join' ? spansOf(sheet) : null;
  return (entries, marks, place) => {
    if (reach && printed.has(place)) return island(sheet, place, printed.get(place) ?? '', reach.get(place) ?? [], entries);
    const at = readPlace(place);
    if (at.kind !== 'cell') return place;
    const seat = seats.get(place) ?? -1;
    const what = [];
    const given = sheet.seats[seat]?.given ?? null;
    const value = entries[seat] ?? null;
    const name = value === null ? '' : names.get(value)?.name ?? String(value);
    if (given !== null) what.push(say('play-given', { text: name }));
    else if (printed.has(place)) what.push(printed.get(place));
    if (given === null && name) what.push(name);
    const pencilled = value === null ? marks[seat] ?? [] : [];
    if (pencilled.length) what.push(say('play-pencilled', { list: pencilled.map((one) => names.get(one)?.word ?? one).join(' ') }));
    if (!what.length) what.push(say('play-empty'));
    return say('play-cell', { row: at.row + 1, column: at.column + 1, what: what.join(', ') });
  };
}

/** Which way a span leaves an island. @typedef {{seat: number, way: 'north' | 'south' | 'east' | 'west', to: string}} Reach */

/** The spans at each island. @param {Sheet} sheet @returns {Map<string, Reach[]>} */
export function spansOf(sheet) {
  /** @type {Map<string, Reach[]>} */
  const spans = new Map();
  const add = (/** @type {string} */ place, /** @type {Reach} */ reach) => spans.set(place, [...(spans.get(place) ?? []), reach]);
  sheet.seats.forEach((one, seat) => {
    const [from, to] = one.place.split('-');
    const at = readPlace(one.place);
    if (at.kind !== 'span') return;
    const flat = at.row === at.toRow;
    add(from, { seat, way: flat ? 'east' : 'south', to });
    add(to, { seat, way: flat ? 'west' : 'north', to: from });
  });
  return spans;
}

const ORDER = ['north', 'east', 'south', 'west'];

/** "Island 6: 4 of 6, two east, two south". @param {Sheet} sheet @param {string} place @param {string} clue @param {Reach[]} reaches @param {(number | null)[]} entries */
function island(sheet, place, clue, reaches, entries) {
  const built = [...reaches].sort((a, b) => ORDER.indexOf(a.way) - ORDER.indexOf(b.way))
    .map(({ seat, way }) => ({ way, count: entries[seat] }));
  const sum = built.reduce((total, { count }) => total + (count ?? 0), 0);
  const told = built.flatMap(({ way, count }) => (count === null ? [] : [count === 0 ? say(`play-none-${way}`) : say(`play-${way}`, { n: count })]));
  const where = readPlace(place);
  const at = where.kind === 'cell' ? say('play-at', { row: where.row + 1, column: where.column + 1 }) : '';
  return [say('play-island', { clue, sum }), ...told, at].filter(Boolean).join(', ');
}
