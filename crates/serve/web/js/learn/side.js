// @ts-check
// One method at work: its board, what it counted, the sentence of the step, and its two plots.

import { createBoard } from '../board/board.js';
import { el, fill, write } from '../dom.js';
import { icon } from '../icons.js';
import { capital, say, sentence } from '../words.js';
import { framesBy } from './film.js';
import { curve, skyline } from './plots.js';

/** Counters by sight: the message, and where the number stands in the tally. @type {Record<string, [string, number][]>} */
const COUNTERS = {
  tree: [['learn-guesses', 0], ['learn-dead-ends', 2], ['learn-deductions', 1]],
  stacks: [['learn-pushes', 0], ['learn-dead-ends', 2]],
};

/**
 * @param {any} sheet @param {any[]} methods @param {(id: string) => void} changed
 */
export function createSide(sheet, methods, changed) {
  const title = el('h2');
  const change = el('select', { 'aria-label': say('learn-change') },
    methods.map((method) => el('option', { value: method.id }, capital(method.id))));
  change.addEventListener('change', () => changed(change.value));
  const what = el('p', { class: 'what' });
  const stage = el('div', { class: 'stage' });
  const tallies = el('dl', { class: 'tallies' });
  const now = el('p', { class: 'now-say' });
  const sky = el('div');
  const course = el('div');
  const names = [el('span'), el('span')];
  const lengths = [el('span', { class: 'only-wide' }), el('span', { class: 'only-wide' })];
  const node = el('section', { class: 'method' },
    el('div', { class: 'head-row' }, title, el('span', { class: 'change' }, el('span', { 'aria-hidden': 'true' }, say('learn-change-it')), icon('down'), change)), what,
    el('div', { class: 'bench' }, stage, el('div', null, tallies, now)),
    el('figure', { class: 'plot' }, el('figcaption', null, names[0], lengths[0]), sky),
    el('figure', { class: 'plot' }, el('figcaption', null, names[1], lengths[1]), course));
  /** @type {import('./film.js').Film | null} */
  let film = null;
  /** @type {any} */
  let board = null;
  /** @type {ReturnType<typeof curve> | null} */
  let plot = null;
  /** @type {Map<string, HTMLElement>} */
  const cells = new Map();
  /** What stands on the board, by place of the film. @type {string[]} */
  let shown = [];

  function build() {
    board?.destroy();
    board = createBoard(sheet, { cell: cellFor(sheet, stage) });
    fill(stage, board.element);
    shown = [];
  }

  /** @param {string} id @param {number} number @param {string} [rest] */
  function tally(id, number, rest = '') {
    let cell = cells.get(id);
    if (!cell) {
      cell = el('dd');
      cells.set(id, /** @type {HTMLElement} */ (cell));
      tallies.append(el('div', null, el('dt', null, say(id)), cell));
    }
    const text = `${number.toLocaleString(document.documentElement.lang)}`;
    if (cell?.dataset.text === text) return;
    /** @type {HTMLElement} */ (cell).dataset.text = text;
    fill(/** @type {HTMLElement} */ (cell), text, rest ? el('small', null, ` ${rest}`) : null);
  }

  return {
    node,
    build,
    film: () => film,
    /** @param {any} method */
    name(method) {
      title.textContent = capital(method.id);
      change.value = method.id;
      what.textContent = sentence(method.name);
      film = null;
      fill(now, say('learn-filming'));
    },
    /** @param {import('./film.js').Film} made @param {number} scale */
    show(made, scale) {
      film = made;
      cells.clear();
      fill(tallies);
      build();
      plot = curve(film, scale);
      fill(course, plot.drawing);
      names[0].textContent = say(film.data.sight === 'stacks' ? 'learn-choices' : 'learn-left');
      names[1].textContent = say('learn-filled-by-step');
      lengths[0].textContent = say('learn-places', { n: film.data.start.length });
      lengths[1].textContent = say(film.data.steps === scale ? 'learn-steps' : 'learn-steps-same', { n: film.data.steps });
    },
    /** @param {Element} told */
    trouble(told) {
      film = null;
      fill(now, told);
      fill(sky);
      fill(course);
    },
    /** Shows what was known at a step. @param {number} step */
    draw(step) {
      if (!film || !plot) return;
      const { data } = film;
      const index = framesBy(film, step);
      const state = film.seek(index);
      const frame = data.frames[index - 1];
      state.values.forEach((values, place) => place_(place, values, data));
      const here = frame?.var;
      const seats = here === undefined ? [] : film.data.seats[here];
      board.light(seats.map((seat) => ({ place: sheet.seats[seat].place, cue: 'where' })));
      tally('learn-step', frame ? frame.step : 0, say('learn-of', { n: data.steps }));
      tally('learn-filled', film.filled[index]);
      for (const [id, at] of COUNTERS[data.sight]) tally(id, frame ? frame.tally[at] : 0);
      if (data.sight === 'stacks') tally('learn-stacks', state.stacks.length);
      write(now, sentence(frame ? frame.say : data.say));
      fill(sky, skyline(state, film.given, data.sight, here));
      plot.draw(index, step);
    },
    destroy: () => board?.destroy(),
  };

  /** @param {number} place @param {number[]} values @param {any} data */
  function place_(place, values, data) {
    const key = values.join();
    if (shown[place] === key) return;
    shown[place] = key;
    data.seats[place].forEach((/** @type {number} */ seat, /** @type {number} */ nth) => {
      if (sheet.seats[seat].given !== null) return;
      const only = values.length === 1 ? values[0] : null;
      // Where each value has a seat of its own, that says whether it is the one.
      if (data.apart) board.set(seat, only === nth ? 1 : values.includes(nth) ? null : 0);
      else board.set(seat, only);
      if (sheet.notes && data.sight !== 'stacks') board.marks(seat, values.length > 1 ? values : null);
    });
  }
}

/** @param {any} sheet @param {HTMLElement} stage */
function cellFor(sheet, stage) {
  const room = /** @type {HTMLElement | null} */ (stage.closest('.method'))?.offsetWidth ?? 400;
  const width = innerWidth >= 1280 ? Math.min(346, room * 0.58) : Math.min(460, room - (innerWidth < 640 ? 12 : 30));
  const across = sheet.width + sheet.left * (innerWidth < 640 ? 0.55 : 0.45);
  const down = sheet.height + sheet.above * 0.55;
  return Math.max(8, Math.min(38, Math.floor(width / across), Math.floor(460 / down)));
}
