// @ts-check
// The hand for many values: taps and drags select, digits write or pencil, keys move and extend.

import { cellPlace, readPlace } from '../board/place.js';
import { gestures } from './pointer.js';
import { isErase, step, valueOf } from './keys.js';

/** @typedef {import('./hand.js').Board} Board @typedef {import('./hand.js').Options} Options */

/** @param {Board} board @param {Options} options */
export function writeHand(board, options) {
  const { sheet, field } = board;
  /** @type {number[]} */
  let selected = [];
  /** @type {{row: number, column: number} | null} */
  let anchor = null;
  let pencilOnce = false;

  /** @param {number[]} seats */
  function select(seats) {
    selected = seats;
    board.select(seats);
    options.onSelect?.(seats);
  }

  /** @param {string | null} place @param {boolean} [keep] */
  function choose(place, keep) {
    const seat = place === null ? undefined : board.seatOf(place);
    if (place === null || seat === undefined) return;
    board.focus(place);
    if (keep) select(selected.includes(seat) ? selected.filter((one) => one !== seat) : [...selected, seat]);
    else select([seat]);
  }

  const stop = gestures(field, {
    tap(point, other) {
      choose(board.placeAt(point), Boolean(point.ctrlKey || point.metaKey));
      pencilOnce = other;
      options.onOnce?.(other);
    },
    begin(point) {
      choose(board.placeAt(point), Boolean(point.ctrlKey || point.metaKey));
      return selected.length > 0;
    },
    move(point) {
      const place = board.at(point).isInside ? board.placeAt({ ...point, clientX: point.clientX, clientY: point.clientY }) : null;
      const seat = place === null ? undefined : board.seatOf(place);
      if (place === null || seat === undefined || selected.includes(seat)) return;
      board.focus(place);
      select([...selected, seat]);
    },
    end() {},
    cancel() {},
  });

  /** Writes a value or a mark into all that is selected; again takes it away. @param {number} value @param {boolean} asMark */
  function enter(value, asMark) {
    const seats = selected.filter((seat) => sheet.seats[seat].given === null);
    if (!seats.length) return;
    if (asMark && sheet.notes) {
      const open = seats.filter((seat) => board.value(seat) === null);
      const all = open.every((seat) => board.pencil(seat)?.includes(value));
      const changes = open.map((seat) => {
        const rest = (board.pencil(seat) ?? []).filter((one) => one !== value);
        const values = all ? rest : [...rest, value].sort((a, b) => a - b);
        return { seat, values: values.length ? values : null };
      });
      if (changes.length) options.onMarks?.(changes);
    } else {
      const all = seats.every((seat) => board.value(seat) === value);
      options.onStroke?.(seats.map((seat) => ({ seat, value: all ? null : value })));
    }
  }

  function erase() {
    const seats = selected.filter((seat) => sheet.seats[seat].given === null);
    const filled = seats.filter((seat) => board.value(seat) !== null);
    if (filled.length) options.onStroke?.(filled.map((seat) => ({ seat, value: null })));
    else if (seats.some((seat) => board.pencil(seat))) options.onMarks?.(seats.map((seat) => ({ seat, values: null })));
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const here = readPlace(board.here() ?? '');
    if (here.kind !== 'cell' || event.altKey) return;
    const to = step(event, here, sheet);
    if (to) move(event, here, to);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === ' ') options.onSwitch?.();
    else if (isErase(event) || event.key.toLowerCase() === 'x') { if (!selected.length) choose(board.here()); erase(); }
    else {
      const value = valueOf(event, sheet.values);
      if (value === null) return;
      if (!selected.length) choose(board.here());
      press(value, event.shiftKey);
    }
    event.preventDefault();
    if (!to && event.key !== ' ') board.tell();
  }

  /** @param {KeyboardEvent} event @param {{row: number, column: number}} here @param {{row: number, column: number}} to */
  function move(event, here, to) {
    const place = cellPlace(to.row, to.column);
    if (!event.shiftKey) { anchor = null; return choose(place); }
    anchor ??= here;
    board.focus(place);
    return select(rectangle(anchor, to).flatMap((cell) => board.seatOf(cell) ?? []));
  }

  /** A digit of keyboard or pad; `other`: Shift is held. @param {number} value @param {boolean} other */
  function press(value, other) {
    const asMark = (options.pen?.() === 'mark') !== (other || pencilOnce);
    pencilOnce = false;
    options.onOnce?.(false);
    enter(value, asMark);
  }

  const arrive = (/** @type {FocusEvent} */ event) => {
    const place = board.placeOf(event.target);
    const seat = place === null ? undefined : board.seatOf(place);
    if (seat !== undefined && !selected.length) select([seat]);
  };
  field.addEventListener('keydown', key);
  field.addEventListener('focusin', arrive);
  board.press = press;
  board.erase = erase;
  return () => {
    stop();
    field.removeEventListener('keydown', key);
    field.removeEventListener('focusin', arrive);
  };
}

/** All cells of a rectangle. @param {{row: number, column: number}} a @param {{row: number, column: number}} b */
function rectangle(a, b) {
  const places = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row += 1) {
    for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column += 1) places.push(cellPlace(row, column));
  }
  return places;
}
