// @ts-check
// The ruled gallery: each family with its emblem, its rule, and the puzzles of the day in three grades.

import { addressOf, go } from '../address.js';
import { announce } from '../announce.js';
import { el } from '../dom.js';
import { picture } from '../picture.js';
import { problem } from '../problem.js';
import { capital, say } from '../words.js';
import { made, stateOf, today } from './daily.js';
import { square } from './square.js';
import { threeOf } from './today.js';

/** @param {any[]} families @param {{id: string, name: string}[]} levels @param {Element} note where a problem is said */
export function gallery(families, levels, note) {
  return el('ul', { class: 'gallery', role: 'list' }, families.map((family) => entry(family, levels, note)));
}

/** @param {any} family @param {{id: string, name: string}[]} levels @param {Element} note */
function entry(family, levels, note) {
  const nameOf = (/** @type {string} */ id) => levels.find((level) => level.id === id)?.name ?? id;
  return el('li', null,
    el('div', { class: 'pic' }, picture(family.emblem.sheet, family.emblem.entries)),
    el('h2', null, family.name, also(family) ? el('small', null, also(family)) : null),
    el('p', null, family.short),
    el('div', { class: 'grades' }, threeOf(family.levels).map((id) => grade(family, String(id), nameOf(String(id)), note))));
}

/** Another name that the family goes by, unless it is its own. @param {any} family @returns {string} */
function also({ name, also: other }) {
  return other && other.toLowerCase() !== name.toLowerCase() ? other : '';
}

/** @param {any} family @param {string} level @param {string} name @param {Element} note */
function grade(family, level, name, note) {
  const state = stateOf(made(family.id, level));
  const spoken = say('home-grade', { family: family.name, level: name, state: say(`home-state-${state}`) });
  const link = el('a', { href: '#/', 'aria-label': spoken }, square(state), capital(name));
  link.addEventListener('click', (/** @type {Event} */ event) => {
    event.preventDefault();
    if (link.ariaBusy !== 'true') void play(link, family, level, note);
  });
  return link;
}

/** @param {HTMLElement} link @param {any} family @param {string} level @param {Element} note */
async function play(link, family, level, note) {
  link.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => announce(say('home-making')), 200);
  try {
    go(await addressOf('play', await today(family, level)));
  } catch (error) {
    note.replaceChildren(problem(error));
  } finally {
    clearTimeout(slow);
    link.removeAttribute('aria-busy');
  }
}
