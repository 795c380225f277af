// @ts-check
// A rule as an exercise: the board before the step; find the place, or have it shown.

import { createBoard } from '../board/board.js';
import { cellPlace, cellsOf } from '../board/place.js';
import { el, fill } from '../dom.js';
import { rich } from '../rich.js';
import { say } from '../words.js';

/**
 * An exercise whose board is drawn once it comes near the window: there may be fifty of them.
 * @param {any} rule @param {IntersectionObserver} watch @returns {HTMLElement & {build?: () => {destroy: () => void}}}
 */
export function exercise(rule, watch) {
  const node = el('article', { class: 'rule-item' }, el('h3', null, rule.rule.name));
  node.build = () => built(rule, node);
  watch.observe(node);
  return node;
}

/** @param {any} rule @param {HTMLElement} node */
function built(rule, node) {
  const answer = el('p', { class: 'answer say', 'aria-live': 'polite' });
  const { sheet } = rule;
  const title = el('h3', null, rule.rule.name);
  if (!sheet) {
    fill(node, el('div', null, title, rule.text?.length ? el('p', { class: 'say' }, rich(rule.text)) : null));
    return { destroy: () => {} };
  }
  const board = createBoard(sheet, { cells: true, cell: cellFor(sheet) });
  board.setAll(rule.entries ?? sheet.seats.map((/** @type {any} */ seat) => seat.given), rule.marks ?? undefined);
  const seats = new Set([...(rule.sets ?? []), ...(rule.strikes ?? [])].map((/** @type {any} */ one) => one.seat));
  const places = new Set([...seats].flatMap((seat) => placesOf(sheet, sheet.seats[seat].place)));
  let isShown = false;

  const reveal = el('button', { class: 'btn', type: 'button' }, say('rules-reveal'));
  function show() {
    isShown = true;
    board.light(rule.lights);
    board.ghost(rule.sets);
    fill(answer, rich(rule.text));
    fill(reveal, say('rules-again'));
  }
  function hide() {
    isShown = false;
    board.light([]);
    board.ghost([]);
    fill(answer);
    fill(reveal, say('rules-reveal'));
  }
  /** @param {string | null} place */
  function tried(place) {
    if (!place || isShown) return;
    if (places.has(place)) show();
    else fill(answer, say('rules-not-here'));
  }
  reveal.addEventListener('click', () => (isShown ? hide() : show()));
  board.element.addEventListener('click', (/** @type {any} */ event) => tried(board.placeAt(event)));
  board.element.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const place = board.placeOf(event.target);
    if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); return tried(place); }
    const to = place && arrow(board, place, event.key);
    if (to) { event.preventDefault(); board.focus(to); }
  });
  fill(node, el('div', null, title, el('p', { class: 'ask' }, say('rules-find')), answer, el('div', { class: 'go' }, reveal)),
    el('div', { class: 'stage' }, board.element));
  return { destroy: () => board.destroy() };
}

/** Where one may click for a place: a cell, or the ends of a span and what lies between. @param {any} sheet @param {string} place @returns {string[]} */
const placesOf = (sheet, place) => [...place.split('-'), ...cellsOf(sheet, place).map(([row, column]) => cellPlace(row, column))];

/** The next cell that way; on open boards there may be none beside, so it looks further. @param {any} board @param {string} place @param {string} key */
function arrow(board, place, key) {
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(place) ?? [];
  if (!row || (!down && !right)) return null;
  for (let n = 1; n <= Math.max(board.sheet.width, board.sheet.height); n += 1) {
    const next = `r${Number(row) + down * n}c${Number(column) + right * n}`;
    if (board.element.querySelector(`[role=gridcell][data-place="${next}"]`)) return next;
  }
  return null;
}

/** @param {any} sheet */
function cellFor(sheet) {
  const room = Math.min(300, innerWidth - 48);
  return Math.max(14, Math.min(38, Math.floor(room / (sheet.width + sheet.left * 0.5)), Math.floor(380 / (sheet.height + sheet.above * 0.5))));
}
