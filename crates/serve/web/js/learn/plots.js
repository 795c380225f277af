// @ts-check
// Two plots of a film: the choices left in each place as a skyline, and the places filled step by step.

import { svg } from '../dom.js';

/** Squares of seven: one of six and a gap. */
const PITCH = 7;
/** More choices than these are drawn as this many. */
const TALLEST = 9;
/** The column of a place that the puzzle gives. @type {('rest' | 'top' | 'given')[]} */
const GIVEN = ['given'];

/**
 * The skyline: a column a place; what is given, what is known, what is looked at.
 * @param {{values: number[][], stacks: number[][]}} state @param {boolean[]} given @param {'tree' | 'stacks'} sight @param {number | undefined} here
 */
export function skyline(state, given, sight, here) {
  const paths = { rest: '', top: '', given: '', here: '' };
  const floor = TALLEST * PITCH;
  given.forEach((isGiven, place) => {
    const column = isGiven ? GIVEN : columnOf(state, place, sight);
    column.forEach((kind, n) => {
      const as = place === here && n === column.length - 1 ? 'here' : kind;
      paths[as] += `M${place * PITCH + 0.5} ${floor - (n + 1) * PITCH + 0.5}h6v6h-6z`;
    });
  });
  const width = given.length * PITCH;
  return svg('svg', { viewBox: `0 0 ${width} ${floor + 6}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { class: 'ax', d: `M0 ${floor + 0.5}H${width}` }),
    /** @type {const} */ (['rest', 'top', 'given', 'here']).map((kind) => svg('path', { class: `sky-${kind}`, d: paths[kind] })));
}

/**
 * The squares of one place, lowest first. @returns {('rest' | 'top')[]}
 * @param {{values: number[][], stacks: number[][]}} state @param {number} place @param {'tree' | 'stacks'} sight
 */
export function columnOf(state, place, sight) {
  const choices = sight === 'stacks' ? state.stacks[place] ?? [] : state.values[place];
  const height = Math.min(TALLEST, choices.length);
  if (height === 0) return [];
  const isKnown = sight === 'stacks' || choices.length === 1;
  return Array.from({ length: height }, (_, n) => (isKnown && n === height - 1 ? 'top' : 'rest'));
}

/**
 * Places filled against steps; what is still to come is pale, a line says where one is.
 * @param {import('./film.js').Film} film @param {number} scale steps that the whole width stands for
 */
export function curve(film, scale) {
  const [width, height] = [560, 72];
  const x = (/** @type {number} */ step) => (step / scale) * width;
  const y = (/** @type {number} */ filled) => height - (filled / film.most) * height;
  const points = film.data.frames.map((frame, n) => `${x(frame.step).toFixed(1)} ${y(film.filled[n + 1]).toFixed(1)}`);
  const all = [`0 ${y(film.filled[0]).toFixed(1)}`, ...points];
  const todo = svg('path', { class: 'curve todo', d: `M${all.join('L')}` });
  const done = svg('path', { class: 'curve' });
  const head = svg('path', { class: 'head' });
  const drawing = svg('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { class: 'ax', d: `M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}` }), todo, done, head);
  return {
    drawing,
    /** @param {number} frames how many have happened @param {number} step */
    draw(frames, step) {
      const at = x(Math.min(step, film.data.steps)).toFixed(1);
      done.setAttribute('d', `M${all.slice(0, frames + 1).join('L')}`);
      head.setAttribute('d', `M${at} -4V${height + 4}`);
    },
  };
}
