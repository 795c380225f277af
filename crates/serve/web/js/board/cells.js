// @ts-check
// The grid that fingers, keys and readers meet: one focusable cell for each seat's cell, one tab stop.

import { attribute, el } from '../dom.js';
import { cellPlace, printedCells, range, readPlace } from './place.js';
import { say } from '../words.js';

/** @typedef {import('./place.js').Sheet} Sheet */

/**
 * @param {Sheet} sheet @param {(place: string) => string} label what a cell says
 * @param {(place: string) => string} line the clue of a line, or nothing @param {boolean} [all] empty points are cells too
 */
export function cellGrid(sheet, label, line, all = false) {
  const isOpen = sheet.lattice === 'points';
  const islands = isOpen ? printedCells(sheet) : null;
  /** @type {Map<string, HTMLElement>} */
  const cells = new Map();
  const grid = el('div', { class: isOpen ? 'cells isles' : 'cells', role: 'grid',
    'aria-label': say('play-grid', { name: sheet.name, width: sheet.width, height: sheet.height }) });
  for (const row of range(sheet.height)) {
    const cellsOfRow = el('div', { role: 'row' });
    for (const column of range(sheet.width)) {
      const place = cellPlace(row, column);
      if (islands && !all && !islands.has(place)) continue;
      const cell = el('div', { role: 'gridcell', tabindex: '-1', data: { place }, vars: isOpen ? { '--r': row, '--c': column } : {} });
      cells.set(place, cell);
      cellsOfRow.append(cell);
    }
    if (cellsOfRow.childElementCount) grid.append(cellsOfRow);
  }
  /** @type {string | null} */
  let here = cells.keys().next().value ?? null;
  if (here) /** @type {HTMLElement} */ (cells.get(here)).tabIndex = 0;
  let seen = { row: -1, column: -1 };

  /** The clue of each line that is entered, then the cell. @param {string} place */
  function entering(place) {
    const at = readPlace(place);
    if (at.kind !== 'cell') return label(place);
    const told = [];
    if (at.row !== seen.row) told.push(clue('row', at.row));
    if (at.column !== seen.column) told.push(clue('column', at.column));
    seen = at;
    return [...told.filter(Boolean), label(place)].join(' ');
  }

  /** @param {'row' | 'column'} kind @param {number} index */
  function clue(kind, index) {
    const text = line(`${kind} ${index + 1}`);
    return text && say('play-line-clue', { line: say(`play-${kind}`, { n: index + 1 }), clue: text });
  }

  grid.addEventListener('focusin', (/** @type {FocusEvent} */ event) => {
    const place = /** @type {HTMLElement} */ (event.target).dataset.place;
    if (place) arrive(place);
  });
  grid.addEventListener('focusout', () => { if (here) refresh(here); });

  /** @param {string} place */
  function arrive(place) {
    const cell = cells.get(place);
    if (!cell) return;
    if (here && here !== place) {
      /** @type {HTMLElement} */ (cells.get(here)).tabIndex = -1;
      refresh(here);
    }
    here = place;
    cell.tabIndex = 0;
    attribute(cell, 'aria-label', entering(place));
  }

  /** Says a cell anew, after what stands there has changed. @param {string} place */
  function refresh(place) {
    const cell = cells.get(place);
    if (cell) attribute(cell, 'aria-label', label(place));
  }

  for (const place of cells.keys()) refresh(place);

  return {
    grid,
    cells,
    refresh,
    here: () => here,
    /** @param {string} place @param {FocusOptions} [how] */
    focus(place, how) { cells.get(place)?.focus(how); },
  };
}
