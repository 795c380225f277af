// @ts-check
// Continue: games begun on this machine, each with its picture, how far it is and how long it took.

import { addressOf } from '../address.js';
import { thumb } from '../board/thumb.js';
import { el } from '../dom.js';
import { ask } from '../engine.js';
import { icon } from '../icons.js';
import { games } from '../store.js';
import { clock, language, say } from '../words.js';
import { ago } from './today.js';

/** Games that wait to be carried on, the latest first. @param {number} most */
export const begun = (most) => games.list().filter((game) => game.state === 'begun').slice(0, most);

/** @param {import('../store.js').Saved[]} saved @param {boolean} isShort for the strip of a phone */
export function resumeList(saved, isShort) {
  return el('ul', { class: 'resume', role: 'list' }, saved.map((game) => el('li', null, row(game, isShort))));
}

/** @param {import('../store.js').Saved} game @param {boolean} isShort */
function row(game, isShort) {
  const picture = el('span', { class: 'thumb' });
  const link = el('a', { href: '#/' }, picture,
    el('span', null, el('b', null, isShort ? say('home-continue-one', { name: titleOf(game) }) : titleOf(game)),
      el('small', null, howFar(game)),
      isShort ? null : el('small', null, ago(game.at, Date.now(), language()))),
    icon('right'));
  void addressOf('play', game.puzzle).then((address) => link.setAttribute('href', address));
  void ask('sheet', { puzzle: game.puzzle })
    .then(({ sheet }) => picture.replaceChildren(thumb(sheet, game.entries)))
    .catch(() => {});
  return link;
}

/** @param {import('../store.js').Saved} game */
function titleOf(game) {
  return game.level_name ? say('home-game', { family: game.name, level: game.level_name }) : game.name;
}

/** @param {import('../store.js').Saved} game */
function howFar(game) {
  if (game.of === undefined || game.left === undefined) return clock(game.seconds);
  return say('home-progress', { done: game.of - game.left, of: game.of, time: clock(game.seconds) });
}
