// @ts-check
// Sentences of the program as markup: words that speak of cells wear the shape of their cue.

import { el } from './dom.js';
import { isEnded } from './words.js';

/** @typedef {(string | {text: string, cue?: string, place?: string})[]} Rich */

/** @param {Rich | string | null | undefined} pieces @returns {DocumentFragment} */
export function rich(pieces) {
  const fragment = document.createDocumentFragment();
  for (const piece of typeof pieces === 'string' ? [pieces] : pieces ?? []) fragment.append(worded(piece));
  return fragment;
}

/** The same without shapes: what a screen reader is told. @param {Rich | string | null | undefined} pieces @returns {string} */
export function plain(pieces) {
  if (typeof pieces === 'string') return pieces;
  return (pieces ?? []).map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** The same with a stop at its end. @param {Rich} pieces @returns {Rich} */
export const ended = (pieces) => (isEnded(plain(pieces)) ? pieces : [...pieces, '.']);

/** @param {Rich[number]} piece */
function worded(piece) {
  if (typeof piece === 'string') return document.createTextNode(piece);
  if (!piece.cue) return document.createTextNode(piece.text);
  return el('b', { class: `cue cue-${piece.cue}`, data: piece.place ? { place: piece.place } : {} }, piece.text);
}
