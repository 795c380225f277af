// @ts-check
// The shelf: collections built in, each with a square a puzzle, unfolded to its puzzles.

import { addressOf } from '../address.js';
import { el } from '../dom.js';
import { say } from '../words.js';
import { stateOf } from './daily.js';
import { square } from './square.js';

/** @param {any[]} collections */
export function shelf(collections) {
  if (collections.length === 0) return null;
  return el('section', { class: 'shelf', 'aria-labelledby': 'shelf' },
    el('h2', { id: 'shelf' }, say('home-collections')),
    el('ul', { role: 'list' }, collections.map((one) => el('li', null, volume(one)))));
}

/** @param {any} collection */
function volume(collection) {
  const states = collection.puzzles.map((/** @type {any} */ one) => stateOf(one.puzzle));
  const solved = states.filter((/** @type {string} */ state) => state === 'solved').length;
  const inside = el('ul', { class: 'volume', role: 'list' });
  const details = el('details', null,
    el('summary', null, el('b', null, collection.name),
      el('span', { class: 'quiet small' }, collection.about),
      el('span', null, el('span', { class: 'sr' }, say('home-of', { done: solved, of: states.length })), tally(states))),
    inside);
  details.addEventListener('toggle', () => {
    if (details.open && !inside.firstChild) inside.append(...collection.puzzles.map(puzzleLink));
  });
  return details;
}

/** At most so many squares a collection; longer ones show a share. */
const MOST = 48;

/** @param {string[]} states */
function tally(states) {
  const step = Math.max(1, Math.ceil(states.length / MOST));
  const shown = states.filter((_, n) => n % step === 0);
  const look = { new: '', begun: 'half', solved: 'on' };
  return el('span', { class: 'tally', 'aria-hidden': 'true' },
    shown.map((state) => el('i', { class: look[/** @type {'new' | 'begun' | 'solved'} */ (state)] })));
}

/** @param {any} one */
function puzzleLink(one) {
  const state = stateOf(one.puzzle);
  const size = Array.isArray(one.size) ? one.size.join(' × ') : one.size ?? '';
  const link = el('a', { href: '#/' }, square(state),
    el('span', null, one.title || one.name || one.family), el('small', null, size), el('span', { class: 'sr' }, say(`home-state-${state}`)));
  void addressOf('play', one.puzzle).then((address) => link.setAttribute('href', address));
  return el('li', null, link);
}
