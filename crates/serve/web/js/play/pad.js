// @ts-check
// The pad of values, each with how many are still to be written.

import { el, write } from '../dom.js';
import { stillToWrite } from '../game/candidates.js';
import { say } from '../words.js';

/** @param {import('./table.js').Table} table */
export function pad(table) {
  const { sheet, board } = table;
  const counts = sheet.values.map(() => el('span'));
  const buttons = sheet.values.map((value, n) => el('button', {
    type: 'button', on: {
      pointerdown: (/** @type {Event} */ event) => event.preventDefault(), // the cell keeps the focus
      click: (/** @type {MouseEvent} */ event) => { board.press(value.value, event.shiftKey); },
    },
  }, value.word, ' ', el('small', null, counts[n], sheet.groups && el('span', { class: 'sr' }, ` ${say('play-pad-left')}`))));
  const node = el('div', { class: 'pad', role: 'group', 'aria-label': say('play-pad'), vars: { '--across': across(buttons.length), '--values': acrossPhone(buttons.length) } }, buttons);

  function refresh() {
    if (!sheet.groups) return;
    const left = stillToWrite(sheet, table.game().entries);
    sheet.values.forEach(({ value }, n) => {
      const count = left.get(value) ?? 0;
      write(counts[n], String(count));
      buttons[n].classList.toggle('none', count === 0);
    });
  }
  return { node, refresh };
}

/** Columns of a pad that is nearly square and has no gap. @param {number} count */
export function across(count) {
  const least = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, n) => least + n).find((columns) => count % columns === 0) ?? least;
}

/** Columns where there is room for nine and few rows. @param {number} count */
export function acrossPhone(count) {
  const whole = [9, 8, 7, 6, 5, 4, 3, 2, 1].find((columns) => count % columns === 0) ?? 9;
  return count / whole > 3 ? 9 : whole;
}
