// @ts-check
// Dialogs: a native `<dialog>` keeps the focus inside and gives it back; this adds a title and a way to close.

import { el } from './dom.js';
import { icon } from './icons.js';
import { say } from './words.js';

let count = 0;

// Its looks are not needed for the first paint: they come with this module.
if (typeof document !== 'undefined') document.head.append(el('link', { rel: 'stylesheet', href: 'css/dialog.css' }));

/**
 * Opens a dialog over the page; it is gone from the document once closed.
 * @param {string} title @param {(Node | null)[]} children @param {string} [kind] a further class @returns {HTMLDialogElement}
 */
export function openDialog(title, children, kind = '') {
  count += 1;
  const id = `dialog-${count}`;
  const close = el('button', { class: 'btn icon-only', type: 'button', 'aria-label': say('home-close') }, icon('cross'));
  const dialog = el('dialog', { class: kind, 'aria-labelledby': id },
    el('div', { class: 'head-row' }, el('h2', { id }, title), close), children);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** @param {HTMLElement} dialog @param {MouseEvent} event */
function isOutside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
