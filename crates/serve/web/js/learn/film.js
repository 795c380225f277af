// @ts-check
// A film of a search, played from its data: what each place could be, and the stacks, at any frame, both ways.

/**
 * @typedef {Object} Frame
 * @property {number} step @property {string} event @property {number} [var] @property {string} say
 * @property {number[]} tally guesses, deductions, dead ends, restarts, solutions, guesses that stand, open places
 * @property {[number, number[]][]} [set] @property {{from: number, add: number[][]}} [stacks]
 * @typedef {{values: number[][], stacks: number[][]}} State
 * @typedef {{method: string, sight: 'tree' | 'stacks', places: string[], words: string[], start: number[][], say: string,
 *   frames: Frame[], steps: number, stride: number, ended?: string, tally: number[], seats: number[][], apart: boolean}} Data
 */

/** A snapshot is kept every so many frames: going back plays at most these again. */
const EVERY = 64;

/**
 * @param {Data} data @param {(place: string) => boolean} [isGiven] what the puzzle says itself counts as filled from the start
 */
export function createFilm(data, isGiven = () => false) {
  const given = data.places.map(isGiven);
  /** @type {State[]} */
  const snapshots = [];
  const filled = [data.start.filter((values, place) => given[place] || values.length === 1).length];
  let state = { values: data.start.slice(), stacks: /** @type {number[][]} */ ([]) };
  data.frames.forEach((frame, n) => {
    if (n % EVERY === 0) snapshots.push({ values: state.values.slice(), stacks: state.stacks.slice() });
    filled.push(filled[n] + apply(state, frame, given));
  });
  let at = data.frames.length;

  /** What is known after so many frames. @param {number} index @returns {State} */
  function seek(index) {
    const near = Math.floor(index / EVERY);
    if (index < at || near > Math.floor(at / EVERY)) {
      const from = snapshots[Math.min(near, snapshots.length - 1)] ?? { values: data.start, stacks: [] };
      state = { values: from.values.slice(), stacks: from.stacks.slice() };
      at = Math.min(near, Math.max(0, snapshots.length - 1)) * EVERY;
    }
    for (; at < index; at += 1) apply(state, data.frames[at]);
    return state;
  }

  return { data, given, filled, seek, most: Math.max(1, data.start.length) };
}

/** @typedef {ReturnType<typeof createFilm>} Film */

/** Plays a frame; how many more places have one value now. @param {State} state @param {Frame} frame @param {boolean[]} [given] */
function apply(state, frame, given = []) {
  let change = 0;
  for (const [place, values] of frame.set ?? []) {
    if (!given[place]) change += Number(values.length === 1) - Number(state.values[place].length === 1);
    state.values[place] = values;
  }
  if (frame.stacks) state.stacks.splice(frame.stacks.from, Infinity, ...frame.stacks.add);
  return change;
}

/** How many frames have happened by a step. @param {Film} film @param {number} step */
export function framesBy(film, step) {
  const { frames } = film.data;
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames[middle].step <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The step of the next frame of any film, or the last before. @param {Film[]} films @param {number} step @param {1 | -1} by */
export function stopBeside(films, step, by) {
  const stops = films.map((film) => {
    const n = framesBy(film, step);
    if (by > 0) return film.data.frames[n]?.step ?? Infinity;
    const here = film.data.frames[n - 1];
    const before = here && here.step === step ? film.data.frames[n - 2] : here;
    return before ? before.step : 0;
  });
  if (by > 0) return Math.min(...stops, longest(films));
  return Math.max(0, ...stops);
}

/** @param {Film[]} films */
export const longest = (films) => Math.max(1, ...films.map((film) => film.data.steps));
