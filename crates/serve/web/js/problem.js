// @ts-check
// What went wrong, as markup: the sentence, and where a text was misread its line with a caret and the remedy.

import { el } from './dom.js';
import { say, sentence } from './words.js';

/**
 * The line that was misread and a caret below its column. Tabs stay tabs, so that the caret stands right.
 * @param {string} excerpt @param {number} column counted from 1, in letters
 */
export function caretUnder(excerpt, column) {
  const before = [...excerpt].slice(0, Math.max(0, column - 1));
  return `${excerpt}\n${before.map((letter) => (letter === '\t' ? '\t' : ' ')).join('')}^`;
}

/** @param {any} error @returns {HTMLElement} */
export function problem(error) {
  const text = sentence(error?.text || error?.message || say('home-no-answer'));
  const excerpt = typeof error?.excerpt === 'string' ? caretUnder(error.excerpt, error.column ?? 1) : null;
  return el('div', { class: 'problem', role: 'alert' },
    el('p', null, text),
    excerpt === null ? null : el('pre', { class: 'misread', tabindex: '0', 'aria-label': say('home-misread-line', { line: error.line ?? 1 }) }, excerpt),
    error?.expected ? el('p', { class: 'small quiet' }, say('home-expected', { what: error.expected })) : null);
}
