// @ts-check
// Save as: every form that is written, a link, SVG, PNG, paper; what is copied is text, picture and link at once.

import { addressOf, go, linkOf } from '../address.js';
import { announce } from '../announce.js';
import { openDialog } from '../dialog.js';
import { el } from '../dom.js';
import { fileName, pngOf, save, saveText } from '../download.js';
import { ask } from '../engine.js';
import { icon } from '../icons.js';
import { problem } from '../problem.js';
import { capital, say } from '../words.js';

/** @param {any} sheet @param {any} family @param {() => void} saved */
export function openSave(sheet, family, saved) {
  const forms = (family?.forms ?? []).filter((/** @type {any} */ form) => form.writes);
  const form = el('select', { class: 'inp' }, forms.map((/** @type {any} */ one) => el('option', { value: one.id }, capital((one.name ?? one.id).replaceAll('`', '')))));
  const text = el('textarea', { class: 'inp', readonly: true, spellcheck: 'false', 'aria-label': say('set-text') });
  const note = el('div', { 'aria-live': 'polite' });
  const name = fileName(sheet.title ?? '', sheet.family);
  const attempt = (/** @type {() => Promise<unknown>} */ act) => async () => {
    note.replaceChildren();
    try {
      await act();
      saved();
    } catch (error) {
      note.replaceChildren(problem(error));
    }
  };
  const convert = async () => { text.value = (await ask('convert', { puzzle: sheet.puzzle, form: form.value })).text; };
  const drawn = async () => (await ask('picture', { puzzle: sheet.puzzle })).svg;
  const button = (/** @type {string} */ id, /** @type {string | null} */ sign, /** @type {() => Promise<unknown>} */ act) =>
    el('button', { class: 'btn', type: 'button', on: { click: attempt(act) } }, sign ? icon(sign) : null, say(id));
  form.addEventListener('change', attempt(convert));
  const dialog = openDialog(say('set-save'), [el('div', { class: 'saving' },
    el('label', { class: 'field-label' }, say('set-form-of-text'), form), text,
    el('div', { class: 'row-btns' },
      button('set-download', 'down-file', async () => saveText(text.value, `${name}.txt`)),
      button('set-copy', null, async () => { await copyAll(sheet, text.value, drawn); announce(say('set-copied')); note.replaceChildren(el('p', { class: 'small' }, say('set-copied'))); })),
    el('div', { class: 'row-btns' },
      button('set-svg', 'down-file', async () => saveText(await drawn(), `${name}.svg`, 'image/svg+xml')),
      button('set-png', 'down-file', async () => save(await pngOf(await drawn()), `${name}.png`)),
      button('set-link', 'share', async () => { await copyLink(sheet); note.replaceChildren(el('p', { class: 'small' }, say('set-link-copied'))); }),
      button('set-print', 'print', async () => { dialog.close(); go(await addressOf('print', sheet.puzzle)); })),
    note)]);
  void attempt(convert)();
}

/** @param {any} sheet */
export async function copyLink(sheet) {
  await navigator.clipboard.writeText(await linkOf('play', sheet.puzzle));
  announce(say('set-link-copied'));
}

/** Text and link as text, and the picture beside. @param {any} sheet @param {string} text @param {() => Promise<string>} drawn */
async function copyAll(sheet, text, drawn) {
  const words = `${text.trimEnd()}\n\n${await linkOf('play', sheet.puzzle)}\n`;
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(words);
  const picture = drawn().then((drawing) => pngOf(drawing));
  const plain = new Blob([words], { type: 'text/plain' });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain, 'image/png': picture })]);
  } catch {
    await navigator.clipboard.writeText(words);
  }
}
