// @ts-check
// The board of a puzzle being set: taps, strokes and keys write clues into cells, or edit those at the border as text.

import { createBoard } from '../board/board.js';
import { readPlace, cellPlace } from '../board/place.js';
import { el } from '../dom.js';
import { gestures } from '../hands/pointer.js';
import { say } from '../words.js';
import { clueAt, nextWord, wordOfKey } from './clues.js';

/** @typedef {import('./clues.js').Setting} Setting */
/** The clue to write, from the one that stands there when its turn comes. @typedef {(now: string) => string} Pen */
/**
 * @typedef {Object} Hands
 * @property {(places: string[], pen: Pen) => void} write the same clue at some places, as one step
 * @property {() => string} pen `cycle`, `clear`, `type`, or a word
 */

/** @type {Pen} */
const clear = () => '';

/** @param {Hands} hands */
export function settingDesk(hands) {
  // The board is drawn anew after each edit, also between a press and its release: the area under it stays.
  const area = el('div', { class: 'set-area' });
  const element = el('div', { class: 'set-desk' }, area);
  /** @type {any} */
  let board = null;
  /** @type {Setting} */
  let sheet;
  let here = '';

  const words = () => sheet.clues?.words ?? [];

  /** What a tap writes; nothing, if one types. @returns {Pen | null} */
  function penNow() {
    const pen = hands.pen();
    if (pen === 'type') return null;
    if (pen === 'clear') return clear;
    if (pen === 'cycle') return next;
    return (now) => (now === pen ? '' : pen);
  }

  /** @type {Pen} */
  const next = (now) => nextWord(words(), now);

  /** The cell at a point, if cells are written into. @param {import('../hands/pointer.js').Point} point */
  function cellAt(point) {
    const place = board?.placeAt(point);
    return place && !isLine(place) && sheet.sets !== 'lines' ? place : null;
  }

  /** A stroke under way: its cells, and what it writes into all of them. @type {{places: string[], pen: Pen} | null} */
  let stroke = null;
  const drawStroke = () => board.light((stroke?.places ?? []).map((place) => ({ place, cue: 'follows' })));

  /** @param {string} place @param {boolean} isOther */
  function pressed(place, isOther) {
    if (sheet.sets === 'lines' && !isLine(place)) return;
    if (isOther) return hands.write([place], clear);
    if (isLine(place)) return editLine(place);
    here = place;
    board.focus(place);
    const pen = penNow();
    if (pen) hands.write([place], pen);
  }

  const letGo = gestures(area, {
    tap(point, other) {
      const place = board?.placeAt(point);
      if (place) pressed(place, other);
    },
    begin(point, other) {
      const place = cellAt(point);
      const pen = other ? clear : penNow();
      if (place === null || pen === null) return false;
      here = place;
      stroke = { places: [place], pen };
      drawStroke();
      return true;
    },
    move(point) {
      const place = board.at(point).isInside ? cellAt(point) : null;
      if (!stroke || place === null || stroke.places.includes(place)) return;
      stroke.places.push(place);
      drawStroke();
    },
    end() {
      if (stroke) hands.write(stroke.places, stroke.pen);
      stroke = null;
    },
    cancel() {
      stroke = null;
      drawStroke();
    },
  });
  // A click without a pointer: a screen reader's.
  area.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    const place = event.detail === 0 ? board?.placeOf(event.target) : null;
    if (place) pressed(place, false);
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
    if (event.key === ' ') { hands.write([place], next); return true; }
    if (['Backspace', 'Delete', 'x', 'X'].includes(event.key)) { hands.write([place], clear); return true; }
    const word = wordOfKey(words(), event);
    if (word === null) return false;
    hands.write([place], () => word);
    return true;
  }

  /** @param {string} place @param {KeyboardEvent} event @returns {boolean} */
  function lineKey(place, event) {
    const next = alongLines(sheet, place, event.key);
    if (next) { lineNode(next)?.focus(); return true; }
    if (event.key === ' ' || event.key === 'Enter') { editLine(place); return true; }
    if (['Backspace', 'Delete', 'x', 'X'].includes(event.key)) { hands.write([place], clear); return true; }
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
      if (isKept && typed !== clueAt(sheet, place)) hands.write([place], () => typed);
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
      const putBack = keepScroll(board?.element);
      board?.destroy();
      const roomy = now.sets === 'lines' ? { ...now, left: Math.max(1, now.left), above: Math.max(1, now.above) } : now;
      board = createBoard(roomy, /** @type {any} */ ({ cells: now.sets === 'lines' ? false : 'all', reserve: 176 }));
      area.prepend(board.element);
      putBack?.(board);
      if (stroke) drawStroke();
      if (now.sets === 'lines') {
        board.board.removeAttribute('role');
        board.board.removeAttribute('aria-label');
        makeLines(element, sheet, here);
      }
      if (!hadFocus && document.activeElement !== document.body) return;
      if (isLine(here)) lineNode(here)?.focus();
      else if (here && hadFocus) board.focus(here, { preventScroll: true });
    },
    destroy() {
      letGo();
      board?.destroy();
    },
  };
}

/** Remembers how far page and board are scrolled, if they are, for the board that takes its place. @param {Element | undefined} before */
function keepScroll(before) {
  const [left, top] = [before?.scrollLeft ?? 0, before?.scrollTop ?? 0];
  const [pageLeft, pageTop] = [scrollX, scrollY];
  if (!left && !top && !pageLeft && !pageTop) return null; // as usual; sizes are found once, before the next frame
  return (/** @type {any} */ after) => {
    after.fit();
    after.element.scrollTo(left, top);
    scrollTo(pageLeft, pageTop);
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
