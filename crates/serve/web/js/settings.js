// @ts-check
// The settings dialog: language, theme, errors, timer, and what hands want.

import { openDialog } from './dialog.js';
import { el, roving } from './dom.js';
import { ask } from './engine.js';
import { settings } from './store.js';
import { LANGUAGES, language, say } from './words.js';

export function openSettings() {
  const themes = ['system', 'light', 'dark', 'black'].map((id) => [id, say(`home-theme-${id}`)]);
  const errors = ['off', 'asked', 'live'].map((id) => [id, say(`home-errors-${id}`)]);
  const dialog = openDialog(say('home-settings'), [
    line('home-language', radios('home-language', LANGUAGES.map(({ id, name }) => [id, name]), language(), (id) => {
      dialog.close();
      settings.set('lang', id);
    })),
    line('home-theme', radios('home-theme', themes, settings.get('theme'), (id) => settings.set('theme', id))),
    line('home-errors', radios('home-errors', errors, settings.get('errors'), (id) => settings.set('errors', id))),
    el('div', { class: 'settings-checks' },
      ['timer', 'prune', 'axis', 'zoom', 'left', 'haptics'].map(box)),
    quit(),
  ], 'settings');
}

/** @param {string} label @param {Element} control */
const line = (label, control) => el('div', { class: 'settings-line' }, el('span', { 'aria-hidden': 'true' }, say(label)), control);

/** @param {string} label @param {string[][]} options @param {string} value @param {(id: string) => void} chosen */
function radios(label, options, value, chosen) {
  const choose = (/** @type {HTMLElement} */ item) => {
    for (const one of group.children) one.setAttribute('aria-checked', String(one === item));
    chosen(item.dataset.id ?? '');
  };
  const group = el('div', { class: 'seg', role: 'radiogroup', 'aria-label': say(label) }, options.map(([id, name]) =>
    el('button', { type: 'button', role: 'radio', 'aria-checked': String(id === value), tabindex: id === value ? '0' : '-1', data: { id } }, name)));
  group.addEventListener('click', (/** @type {Event} */ event) => {
    const item = event.target instanceof Element ? event.target.closest('[role=radio]') : null;
    if (item instanceof HTMLElement) choose(item);
  });
  roving(group, '[role=radio]', choose);
  return group;
}

/** @param {string} name */
function box(name) {
  const input = el('input', { type: 'checkbox', checked: Boolean(settings.get(name)) });
  input.addEventListener('change', () => settings.set(name, input.checked));
  return el('label', { class: 'check' }, input, el('span', null, say(`home-setting-${name}`)));
}

/** Ends the program behind the page. */
function quit() {
  const button = el('button', { class: 'btn', type: 'button' }, say('home-quit'));
  button.addEventListener('click', async () => {
    await ask('quit').catch(() => {});
    button.closest('dialog')?.close();
    openDialog(say('home-quit-done'), [el('p', { class: 'say' }, say('home-quit-text'))]);
  });
  return el('div', { class: 'settings-line' }, el('span', { class: 'small quiet' }, say('home-quit-about')), button);
}
