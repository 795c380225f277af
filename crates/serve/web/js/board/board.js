// @ts-check
// A board: an SVG of marks under a real grid of cells. Whatever changes, only its own nodes are touched.

import { attribute, el } from '../dom.js';
import { announce } from '../announce.js';
import { attachHand } from '../hands/hand.js';
import { borderClues } from './clues.js';
import { cellGrid } from './cells.js';
import { keepFitted } from './fit.js';
import { shapes, split } from './lights.js';
import { UNIT, drawLook, looksOf, miniature } from './looks.js';
import { drawMarks } from './notes.js';
import { paper } from './paper.js';
import { cellPlace, readPlace, seatsByPlace } from './place.js';
import { showSelection } from './selection.js';
import { speaker } from './speech.js';

/**
 * @typedef {import('./place.js').Sheet} Sheet
 * @typedef {{seat: number, value: number | null}} Change
 * @typedef {{seat: number, values: number[] | null}} MarkChange
 * @typedef {Object} Options
 * @property {boolean} [interactive] hands write on it @property {boolean | 'all'} [cells] focusable cells, but no hands; `'all'`: empty points too
 * @property {'play' | 'small'} [size] @property {number} [cell] a fixed size of a cell, in pixels
 * @property {number} [most] the largest cell @property {number} [reserve] height that other things need
 * @property {(changes: Change[]) => void} [onStroke] @property {(changes: MarkChange[]) => void} [onMarks]
 * @property {() => number | 'cycle' | 'mark' | null} [pen] what a tap writes; for hand `write` `'mark'` or `null`
 * @property {() => boolean} [axis] is a drag held on its axis? @property {(seats: number[]) => void} [onSelect]
 * @property {() => void} [onSwitch] Space in hand `write` @property {(once: boolean) => void} [onOnce] the next digit is a mark
 */

/** Clues are set tightly where a line has many, or cells are so small that numbers above them would touch. @param {Sheet} sheet */
const isTight = (sheet) => Math.max(sheet.left, sheet.above) > 12 || Math.max(sheet.width, sheet.height) > 26;

/** @param {Sheet} sheet @param {Options} [options] */
export function createBoard(sheet, options = {}) {
  const { root, layers, texts, islands } = paper(sheet);
  const clues = borderClues(sheet);
  const seats = seatsByPlace(sheet);
  const looks = looksOf(sheet);
  /** @type {(number | null)[]} */
  const entries = sheet.seats.map((seat) => seat.given);
  /** @type {(number[] | null)[]} */
  const pencil = sheet.seats.map(() => null);
  /** @type {SVGElement[][]} */
  const drawn = sheet.seats.map(() => []);
  /** @type {SVGElement[][]} */
  const pencilled = sheet.seats.map(() => []);
  const speak = speaker(sheet);
  const cells = options.interactive || options.cells ? cellGrid(sheet, (place) => speak(entries, pencil, place), clues.line, options.cells === 'all') : null;
  const field = el('div', { class: 'field' }, root, cells?.grid);
  const board = el('div', { class: `board lattice-${sheet.lattice}${isTight(sheet) ? ' many-clues' : ''}`, vars: { '--cols': sheet.width, '--rows': sheet.height } }, clues.nodes, field);
  const box = el('div', { class: 'board-box' }, board);
  if (!cells) { attribute(board, 'role', 'img'); attribute(board, 'aria-label', sheet.name); }
  if (options.cell) board.style.setProperty('--cell', `${options.cell}px`);
  const fitted = options.cell ? null : keepFitted(box, board, sheet, options);

  /** @param {{layer: string, node: SVGElement}[]} parts @returns {SVGElement[]} */
  function put(parts) {
    for (const { layer, node } of parts) layers[layer].append(node);
    return parts.map(({ node }) => node);
  }

  /** Replaceable groups of marks: each call takes away what the one before drew. */
  function overlay() {
    /** @type {SVGElement[]} */
    let nodes = [];
    return (/** @type {{layer: string, node: SVGElement}[]} */ parts) => {
      for (const node of nodes) node.remove();
      nodes = put(parts);
    };
  }
  const [lit, ghosted, previewed, parted, shared, chosen, overdone] = Array.from({ length: 7 }, overlay);

  /** @param {number} seat @param {number | null} value */
  function set(seat, value) {
    if (entries[seat] === value && (drawn[seat].length || value === null)) return;
    entries[seat] = value;
    const { place, given } = sheet.seats[seat];
    for (const node of drawn[seat]) node.remove();
    const own = value === null || (given !== null && texts.has(place)) ? [] : looks.get(value) ?? [];
    drawn[seat] = put(own.flatMap((look) => drawLook(look, place, given === null ? 'found' : 'given')));
    texts.get(place)?.classList.toggle('t-on-shade', own.some((look) => look.shape === 'fill'));
    cover(seat);
    for (const end of place.split('-')) cells?.refresh(end);
  }

  /** @param {number} seat @param {number[] | null} values */
  function marks(seat, values) {
    if (String(pencil[seat] ?? '') === String(values ?? '')) return;
    pencil[seat] = values;
    for (const node of pencilled[seat]) node.remove();
    pencilled[seat] = put(drawMarks(sheet, sheet.seats[seat].place, values ?? []));
    cover(seat);
    cells?.refresh(sheet.seats[seat].place);
  }

  /** Seats whose pencil marks give way to what would follow. @type {number[]} */
  let veiled = [];
  /** Pencil marks are hidden where a value stands. @param {number} seat @param {boolean} [isVeiled] */
  const cover = (seat, isVeiled = veiled.includes(seat)) => { for (const node of pencilled[seat]) node.classList.toggle('is-covered', isVeiled || entries[seat] !== null); };

  /** @param {Change[]} sets */
  const ghosts = (sets) => sets.filter(({ seat, value }) => entries[seat] !== value)
    .flatMap(({ seat, value }) => (looks.get(value ?? -1) ?? []).flatMap((look) => drawLook(look, sheet.seats[seat].place, 'ghost')));

  /** @type {import('./lights.js').Ground} */
  const ground = {
    isDark: (row, column) => (looks.get(entries[seats.get(cellPlace(row, column)) ?? -1] ?? -1) ?? []).some((look) => look.shape === 'fill'),
    isPencilled: (place) => Boolean(pencil[seats.get(place) ?? -1]) && entries[seats.get(place) ?? -1] === null,
  };

  const me = {
    element: box,
    board,
    field,
    sheet,
    set,
    marks,
    /** @param {number} seat */
    value: (seat) => entries[seat],
    /** @param {number} seat */
    pencil: (seat) => pencil[seat],
    /** @param {(number | null)[]} values @param {(number[] | null)[]} [notes] */
    setAll(values, notes) {
      values.forEach((value, seat) => set(seat, value));
      sheet.seats.forEach((_, seat) => marks(seat, notes?.[seat] ?? null));
    },
    /** @param {{place: string, cue: string}[] | null | undefined} lights */
    light(lights) {
      lit(shapes(sheet, lights ?? [], ground));
      clues.light(lights ?? []);
      for (const [place, disc] of islands) disc.classList.toggle('i-where', (lights ?? []).some((light) => light.place === place && light.cue === 'where'));
    },
    /** @param {Change[] | null | undefined} sets */
    ghost(sets) {
      for (const seat of veiled) cover(seat);
      veiled = (sets ?? []).map(({ seat }) => seat);
      for (const seat of veiled) cover(seat, true);
      ghosted(ghosts(sets ?? []));
    },
    /** What a drag would write when it is released. @param {Change[]} sets */
    preview(sets) { previewed(ghosts(sets)); },
    /** The island from which a bridge is to go. @param {string | null} island */
    pick(island) { for (const [place, disc] of islands) disc.classList.toggle('i-picked', place === island); },
    /** Places of islands. */
    islands: islands.keys(),
    /** A digit of the pad; hands that write put theirs here. @type {(value: number, other: boolean) => void} */
    press: () => {},
    /** @type {() => void} */
    erase: () => {},
    /** Finished clues; at the border struck, islands pale. @param {{place: string, item?: number}[]} list */
    done(list) {
      clues.done(list);
      const places = new Set(list.map(({ place }) => place));
      for (const [place, disc] of islands) {
        disc.classList.toggle('i-done', places.has(place));
        texts.get(place)?.classList.toggle('t-done', places.has(place));
      }
    },
    /** @param {string[]} places where there is too much */
    over(places) {
      clues.over(places);
      overdone(shapes(sheet, places.map((place) => ({ place, cue: 'wrong' })), ground));
    },
    /** @param {{seat: number, values: (number | null)[]}[]} list */
    differs(list) {
      parted(list.flatMap(({ seat, values }) => split(sheet.seats[seat].place, values.map((value) => looks.get(value ?? -1) ?? []))));
    },
    /** What all solutions share, small and pale; what an empty seat means anyway is left out. @param {(number | null)[]} values */
    common(values) {
      shared(values.flatMap((value, seat) => {
        const { place } = sheet.seats[seat];
        const at = readPlace(place);
        if (value === null || value === sheet.rest || entries[seat] !== null) return [];
        const [about, scale] = at.kind === 'cell' ? [[at.column * UNIT + 20, at.row * UNIT + 20], 0.58] : [[0, 0], 1];
        return [{ layer: 'marks', node: miniature(looks.get(value) ?? [], place, /** @type {[number, number]} */ (about), /** @type {number} */ (scale), 'is-shared') }];
      }));
    },
    /** @param {number[]} chosenSeats */
    select(chosenSeats) { showSelection(sheet, chosenSeats, chosen, cells?.cells ?? new Map()); },
    /** @param {string} place @param {FocusOptions} [how] */
    focus: (place, how) => cells?.focus(place, how),
    /** Finds the size of a cell at once, rather than before the next frame. */
    fit() { fitted?.fit(); },
    /** The place of the cell that has, or would get, the focus. */
    here: () => cells?.here() ?? null,
    /** Row and column, with fractions, under a point of the window. @param {{clientX: number, clientY: number}} point */
    at({ clientX, clientY }) {
      const area = field.getBoundingClientRect();
      const [column, row] = [((clientX - area.left) / area.width) * sheet.width, ((clientY - area.top) / area.height) * sheet.height];
      return { row, column, isInside: row >= 0 && column >= 0 && row < sheet.height && column < sheet.width };
    },
    /** @param {{clientX: number, clientY: number, target: any}} event */
    placeAt(event) {
      const { row, column, isInside } = me.at(event);
      if (isInside) return `r${Math.floor(row) + 1}c${Math.floor(column) + 1}`;
      return me.placeOf(event.target);
    },
    /** @param {any} node */
    placeOf: (node) => /** @type {string | null} */ (node?.closest?.('[data-place]')?.dataset.place ?? null),
    /** @param {string} place */
    seatOf: (place) => seats.get(place),
    /** Tells what now stands in the cell that has the focus. */
    tell() { if (cells?.here()) announce(speak(entries, pencil, /** @type {string} */ (cells.here()))); },
    hover: clues.hover,
    /** @param {boolean} isSolved */
    solved(isSolved) { board.classList.toggle('is-solved', isSolved); },
    layers,
    destroy() {
      fitted?.release();
      letGo();
      box.remove();
    },
  };
  entries.forEach((value, seat) => { entries[seat] = null; set(seat, value); });
  const letGo = options.interactive ? attachHand(me, options) : () => {};
  return me;
}

/** @typedef {ReturnType<typeof createBoard>} Board */
