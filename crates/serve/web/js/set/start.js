// @ts-check
// The way into setting: which family shall it be, or the puzzle that was being set last.

import { addressOf, go } from '../address.js';
import { el, fill } from '../dom.js';
import { ask } from '../engine.js';
import { picture } from '../picture.js';
import { problem } from '../problem.js';
import { settings } from '../store.js';
import { say } from '../words.js';

/** @param {HTMLElement} main */
export async function showStart(main) {
  const { families } = await ask('families');
  const note = el('div');
  const begin = async (/** @type {any} */ family) => {
    const [width, height] = family.usual;
    try {
      go(await addressOf('set', (await ask('blank', { family: family.id, width, height })).sheet.puzzle));
    } catch (error) {
      fill(note, problem(error));
    }
  };
  const link = (/** @type {any} */ family) => el('a', {
    href: '#set', on: { click: (/** @type {Event} */ event) => { event.preventDefault(); void begin(family); } },
  }, picture(family.emblem.sheet, family.emblem.entries), family.name);
  const last = settings.get('draft');
  const resume = last ? el('p', null, el('a', { class: 'btn', href: await addressOf('set', last.puzzle) }, say('set-resume', { name: last.title || last.name }))) : null;
  fill(main, el('div', { class: 'sheet set-start' }, el('h1', null, say('set-start')), resume,
    el('ul', { class: 'choose-family', role: 'list' }, families.map((/** @type {any} */ family) => el('li', null, link(family)))), note));
}
