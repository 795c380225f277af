// @ts-check
// The dock of the setter: what a click writes, undo and redo, save, link, play; the same again for a phone.

import { el, fill, roving } from '../dom.js';
import { icon } from '../icons.js';
import { say } from '../words.js';

/** More words than these do not fit beside each other: then one types. */
const MOST = 10;
/** Up to so many words are stepped through by clicks. */
const FEW = 4;

/** @typedef {{undo: () => void, redo: () => void, save: () => void, link: () => void, play: () => void, form: () => void}} Acts */

/** Pens for these words, the usual one first. @param {string[]} words @returns {string[]} */
export function pensFor(words) {
  if (words.length === 0) return [];
  const first = words.length <= FEW ? 'cycle' : 'type';
  return words.length <= MOST ? [first, ...words, 'clear'] : [first, 'clear'];
}

/** @param {Acts} acts */
export function settingDock(acts) {
  let pen = 'type';
  /** @type {HTMLElement[]} */
  const groups = [];
  const [undo, redo] = [both('set-undo', 'undo', acts.undo), both('set-redo', 'redo', acts.redo)];

  /** @param {string} chosen */
  function choose(chosen) {
    pen = chosen;
    for (const group of groups) for (const item of /** @type {HTMLCollectionOf<HTMLElement>} */ (group.children)) {
      const isOn = item.dataset.pen === pen;
      item.setAttribute('aria-checked', String(isOn));
      item.tabIndex = isOn ? 0 : -1;
    }
  }

  /** @param {boolean} isPhone */
  function pens(isPhone) {
    const group = el('div', { class: 'seg pens', role: 'radiogroup', 'aria-label': say('set-pen'), data: { phone: isPhone ? '1' : '' } });
    group.addEventListener('click', (/** @type {Event} */ event) => {
      const item = event.target instanceof Element ? event.target.closest('[data-pen]') : null;
      if (item instanceof HTMLElement) choose(item.dataset.pen ?? '');
    });
    roving(group, '[role=radio]', (item) => choose(item.dataset.pen ?? ''));
    groups.push(group);
    return group;
  }

  const wide = el('div', { class: 'dock only-wide', role: 'toolbar', 'aria-label': say('set-tools') },
    el('div', null, undo[0], redo[0]), pens(false),
    el('div', null, only('set-save', 'down-file', acts.save), only('set-link', 'share', acts.link),
      el('button', { class: 'btn', type: 'button', on: { click: acts.play } }, icon('play'), say('set-play'))));
  const phone = el('div', { class: 'dock-phone only-phone', role: 'toolbar', 'aria-label': say('set-tools') },
    el('div', { class: 'top' }, pens(true), undo[1], redo[1]),
    el('div', { class: 'acts' }, act('set-form', 'sliders', acts.form), act('set-play', 'play', acts.play),
      act('set-save', 'down-file', acts.save), act('set-link-short', 'share', acts.link)));

  /** @type {string | null} */
  let drawn = null;
  return {
    wide,
    phone,
    pen: () => pen,
    /** @param {string[]} words @param {{canUndo: boolean, canRedo: boolean}} state */
    draw(words, { canUndo, canRedo }) {
      for (const button of undo) button.disabled = !canUndo;
      for (const button of redo) button.disabled = !canRedo;
      const names = pensFor(words);
      if (names.join() === drawn) return;
      drawn = names.join();
      for (const group of groups) {
        group.hidden = names.length === 0;
        group.classList.toggle('many', names.length > 6);
        fill(group, names.map((name) => penButton(name, Boolean(group.dataset.phone), names.length > 6)));
      }
      choose(names[0] ?? 'type');
    },
  };
}

/** @param {string} name @param {boolean} isPhone @param {boolean} isTight */
function penButton(name, isPhone, isTight) {
  const isWord = !['cycle', 'type', 'clear'].includes(name);
  const label = isWord ? name : say(`set-pen-${name}`);
  const isSign = name === 'clear' && (isPhone || isTight);
  return el('button', { type: 'button', role: 'radio', 'aria-checked': 'false', 'aria-label': isSign ? label : null, data: { pen: name } },
    name === 'clear' ? icon('erase') : null, isSign ? null : label,
    isWord && !isPhone && !isTight ? el('kbd', { 'aria-hidden': 'true' }, name) : null);
}

/** @param {string} name @param {string} sign @param {() => void} click */
const only = (name, sign, click) => el('button', { class: 'btn icon-only', type: 'button', 'aria-label': say(name), title: say(name), on: { click } }, icon(sign));

/** A button for the dock and one for the phone. @param {string} name @param {string} sign @param {() => void} click */
const both = (name, sign, click) => [only(name, sign, click), only(name, sign, click)];

/** @param {string} name @param {string} sign @param {() => void} click */
const act = (name, sign, click) => el('button', { type: 'button', on: { click } }, icon(sign), say(name));
