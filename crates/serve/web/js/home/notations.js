// @ts-check
// All notations: the forms that are read and written, family by family.

import { openDialog } from '../dialog.js';
import { el } from '../dom.js';
import { ask } from '../engine.js';
import { say } from '../words.js';

/** What stands between backticks is written as it is typed. @param {string} text */
const coded = (text) => text.split('`').map((part, n) => (n % 2 ? el('code', null, part) : part));

export async function showNotations() {
  const { families } = await ask('families');
  openDialog(say('home-notations'), [
    el('p', { class: 'say' }, say('home-notations-about')),
    ...families.map((/** @type {any} */ family) => el('section', { class: 'notations' }, el('h3', null, family.name),
      el('ul', null, family.forms.map((/** @type {any} */ form) => el('li', null,
        el('b', null, form.id), ' ', form.name === form.id ? '' : coded(form.name),
        el('small', { class: 'quiet' }, form.writes ? '' : ` ${say('home-read-only')}`)))))),
  ]);
}
