// @ts-check
// The bar above and the tabs below: where one is, language, theme, settings; on a phone the puzzle's own bar.

import { el, fill, write } from './dom.js';
import { icon, wordmark } from './icons.js';
import { LANGUAGES, language, say } from './words.js';

/**
 * @typedef {Object} Acts
 * @property {(lang: string) => void} chooseLanguage @property {() => void} nextTheme
 * @property {() => void} openSettings @property {() => void} openFile
 * @typedef {{title: string, more?: () => void, back?: string}} Puzzle
 */

/** The tab under which each screen is found. @type {Record<string, string>} */
const PLACE = { home: 'home', play: 'home', print: 'home', set: 'set', learn: 'learn', rules: 'learn' };
const TABS = [['home', '#/', 'grid'], ['set', '#set', 'set'], ['learn', '#learn', 'learn']];

/** @type {Puzzle | null} */
let puzzle = null;
/** @type {[string, Acts] | null} */
let drawn = null;

/** @param {string} screen @param {Acts} acts */
export function drawBar(screen, acts) {
  drawn = [screen, acts];
  const bar = /** @type {HTMLElement} */ (document.getElementById('bar'));
  const tabs = /** @type {HTMLElement} */ (document.getElementById('tabs'));
  const here = PLACE[screen];
  bar.classList.toggle('has-puzzle', Boolean(puzzle));
  fill(bar, puzzle && ownBar(puzzle),
    el('a', { class: puzzle ? 'wordmark only-wide' : 'wordmark', href: '#/', 'aria-label': 'Grille' }, wordmark()),
    el('nav', { class: 'nav', 'aria-label': say('shell-main') }, TABS.map(([name, href]) =>
      el('a', { href, 'aria-current': name === here ? 'page' : null }, say(`shell-${name}`)))),
    el('div', { class: 'end' }, ends(acts)));
  tabs.setAttribute('aria-label', say('shell-main'));
  tabs.hidden = Boolean(puzzle);
  document.body.classList.toggle('has-tabs', !puzzle);
  fill(tabs, TABS.map(([name, href, sign]) =>
    el('a', { href, 'aria-current': name === here ? 'page' : null }, icon(sign), say(`shell-${name}`))),
  el('button', { type: 'button', on: { click: acts.openSettings } }, icon('sliders'), say('shell-settings')));
}

/** @param {Acts} acts */
function ends(acts) {
  /** @param {string} name @param {string} sign @param {() => void} click @param {string} [extra] */
  const only = (name, sign, click, extra = '') =>
    el('button', { class: `btn icon-only ${extra}`, type: 'button', 'aria-label': say(name), title: say(name), on: { click } }, icon(sign));
  return [
    el('button', { class: 'btn plain only-wide', type: 'button', on: { click: () => acts.openFile() } }, icon('open'), say('shell-open')),
    el('div', { class: puzzle ? 'lang only-wide' : 'lang', role: 'group', 'aria-label': say('shell-language') }, LANGUAGES.map(({ id, name }) =>
      el('button', { type: 'button', lang: id, title: name, 'aria-pressed': id === language() ? 'true' : 'false', on: { click: () => acts.chooseLanguage(id) } }, id.toUpperCase()))),
    only('shell-theme', 'theme', acts.nextTheme),
    puzzle?.more && only('shell-more', 'more', puzzle.more, 'only-phone'),
    only('shell-settings', 'sliders', acts.openSettings, 'only-wide'),
  ];
}

/** @param {Puzzle} own */
function ownBar(own) {
  return el('div', { class: 'puzzle-bar only-phone' },
    el('a', { class: 'btn icon-only', href: own.back ?? '#/', 'aria-label': say('shell-back') }, icon('left')),
    el('b', { id: 'bar-title' }, own.title), el('span', { class: 'num', id: 'bar-note' }));
}

/** A screen with a puzzle has a bar of its own on a phone; `null`: the usual one. @param {Puzzle | null} own */
export function puzzleBar(own) {
  puzzle = own;
  if (own && drawn) drawBar(...drawn);
}

/** A short note in that bar: the time, the number of clues. @param {string} text */
export const barNote = (text) => write(document.getElementById('bar-note'), text);
