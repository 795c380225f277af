// @ts-check
// Clues of a puzzle being set: what stands at a place, what comes next, and the place across the middle.

import { cellPlace, readPlace } from '../board/place.js';

/** @typedef {import('../board/place.js').Sheet & {sets: 'cells' | 'lines', clues: {words: string[]} | null, switches: any[]}} Setting */

/** The clue at a place as text: a word in a cell, numbers beside a line; empty if there is none. @param {Setting} sheet @param {string} place */
export function clueAt(sheet, place) {
  const printed = sheet.printed.filter((one) => one.place === place).sort((a, b) => (a.item ?? 0) - (b.item ?? 0));
  if (printed.length) return printed.map((one) => one.text).join(' ');
  const given = sheet.seats.find((seat) => seat.place === place)?.given ?? null;
  return given === null ? '' : sheet.values.find((value) => value.value === given)?.word ?? '';
}

/** What a click writes with the pen `cycle`: the words in turn, then nothing. @param {string[]} words @param {string} now */
export function nextWord(words, now) {
  const at = words.indexOf(now);
  return at + 1 < words.length ? words[at + 1] : '';
}

/** The place half a turn away; null for the middle and for what is no cell. @param {Setting} sheet @param {string} place */
export function across(sheet, place) {
  const at = readPlace(place);
  if (at.kind !== 'cell') return null;
  const other = cellPlace(sheet.height - 1 - at.row, sheet.width - 1 - at.column);
  return other === place ? null : other;
}

/**
 * The edits of one stroke; with symmetry the place across gets a clue too, or loses it.
 * @param {Setting} sheet @param {string} place @param {string} text
 * @param {{isSymmetric: boolean, known: (place: string) => string}} how `known`: what all solutions have there, if anything
 * @returns {{place: string, text: string}[]}
 */
export function editsFor(sheet, place, text, { isSymmetric, known }) {
  const other = isSymmetric ? across(sheet, place) : null;
  if (other === null) return [{ place, text }];
  const there = clueAt(sheet, other);
  if (text === '') return [{ place, text }, { place: other, text: '' }];
  return there ? [{ place, text }] : [{ place, text }, { place: other, text: known(other) || text }];
}

/** How many clues there are: filled cells, or numbers at the border. @param {Setting} sheet */
export function countClues(sheet) {
  const places = new Set(sheet.printed.map((one) => `${one.place} ${sheet.sets === 'lines' ? one.item : ''}`));
  for (const seat of sheet.seats) if (seat.given !== null) places.add(`${seat.place} `);
  return places.size;
}

/** The word that a key types, by its letter or, where digits are shifted, by its place. @param {string[]} words @param {{key: string, code: string}} event */
export function wordOfKey(words, { key, code }) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const wanted = [key, key.toUpperCase(), key.toLowerCase(), ...(digit ? [digit] : [])];
  return words.find((word) => wanted.includes(word)) ?? null;
}
