// @ts-check
// The hand for spans: tap a span, or drag from island to island; keys go from island to island.

import { readPlace } from '../board/place.js';
import { spansOf } from '../board/speech.js';
import { gestures } from './pointer.js';
import { ARROWS, character, isErase } from './keys.js';
import { nearestIsland, nearestSpan } from './reach.js';
import { oneMore, toggled } from './strokes.js';

/** @typedef {import('./hand.js').Board} Board @typedef {import('./hand.js').Options} Options */

/** @type {Record<string, 'north' | 'south' | 'east' | 'west'>} */
const WAYS = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };
/** The value that says: no bridge here. */
const NONE = 0;

/** @param {Board} board @param {Options} options */
export function joinHand(board, options) {
  const { sheet, field } = board;
  const spans = spansOf(sheet);
  const islands = [...board.islands];
  const most = (/** @type {number} */ seat) => sheet.seats[seat].most ?? Math.max(...sheet.values.map((value) => value.value));
  /** @type {string | null} */
  let picked = null;
  /** @type {number | null} */
  let last = null;
  /** @type {string | null} */
  let from = null;
  /** @type {number | null} */
  let drawing = null;

  /** @param {number} seat @param {number | null} value */
  function write(seat, value) {
    if (sheet.seats[seat].given !== null) return;
    last = seat;
    board.set(seat, value);
    options.onStroke?.([{ seat, value }]);
  }
  const isNone = (/** @type {boolean} */ other) => (options.pen?.() === NONE) !== other;
  const pressed = (/** @type {number} */ seat, /** @type {boolean} */ other) => (isNone(other) ? toggled(board.value(seat), NONE) : oneMore(board.value(seat), most(seat)));
  const between = (/** @type {string} */ a, /** @type {string} */ b) => spans.get(a)?.find((reach) => reach.to === b)?.seat;

  /** @param {string | null} island */
  function pick(island) {
    picked = island;
    board.pick(island);
  }

  const stop = gestures(field, {
    tap(point, other) {
      board.preview([]);
      const at = board.at(point);
      const island = nearestIsland(islands, at, 0.45);
      const seat = island ? undefined : nearestSpan(sheet, at);
      if (island) {
        const joined = picked === null ? undefined : between(picked, island);
        board.focus(island);
        if (joined !== undefined) { write(joined, pressed(joined, other)); pick(null); } else pick(picked === island ? null : island);
      } else {
        pick(null);
        if (seat !== undefined) write(seat, pressed(seat, other));
      }
    },
    hold(point) {
      const at = board.at(point);
      const seat = nearestIsland(islands, at, 0.45) ? undefined : nearestSpan(sheet, at);
      if (seat !== undefined) board.preview([{ seat, value: pressed(seat, true) }]);
      return false;
    },
    begin(point) {
      from = nearestIsland(islands, board.at(point), 0.6);
      return from !== null;
    },
    move(point) {
      const start = readPlace(from ?? '');
      if (from === null || start.kind !== 'cell') return;
      const at = board.at(point);
      const [dx, dy] = [at.column - start.column - 0.5, at.row - start.row - 0.5];
      const way = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'east' : 'west') : dy > 0 ? 'south' : 'north';
      const reach = Math.hypot(dx, dy) < 0.5 ? undefined : spans.get(from)?.find((one) => one.way === way);
      drawing = reach?.seat ?? null;
      board.preview(drawing === null ? [] : [{ seat: drawing, value: pressed(drawing, false) ?? NONE }]);
    },
    end() {
      const [seat, start] = [drawing, from];
      reset();
      if (start) board.focus(start);
      if (seat !== null) write(seat, pressed(seat, false));
    },
    cancel: reset,
  });

  function reset() {
    drawing = null;
    from = null;
    board.preview([]);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const here = board.here();
    if (here === null || event.altKey) return;
    const isMove = event.key in ARROWS || event.key === 'Home' || event.key === 'End';
    if (isMove) { if (!go(event, here)) return; } else if (event.ctrlKey || event.metaKey) return;
    else if (!onLast(event)) return;
    event.preventDefault();
    if (!isMove || event.shiftKey) board.tell();
  }

  /** @param {KeyboardEvent} event @param {string} here */
  function go(event, here) {
    if (event.shiftKey && event.key in WAYS) {
      const seat = spans.get(here)?.find((reach) => reach.way === WAYS[event.key])?.seat;
      if (seat !== undefined) write(seat, oneMore(board.value(seat), most(seat)));
      return true;
    }
    const to = next(event, here);
    if (to) { board.focus(to); last = null; }
    return true;
  }

  /** The next island that way; Home and End: of the row, with Ctrl of the board. @param {KeyboardEvent} event @param {string} here */
  function next(event, here) {
    const at = readPlace(here);
    if (at.kind !== 'cell') return null;
    if (event.key === 'Home' || event.key === 'End') {
      const within = event.ctrlKey || event.metaKey ? islands : islands.filter((one) => { const to = readPlace(one); return to.kind === 'cell' && to.row === at.row; });
      return within[event.key === 'Home' ? 0 : within.length - 1] ?? null;
    }
    const reach = spans.get(here)?.find((one) => one.way === WAYS[event.key]);
    return reach?.to ?? nearestThatWay(islands, at, ARROWS[event.key]);
  }

  /** Keys for the span that was touched last. @param {KeyboardEvent} event */
  function onLast(event) {
    if (last === null) return false;
    const value = board.value(last);
    const typed = character(event);
    if (event.key === ' ' || event.key === 'Enter') write(last, oneMore(value, most(last)));
    else if (isErase(event)) write(last, null);
    else if (typed === 'x') write(last, toggled(value, NONE));
    else if (/^\d$/.test(typed) && +typed <= most(last)) write(last, +typed);
    else return false;
    return true;
  }

  const leave = (/** @type {FocusEvent} */ event) => { if (!field.contains(/** @type {Node | null} */ (event.relatedTarget))) pick(null); };
  field.addEventListener('keydown', key);
  field.addEventListener('focusout', leave);
  return () => {
    stop();
    field.removeEventListener('keydown', key);
    field.removeEventListener('focusout', leave);
  };
}

/** The nearest island on that side, straight ahead before aside. @param {string[]} islands @param {{row: number, column: number}} at @param {[number, number]} way */
function nearestThatWay(islands, at, [down, right]) {
  let best = null;
  let least = Infinity;
  for (const island of islands) {
    const to = readPlace(island);
    if (to.kind !== 'cell') continue;
    const ahead = (to.row - at.row) * down + (to.column - at.column) * right;
    const aside = Math.abs((to.row - at.row) * right) + Math.abs((to.column - at.column) * down);
    if (ahead > 0 && ahead + aside * 2 < least) [best, least] = [island, ahead + aside * 2];
  }
  return best;
}
