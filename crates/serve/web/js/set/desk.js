// @ts-check
// The board of a puzzle being set: clicks and keys write clues into cells, or edit those at the border as text.

import { createBoard } from '../board/board.js';
import { readPlace, cellPlace } from '../board/place.js';
import { el } from '../dom.js';
import { say } from '../words.js';
import { clueAt, nextWord, wordOfKey } from './clues.js';

/** @typedef {import('./clues.js').Setting} Setting */
/**
 * @typedef {Object} Hands
 * @property {(place: string, text: string) => void} write
 * @property {() => string} pen `cycle`, `clear`, `type`, or a word
 */

/** @param {Hands} hands */
export function settingDesk(hands) {
  const element = el('div', { class: 'set-desk' });
  /** @type {any} */
  let board = null;
  /** @type {Setting} */
  let sheet;
  let here = '';

  const words = () => sheet.clues?.words ?? [];

  /** What a click at a cell writes. @param {string} place */
  function tapped(place) {
    const pen = hands.pen();
    const now = clueAt(sheet, place);
    if (pen === 'type') return;
    if (pen === 'clear') return hands.write(place, '');
    if (pen === 'cycle') return hands.write(place, nextWord(words(), now));
    hands.write(place, now === pen ? '' : pen);
  }

  element.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    const place = board?.placeAt(event);
    if (!place) return;
    if (isLine(place)) return editLine(place);
    if (sheet.sets === 'lines') return;
    here = place;
    board.focus(place);
    tapped(place);
  });
  element.addEventListener('contextmenu', (/** @type {MouseEvent} */ event) => {
    const place = board?.placeAt(event);
    if (!place) return;
    event.preventDefault();
    hands.write(place, '');
  });
  element.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLInputElement) return;
    const place = board?.placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isLine(place) ? lineKey(place, event) : cellKey(place, event)) event.preventDefault();
  });
  element.addEventListener('focusin', (/** @type {FocusEvent} */ event) => {
    const place = board?.placeOf(event.target);
    if (place) here = place;
  });

  /** @param {string} place @param {KeyboardEvent} event @returns {boolean} */
  function cellKey(place, event) {
    const to = moved(sheet, place, event);
    if (to) { board.focus(to); return true; }
    if (sheet.sets === 'lines') return false;
    if (event.key === ' ') { hands.write(place, nextWord(words(), clueAt(sheet, place))); return true; }
    if (['Backspace', 'Delete', 'x', 'X'].includes(event.key)) { hands.write(place, ''); return true; }
    const word = wordOfKey(words(), event);
    if (word === null) return false;
    hands.write(place, word);
    return true;
  }

  /** @param {string} place @param {KeyboardEvent} event @returns {boolean} */
  function lineKey(place, event) {
    const next = alongLines(sheet, place, event.key);
    if (next) { lineNode(next)?.focus(); return true; }
    if (event.key === ' ' || event.key === 'Enter') { editLine(place); return true; }
    if (['Backspace', 'Delete', 'x', 'X'].includes(event.key)) { hands.write(place, ''); return true; }
    if (!/^\d$/.test(event.key)) return false;
    editLine(place, event.key);
    return true;
  }

  const lineNode = (/** @type {string} */ place) => /** @type {HTMLElement | null} */ (element.querySelector(`button[data-place="${place}"]`));

  /** A field over the clue; Enter or leaving writes, Escape leaves it as it was. @param {string} place @param {string} [text] */
  function editLine(place, text) {
    const node = lineNode(place);
    if (!node) return;
    here = place;
    const field = el('input', { class: 'clue-editor', inputmode: 'numeric', value: text ?? clueAt(sheet, place), 'aria-label': lineName(place) });
    const [area, inside] = [element.getBoundingClientRect(), node.getBoundingClientRect()];
    const isRow = place.startsWith('row');
    const left = isRow ? inside.right - area.left - 132 : inside.left - area.left + inside.width / 2 - 66;
    field.style.setProperty('left', `${Math.max(0, Math.min(left, area.width - 132))}px`);
    field.style.setProperty('top', `${Math.max(0, (isRow ? inside.top + inside.height / 2 : inside.bottom) - area.top - (isRow ? 20 : 44))}px`);
    let isOpen = true;
    const close = (/** @type {boolean} */ isKept) => {
      if (!isOpen) return;
      isOpen = false;
      const typed = field.value.trim();
      field.remove();
      if (isKept && typed !== clueAt(sheet, place)) hands.write(place, typed);
      else lineNode(here)?.focus();
    };
    field.addEventListener('blur', () => close(true));
    field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
      event.stopPropagation();
      if (event.key === 'Escape') close(false);
      const by = event.key === 'Enter' || event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0;
      if (!by) return;
      event.preventDefault();
      const next = nextLine(sheet, place, by);
      here = next ?? place;
      close(true);
    });
    element.append(field);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }

  return {
    element,
    board: () => board,
    /** Shows the puzzle as it now is; the focus stays where it was. @param {Setting} now */
    draw(now) {
      const hadFocus = element.contains(document.activeElement);
      sheet = now;
      board?.destroy();
      const roomy = now.sets === 'lines' ? { ...now, left: Math.max(1, now.left), above: Math.max(1, now.above) } : now;
      board = createBoard(roomy, /** @type {any} */ ({ cells: now.sets === 'lines' ? false : 'all', reserve: 176 }));
      element.prepend(board.element);
      if (now.sets === 'lines') {
        board.board.removeAttribute('role');
        board.board.removeAttribute('aria-label');
        makeLines(element, sheet, here);
      }
      if (!hadFocus && document.activeElement !== document.body) return;
      if (isLine(here)) lineNode(here)?.focus();
      else if (here && hadFocus) board.focus(here);
    },
    destroy: () => board?.destroy(),
  };
}

/** @param {string} place */
const isLine = (place) => /^(row|column) /.test(place);

/** @param {string} place */
function lineName(place) {
  const at = readPlace(place);
  return say(`set-line-${at.kind}`, { n: 'index' in at ? at.index + 1 : 0 });
}

/**
 * Clues at the border can be reached: a button over each, one tab stop, arrows from there.
 * @param {Element} element @param {Setting} sheet @param {string} here
 */
function makeLines(element, sheet, here) {
  const stop = isLine(here) ? here : 'row 1';
  for (const side of element.querySelectorAll('.clues')) {
    const lists = /** @type {HTMLElement[]} */ ([...side.querySelectorAll('ol')]);
    for (const list of lists) list.setAttribute('aria-hidden', 'true');
    side.append(el('div', { class: 'line-buttons' }, lists.map(({ dataset: { place = '' } }) => el('button', {
      type: 'button', tabindex: place === stop ? '0' : '-1', data: { place },
      'aria-label': say('set-line', { line: lineName(place), clue: clueAt(sheet, place) || say('set-no-clue') }),
    }))));
  }
}

/** The line before or after in reading order: rows, then columns. @param {Setting} sheet @param {string} place @param {number} by */
export function nextLine(sheet, place, by) {
  const at = readPlace(place);
  if (!('index' in at)) return null;
  const n = (at.kind === 'row' ? at.index : sheet.height + at.index) + by;
  if (n < 0 || n >= sheet.height + sheet.width) return null;
  return n < sheet.height ? `row ${n + 1}` : `column ${n - sheet.height + 1}`;
}

/** @param {Setting} sheet @param {string} place @param {string} key */
function alongLines(sheet, place, key) {
  const isRow = place.startsWith('row');
  if (key === (isRow ? 'ArrowDown' : 'ArrowRight')) return nextLine(sheet, place, 1);
  if (key === (isRow ? 'ArrowUp' : 'ArrowLeft')) return nextLine(sheet, place, -1);
  if (isRow && key === 'ArrowRight') return 'column 1';
  if (!isRow && key === 'ArrowDown') return 'row 1';
  return null;
}

/** The cell that an arrow, Home or End leads to. @param {Setting} sheet @param {string} place @param {{key: string}} event */
export function moved(sheet, place, { key }) {
  const at = readPlace(place);
  if (at.kind !== 'cell') return null;
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
  if (key === 'Home') return cellPlace(at.row, 0);
  if (key === 'End') return cellPlace(at.row, sheet.width - 1);
  if (!down && !right) return null;
  const [row, column] = [at.row + down, at.column + right];
  return row < 0 || column < 0 || row >= sheet.height || column >= sheet.width ? null : cellPlace(row, column);
}
