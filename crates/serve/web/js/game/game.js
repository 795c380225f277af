// @ts-check
// A game as data: entries, pencil marks, steps to undo and redo without limit, checkpoints. No page, no clock.

/**
 * @typedef {{seat: number, value: number | null}} Change
 * @typedef {{seat: number, values: number[] | null}} MarkChange
 * @typedef {{seat: number, value: number}} Strike a value that a hint has ruled out
 * @typedef {[seat: number, from: any, to: any]} Turn
 * @typedef {{values: Turn[], marks: Turn[], struck: Strike[], at: number}} Step one stroke: undone as a whole
 * @typedef {{name: string, at: number, moves: number, entries: (number | null)[], marks: (number[] | null)[]}} Point
 * @typedef {Object} Game
 * @property {(number | null)[]} entries @property {(number[] | null)[]} marks @property {Strike[]} struck
 * @property {Step[]} past @property {Step[]} future @property {Point[]} points
 * @property {number} seconds @property {boolean} solved @property {boolean} shown was the solution asked for?
 */

/** @param {{seats: {given: number | null}[]}} sheet @returns {Game} */
export function newGame(sheet) {
  return {
    entries: sheet.seats.map((seat) => seat.given), marks: sheet.seats.map(() => null), struck: [],
    past: [], future: [], points: [], seconds: 0, solved: false, shown: false,
  };
}

/**
 * Makes one step of some changes; those that change nothing are left out. False: nothing changed.
 * @param {Game} game @param {{values?: Change[], marks?: MarkChange[], struck?: Strike[]}} stroke
 */
export function stroke(game, { values = [], marks = [], struck = [] }) {
  /** @type {Step} */
  const step = {
    values: values.filter(({ seat, value }) => game.entries[seat] !== value).map(({ seat, value }) => [seat, game.entries[seat], value]),
    marks: marks.filter(({ seat, values: list }) => !sameMarks(game.marks[seat], list)).map(({ seat, values: list }) => [seat, game.marks[seat], list]),
    struck: struck.filter((one) => !game.struck.some((old) => old.seat === one.seat && old.value === one.value)),
    at: game.seconds,
  };
  if (!step.values.length && !step.marks.length && !step.struck.length) return false;
  play(game, step, 2);
  game.past.push(step);
  game.future = [];
  return true;
}

/** @param {Game} game */
export function undo(game) {
  const step = game.past.pop();
  if (!step) return false;
  play(game, step, 1);
  game.future.push(step);
  return true;
}

/** @param {Game} game */
export function redo(game) {
  const step = game.future.pop();
  if (!step) return false;
  play(game, step, 2);
  game.past.push(step);
  return true;
}

/** Writes one side of a step: 1 what was before, 2 what is after. @param {Game} game @param {Step} step @param {1 | 2} side */
function play(game, step, side) {
  for (const turn of step.values) game.entries[turn[0]] = turn[side];
  for (const turn of step.marks) game.marks[turn[0]] = turn[side];
  if (side === 2) game.struck = [...game.struck, ...step.struck];
  else game.struck = game.struck.slice(0, game.struck.length - step.struck.length);
}

/** Keeps this moment under a name. @param {Game} game @param {string} name @returns {Point} */
export function checkpoint(game, name) {
  const point = { name, at: game.seconds, moves: game.past.length, entries: [...game.entries], marks: [...game.marks] };
  game.points.push(point);
  return point;
}

/** Back to a checkpoint, by a step that can be undone; the checkpoint stays. @param {Game} game @param {{entries: (number | null)[], marks: (number[] | null)[]}} point */
export function returnTo(game, point) {
  return stroke(game, {
    values: point.entries.map((value, seat) => ({ seat, value })),
    marks: point.marks.map((values, seat) => ({ seat, values })),
  });
}

/** All anew, by a step that can be undone. @param {Game} game @param {{seats: {given: number | null}[]}} sheet */
export const restart = (game, sheet) => returnTo(game, { entries: sheet.seats.map((seat) => seat.given), marks: sheet.seats.map(() => null) });

/**
 * The number of the first move that wrote one of the wrong values that stand there now; 0 if none did.
 * @param {Game} game @param {number[]} wrong seats
 */
export function firstMistake(game, wrong) {
  const bad = new Map(wrong.map((seat) => [seat, game.entries[seat]]));
  /** @type {Map<number, number>} */
  const since = new Map();
  game.past.forEach((step, index) => {
    for (const [seat, , to] of step.values) {
      if (!bad.has(seat)) continue;
      if (to === bad.get(seat)) { if (!since.has(seat)) since.set(seat, index + 1); } else since.delete(seat);
    }
  });
  return since.size ? Math.min(...since.values()) : 0;
}

/** Back to before that move, by a step that can be undone. @param {Game} game @param {number} move counted from 1 */
export function backToBefore(game, move) {
  const entries = [...game.entries];
  const marks = [...game.marks];
  for (const step of game.past.slice(Math.max(0, move - 1)).reverse()) {
    for (const [seat, from] of step.values) entries[seat] = from;
    for (const [seat, from] of step.marks) marks[seat] = from;
  }
  return returnTo(game, { entries, marks });
}

/** @param {number[] | null} a @param {number[] | null} b */
const sameMarks = (a, b) => String(a ?? '') === String(b ?? '');
