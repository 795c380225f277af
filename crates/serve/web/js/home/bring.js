// @ts-check
// Bring a puzzle: a field to paste into, a button to choose a file, and what could not be read.

import { el } from '../dom.js';
import { icon } from '../icons.js';
import { openText, pickFile } from '../open.js';
import { problem } from '../problem.js';
import { say } from '../words.js';

export function bring() {
  const note = el('div');
  const field = el('textarea', { id: 'paste', placeholder: say('home-paste-hint'), spellcheck: 'false' });
  const read = el('button', { class: 'btn primary', hidden: true }, say('home-read'));
  const opened = () => openText(field.value).catch((error) => note.replaceChildren(problem(error)));
  const check = () => {
    read.hidden = field.value.trim() === '';
    if (read.hidden) note.replaceChildren();
  };
  field.addEventListener('input', check);
  field.addEventListener('paste', () => setTimeout(() => { check(); void opened(); }));
  field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void opened();
  });
  read.addEventListener('click', opened);
  const choose = el('button', { class: 'btn', on: { click: () => pickFile() } }, icon('open'), say('home-choose'));
  return el('div', null,
    el('div', { class: 'drop' },
      el('label', { class: 'sr', for: 'paste' }, say('home-paste')), field,
      el('div', { class: 'foot' }, el('span', { class: 'small quiet' }, say('home-or-drop')), el('div', null, read, choose))),
    note);
}
