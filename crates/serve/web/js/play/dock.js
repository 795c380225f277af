// @ts-check
// The tools under the board: undo, redo, flag; the modes, always in sight; check and hint. A phone has its own.

import { attribute, el, roving } from '../dom.js';
import { icon } from '../icons.js';
import { settings } from '../store.js';
import { say } from '../words.js';
import { modesOf } from './modes.js';
import { pad } from './pad.js';

/**
 * @param {import('./table.js').Table} table
 * @param {{point: () => void, check: () => void, hint: () => void, steps: () => void}} acts
 */
export function dock(table, acts) {
  const { sheet } = table;
  const modes = modesOf(sheet);
  /** @type {(() => void)[]} */
  const refreshers = [];
  let isHeld = false;

  /** @param {string} name @param {string} sign @param {() => void} click @param {() => boolean} [isOff] */
  function small(name, sign, click, isOff) {
    const button = el('button', { class: 'btn icon-only', type: 'button', 'aria-label': say(name), title: say(name), on: { click } }, icon(sign));
    if (isOff) refreshers.push(() => { attribute(button, 'aria-disabled', isOff() ? 'true' : null); });
    repeat(button, click, name === 'play-undo' || name === 'play-redo');
    return button;
  }

  /** @param {boolean} withKeys */
  function segment(withKeys) {
    const buttons = modes.map((mode) => el('button', {
      type: 'button', role: 'radio', 'aria-checked': 'false', 'aria-label': mode.isSmall ? mode.name : null, title: mode.isSmall ? mode.name : null,
      on: { click: () => table.setMode(mode.id) },
    }, mode.sign && tinted(icon(mode.sign), mode.colour), !mode.isSmall && mode.name, withKeys && mode.key && el('kbd', { 'aria-hidden': 'true' }, mode.key.toUpperCase())));
    const group = el('div', { class: 'seg', role: 'radiogroup', 'aria-label': say(`play-modes-${sheet.hand}`) }, buttons);
    roving(group, '[role=radio]', (item) => item.click());
    refreshers.push(() => {
      const swapped = sheet.hand === 'write' && isHeld !== table.isOnce();
      const now = swapped ? (table.mode() === 'mark' ? 'value' : 'mark') : table.mode();
      buttons.forEach((button, n) => {
        attribute(button, 'aria-checked', modes[n].id === now ? 'true' : 'false');
        button.tabIndex = modes[n].id === now ? 0 : -1;
      });
    });
    return group;
  }

  const empty = () => !table.game().past.length;
  const nothingAhead = () => !table.game().future.length;
  const history = () => [small('play-undo', 'undo', () => table.undo(), empty), small('play-redo', 'redo', () => table.redo(), nothingAhead)];

  const check = el('button', { class: 'btn', type: 'button', on: { click: acts.check } }, say('play-check'));
  const hint = el('button', { class: 'btn', type: 'button', on: { click: acts.hint } }, icon('bulb'), say('play-hint'), el('kbd', { 'aria-hidden': 'true' }, 'H'));
  const wide = el('div', { class: 'dock only-wide', role: 'toolbar', 'aria-label': say('play-tools') },
    el('div', null, history(), small('play-point', 'flag', acts.point)), segment(true), el('div', { class: 'dock-asks' }, check, hint));

  /** @param {string} name @param {string} sign @param {() => void} click */
  const act = (name, sign, click) => el('button', { type: 'button', on: { click } }, icon(sign), say(name));
  const digits = sheet.hand === 'write' ? pad(table) : null;
  if (digits) refreshers.push(digits.refresh);
  const phoneCheck = act('play-check', 'tick', acts.check);
  const phone = el('div', { class: 'dock-phone only-phone', role: 'toolbar', 'aria-label': say('play-tools') },
    digits?.node,
    el('div', { class: 'top' }, segment(false), digits && small('play-erase', 'erase', () => table.board.erase()), history()),
    el('div', { class: 'acts' }, act('play-point-short', 'flag', acts.point), phoneCheck, act('play-hint', 'bulb', acts.hint),
      sheet.notes && sheet.groups ? act('play-fill-short', 'marks', () => table.fillMarks()) : act('play-steps-short', 'list', acts.steps)));

  function refresh() {
    for (const one of refreshers) one();
    const off = settings.get('errors') === 'off';
    check.hidden = off;
    phoneCheck.hidden = off;
  }

  /** Held Shift shows the other mode pressed. @param {boolean} held */
  function hold(held) {
    if (held === isHeld || sheet.hand !== 'write') return;
    isHeld = held;
    refresh();
  }

  return {
    wide, phone, refresh, hold,
    /** Which of the two questions is being answered. @param {'hint' | 'check' | null} panel */
    press(panel) {
      attribute(check, 'aria-pressed', panel === 'check' ? 'true' : 'false');
      attribute(hint, 'aria-pressed', panel === 'hint' ? 'true' : 'false');
    },
  };
}

/** @param {SVGElement} sign @param {string | undefined} colour */
function tinted(sign, colour) {
  if (colour) sign.style.setProperty('color', colour);
  return sign;
}

/** A button that goes on while it is held: undo, redo. @param {HTMLElement} button @param {() => void} act @param {boolean} does */
function repeat(button, act, does) {
  if (!does) return;
  let timer = 0;
  let isRepeating = false;
  const stop = () => { clearTimeout(timer); clearInterval(timer); };
  button.addEventListener('pointerdown', () => {
    stop();
    isRepeating = false;
    timer = window.setTimeout(() => { isRepeating = true; timer = window.setInterval(act, 70); }, 450);
  });
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(end, stop);
  button.addEventListener('click', (event) => { if (isRepeating) { event.stopImmediatePropagation(); isRepeating = false; } }, { capture: true });
}
