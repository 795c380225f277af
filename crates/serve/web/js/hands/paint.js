// @ts-check
// The hand for few values: tap writes, drag paints over like cells on one axis, keys move and write.

import { cellPlace, readPlace } from '../board/place.js';
import { gestures } from './pointer.js';
import { isErase, step, valueOf } from './keys.js';
import { cycle, locked, otherPen, path, toggled } from './strokes.js';
import { el } from '../dom.js';

/** @typedef {import('./hand.js').Board} Board @typedef {import('./hand.js').Options} Options */

/** @param {Board} board @param {Options} options */
export function paintHand(board, options) {
  const { sheet, field } = board;
  const pens = sheet.pens;
  const other = otherPen(sheet);
  const tag = el('span', { class: 'stroke-tag', hidden: true, 'aria-hidden': 'true' });
  field.append(tag);

  /** A seat that may be written on. @param {string | null} place */
  const free = (place) => {
    const seat = place === null ? undefined : board.seatOf(place);
    return seat !== undefined && sheet.seats[seat].given === null ? seat : null;
  };
  const pen = (/** @type {boolean} */ isOther) => {
    const main = options.pen?.() ?? pens[0];
    if (!isOther) return main;
    return main === other ? pens[0] : other;
  };
  const next = (/** @type {number | null} */ value, /** @type {number | string | null} */ with_) => (with_ === 'cycle' ? cycle(value, pens) : toggled(value, /** @type {number} */ (with_)));
  const write = (/** @type {{seat: number, value: number | null}[]} */ changes) => {
    for (const { seat, value } of changes) board.set(seat, value);
    if (changes.length) options.onStroke?.(changes);
  };

  /** @type {{from: number | null, to: number | null, start: {row: number, column: number}, last: {row: number, column: number}, axis: 'row' | 'column' | null, painted: Map<number, null | number>} | null} */
  let drag = null;

  /** @param {import('./pointer.js').Point} point @param {boolean} isOther */
  function begin(point, isOther) {
    const place = board.placeAt(point);
    const seat = free(place);
    const at = readPlace(place ?? '');
    if (seat === null || at.kind !== 'cell') return false;
    const from = board.value(seat);
    drag = { from, to: next(from, pen(isOther)), start: at, last: at, axis: null, painted: new Map() };
    paintTo(at);
    return true;
  }

  const stop = gestures(field, {
    tap(point, isOther) {
      const place = board.placeAt(point);
      const seat = free(place);
      if (place) board.focus(place);
      if (seat !== null) write([{ seat, value: next(board.value(seat), pen(isOther)) }]);
    },
    begin,
    hold: (point) => begin(point, true),
    move(point) {
      const { row, column } = board.at(point);
      paintTo({ row: Math.min(Math.max(Math.floor(row), 0), sheet.height - 1), column: Math.min(Math.max(Math.floor(column), 0), sheet.width - 1) });
    },
    end() {
      if (!drag) return;
      const { to, painted, last } = drag;
      drag = null;
      tag.hidden = true;
      board.focus(cellPlace(last.row, last.column));
      if (painted.size) options.onStroke?.([...painted.keys()].map((seat) => ({ seat, value: to })));
    },
    cancel() {
      if (!drag) return;
      for (const [seat, value] of drag.painted) board.set(seat, value);
      drag = null;
      tag.hidden = true;
    },
  });

  /** @param {{row: number, column: number}} at */
  function paintTo(at) {
    if (!drag) return;
    const isLocked = options.axis?.() ?? true;
    if (isLocked && !drag.axis && (at.row !== drag.start.row || at.column !== drag.start.column)) {
      drag.axis = Math.abs(at.row - drag.start.row) > Math.abs(at.column - drag.start.column) ? 'column' : 'row';
    }
    const to = isLocked ? locked(drag.start, at, drag.axis) : at;
    const cells = isLocked ? path(drag.start, to) : path(drag.last, to);
    const wanted = new Set(cells.flatMap(({ row, column }) => {
      const seat = free(cellPlace(row, column));
      return seat !== null && (drag?.painted.has(seat) || board.value(seat) === drag?.from) ? [seat] : [];
    }));
    if (isLocked) for (const [seat, value] of drag.painted) if (!wanted.has(seat)) { board.set(seat, value); drag.painted.delete(seat); }
    for (const seat of wanted) if (!drag.painted.has(seat)) { drag.painted.set(seat, drag.from); board.set(seat, drag.to); }
    drag.last = to;
    showLength(to, drag.painted.size);
  }

  /** @param {{row: number, column: number}} at @param {number} length */
  function showLength(at, length) {
    tag.hidden = length < 2;
    tag.textContent = String(length);
    tag.style.setProperty('--r', String(at.row));
    tag.style.setProperty('--c', String(at.column));
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const here = readPlace(board.here() ?? '');
    if (here.kind !== 'cell' || event.altKey) return;
    const to = step(event, here, sheet);
    const seat = free(board.here());
    if (to) {
      if (event.shiftKey) paintOn(here, to);
      board.focus(cellPlace(to.row, to.column));
    } else if (event.ctrlKey || event.metaKey) return;
    else if (seat === null) return;
    else if (event.key === ' ') write([{ seat, value: cycle(board.value(seat), pens) }]);
    else if (event.key === 'Enter') write([{ seat, value: next(board.value(seat), pen(false)) }]);
    else if (isErase(event)) write([{ seat, value: null }]);
    else {
      const value = valueOf(event, sheet.values) ?? (event.key.toLowerCase() === 'x' ? other : null);
      if (value === null || event.shiftKey) return;
      write([{ seat, value: toggled(board.value(seat), value) }]);
    }
    event.preventDefault();
    if (!to || event.shiftKey) board.tell();
  }

  /** The next cell gets what this one has; an empty one is written first. @param {{row: number, column: number}} here @param {{row: number, column: number}} to */
  function paintOn(here, to) {
    const seats = path(here, to).map(({ row, column }) => free(cellPlace(row, column))).filter((seat) => seat !== null);
    const first = free(cellPlace(here.row, here.column));
    const main = pen(false);
    const value = (first === null ? null : board.value(first)) ?? (main === 'cycle' ? pens[0] : /** @type {number} */ (main));
    write(seats.filter((seat) => board.value(seat) === null).map((seat) => ({ seat, value })));
  }

  field.addEventListener('keydown', key);
  return () => {
    stop();
    field.removeEventListener('keydown', key);
  };
}
