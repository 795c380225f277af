// @ts-check
// The whole explanation to step through: a list, the current step large, the board as it is then.

import { announce } from '../announce.js';
import { ask, stopped } from '../engine.js';
import { attribute, el, fill, write } from '../dom.js';
import { icon } from '../icons.js';
import { plain, rich } from '../rich.js';
import { say } from '../words.js';
import { candidates } from '../game/candidates.js';
import { setTitle } from './face.js';
import { chainOf } from './hint.js';
import { panelHead } from './margin.js';

/** How many steps are in sight before and after the current one. */
const [BEFORE, AFTER] = [4, 2];
const PACE = 1500;

/**
 * The board after some steps: what is given, what they wrote, what they ruled out.
 * @param {import('../board/place.js').Sheet} sheet @param {any[]} steps @param {number} count
 */
export function boardAfter(sheet, steps, count) {
  const entries = sheet.seats.map((seat) => seat.given);
  const struck = [];
  for (const step of steps.slice(0, count)) {
    for (const { seat, value } of step.sets) entries[seat] = value;
    struck.push(...step.strikes);
  }
  const marks = sheet.notes && sheet.groups ? candidates(sheet, entries, struck) : sheet.seats.map(() => null);
  return { entries, marks };
}

/**
 * @param {import('./table.js').Table} table @param {ReturnType<typeof import('./margin.js').margin>} margin
 * @param {{trouble: (error: any) => void, closed: () => void, changed: () => void}} on
 */
export function explanation(table, margin, on) {
  const { sheet, board } = table;
  /** @type {any[] | null} */
  let steps = null;
  let solved = true;
  let at = 0;
  let timer = 0;
  let isAll = false;
  let isOpen = false;
  const asking = new AbortController();
  const list = el('ol', { class: 'steps' });
  const count = el('span', { class: 'count' });
  const slider = el('input', { type: 'range', min: 1, max: 1, value: 1, 'aria-label': say('play-steps-track'), on: { input: () => go(+slider.value - 1) } });
  const track = el('div', { class: 'track' }, el('i'), slider);
  const playing = el('button', { class: 'btn plain', type: 'button', on: { click: togglePlay } });
  const all = el('button', { class: 'btn icon-only', type: 'button', 'aria-label': say('play-steps-short'), title: say('play-steps-short'), 'aria-pressed': 'false', on: { click: unfold } }, icon('list'));

  /** All steps, or only those around the current one. */
  function unfold() {
    isAll = !isAll;
    attribute(all, 'aria-pressed', String(isAll));
    draw();
  }

  async function open() {
    if (isOpen) { unfold(); return; }
    isOpen = true;
    table.freeze(true);
    margin.show('steps', head(), el('p', { class: 'say' }, say('play-thinking')));
    on.changed();
    try {
      if (!steps) ({ steps, solved } = await ask('explain', { puzzle: sheet.puzzle }, { signal: asking.signal }));
    } catch (error) {
      close();
      if (!stopped(error)) on.trouble(error);
      return;
    }
    if (!isOpen) return;
    at = Math.min(at, Math.max(0, (steps?.length ?? 1) - 1));
    margin.show('steps', head(), el('div', { class: 'stepper' },
      arrow('play-step-back', 'left', -1), arrow('play-step-on', 'right', 1), count, all, playing),
    track, list, !solved && el('p', { class: 'say quiet' }, say('play-steps-stuck')),
    el('div', { class: 'go' },
      el('button', { class: 'btn primary', type: 'button', on: { click: carryOn } }, say('play-carry-on')),
      el('button', { class: 'btn', type: 'button', on: { click: close } }, say('play-my-game'))));
    draw();
  }

  const head = () => panelHead(say('play-steps'), say('play-steps-close'), close);
  const arrow = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {number} */ by) =>
    el('button', { class: 'btn icon-only', type: 'button', 'aria-label': say(name), title: say(name), on: { click: () => go(at + by) } }, icon(sign));

  /** @param {number} to */
  function go(to) {
    if (!steps?.length) return;
    at = Math.min(Math.max(to, 0), steps.length - 1);
    draw();
    announce(`${say('play-step-of', { n: at + 1, of: steps.length })}. ${plain(steps[at].text)}`);
    if (at === steps.length - 1) stopPlay();
  }

  function draw() {
    if (!steps?.length) return;
    const step = steps[at];
    const { entries, marks } = boardAfter(sheet, steps, at);
    board.done([]);
    board.over([]);
    board.setAll(entries, marks);
    board.light(step.lights);
    board.ghost(step.sets);
    write(count, say('play-step-of', { n: at + 1, of: steps.length }));
    slider.max = String(steps.length);
    slider.value = String(at + 1);
    slider.setAttribute('aria-valuetext', say('play-step-of', { n: at + 1, of: steps.length }));
    track.style.setProperty('--at', `${((at + 1) / steps.length) * 100}%`);
    list.classList.toggle('all', isAll);
    const from = isAll ? 0 : Math.max(0, Math.min(at - BEFORE, steps.length - BEFORE - AFTER - 1));
    const shown = steps.slice(from, isAll ? undefined : from + BEFORE + AFTER + 1);
    fill(list, shown.map((one, n) => row(one, from + n)));
    fill(playing, icon(timer ? 'pause' : 'play'), say(timer ? 'play-pause' : 'play-play'));
    setTitle(say('play-step-of', { n: at + 1, of: steps.length }), sheet.name);
  }

  /** @param {any} step @param {number} n */
  function row(step, n) {
    const isNow = n === at;
    return el('li', { class: isNow ? 'now' : n > at ? 'wait' : '', 'aria-current': isNow ? 'step' : null, on: { click: () => go(n) } },
      el('b', null, n + 1), el('div', null, isNow ? [rich(step.text), chainOf(step)] : plain(step.text)));
  }

  function togglePlay() {
    if (timer) { stopPlay(); return; }
    if (steps && at === steps.length - 1) at = 0;
    timer = window.setInterval(() => go(at + 1), PACE);
    draw();
  }

  function stopPlay() {
    clearInterval(timer);
    timer = 0;
    fill(playing, icon('play'), say('play-play'));
  }

  /** The game goes on from the board of this step, by a step that can be undone. */
  function carryOn() {
    const { entries } = boardAfter(sheet, steps ?? [], at + 1);
    close();
    table.carryOn(entries);
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    stopPlay();
    board.light([]);
    board.ghost([]);
    table.freeze(false);
    margin.show(null);
    on.closed();
  }

  return { open, close, go: (/** @type {number} */ by) => go(at + by), isOpen: () => isOpen, destroy: () => { asking.abort(); stopPlay(); } };
}
