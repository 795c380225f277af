// @ts-check
// The transport: to the start, a step back, play, a step on, to the end; a slider; three speeds; keys.

import { el, fill, roving } from '../dom.js';
import { icon } from '../icons.js';
import { say } from '../words.js';

/** Steps a second; `full` shows the whole film in so many seconds. */
const SPEEDS = { slow: 2, ten: 10, full: 0 };
const WHOLE = 6;

/**
 * @param {{draw: (step: number) => void, beside: (step: number, by: 1 | -1) => number, length: () => number}} film
 */
export function createTransport(film) {
  let step = 0;
  /** @type {keyof typeof SPEEDS} */
  let speed = 'ten';
  /** @type {number | null} */
  let ticking = null;
  let last = 0;
  let rest = 0;

  const play = el('button', { class: 'btn primary', type: 'button' });
  const slider = el('input', { class: 'slider', type: 'range', min: '0', value: '0', step: '1', 'aria-label': say('learn-slider') });
  const speeds = el('div', { class: 'seg only-wide', role: 'radiogroup', 'aria-label': say('learn-speed') }, Object.keys(SPEEDS).map((name) =>
    el('button', { type: 'button', role: 'radio', 'aria-checked': String(name === speed), tabindex: name === speed ? '0' : '-1', data: { speed: name } }, say(`learn-speed-${name}`))));
  const key = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {() => void} */ click, extra = '') =>
    el('button', { class: `btn icon-only ${extra}`, type: 'button', 'aria-label': say(id), title: say(id), on: { click } }, icon(sign));
  const node = el('div', { class: 'transport', role: 'group', 'aria-label': say('learn-transport') },
    el('div', { class: 'keys' }, key('learn-to-start', 'prev', () => go(0), 'more'), key('learn-back', 'left', () => beside(-1)), play,
      key('learn-on', 'right', () => beside(1)), key('learn-to-end', 'next', () => go(film.length()), 'more')),
    slider, speeds);

  /** @param {number} to */
  function go(to) {
    stop();
    move(to);
  }

  /** @param {1 | -1} by */
  function beside(by) {
    stop();
    move(film.beside(step, by));
  }

  /** @param {number} to */
  function move(to) {
    step = Math.max(0, Math.min(film.length(), to));
    slider.max = String(film.length());
    slider.value = String(step);
    slider.style.setProperty('--at', `${(step / Math.max(1, film.length())) * 100}%`);
    slider.setAttribute('aria-valuetext', say('learn-step-of', { step, of: film.length() }));
    film.draw(step);
  }

  /** @param {number} time */
  function tick(time) {
    const pace = SPEEDS[speed] || Math.max(20, film.length() / WHOLE);
    rest += ((time - last) / 1000) * pace;
    last = time;
    const whole = Math.floor(rest);
    rest -= whole;
    if (whole) move(step + whole);
    if (step >= film.length()) return stop();
    ticking = requestAnimationFrame(tick);
  }

  function start() {
    if (step >= film.length()) move(0);
    last = performance.now();
    rest = 0;
    ticking = requestAnimationFrame(tick);
    label();
  }

  function stop() {
    if (ticking !== null) cancelAnimationFrame(ticking);
    ticking = null;
    label();
  }

  function label() {
    const name = say(ticking === null ? 'learn-play' : 'learn-pause');
    play.setAttribute('aria-label', name);
    fill(play, icon(ticking === null ? 'play' : 'pause'));
  }

  const choose = (/** @type {HTMLElement} */ item) => {
    speed = /** @type {keyof typeof SPEEDS} */ (item.dataset.speed);
    for (const one of speeds.children) one.setAttribute('aria-checked', String(one === item));
  };
  play.addEventListener('click', () => (ticking === null ? start() : stop()));
  slider.addEventListener('input', () => go(Number(slider.value)));
  speeds.addEventListener('click', (/** @type {Event} */ event) => {
    const item = event.target instanceof Element ? event.target.closest('[data-speed]') : null;
    if (item instanceof HTMLElement) choose(item);
  });
  roving(speeds, '[role=radio]', choose);
  label();

  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const busy = event.target instanceof Element && event.target.closest('input, select, textarea, button, a, dialog');
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { ' ': () => (ticking === null ? start() : stop()), ArrowLeft: () => beside(-1), ArrowRight: () => beside(1), Home: () => go(0), End: () => go(film.length()) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', onKey);
  return {
    node,
    move,
    stop,
    at: () => step,
    destroy() {
      stop();
      removeEventListener('keydown', onKey);
    },
  };
}
