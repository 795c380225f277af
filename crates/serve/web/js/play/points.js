// @ts-check
// The dialog of checkpoints: name this moment, or go back to an earlier one; and the tools a phone has no room for.

import { openDialog } from '../dialog.js';
import { el } from '../dom.js';
import { icon } from '../icons.js';
import { clock, say } from '../words.js';

/** @param {import('./table.js').Table} table */
export function openPoints(table) {
  const game = table.game();
  const usual = say('play-point-name', { n: game.past.length });
  const name = el('input', { class: 'inp', type: 'text', maxlength: 60, id: 'point-name', value: usual });
  /** @param {SubmitEvent} event */
  function keep(event) {
    event.preventDefault();
    dialog.close();
    table.checkpoint(name.value.trim() || usual);
  }
  const dialog = openDialog(say('play-point'), [
    el('form', { class: 'point-form', on: { submit: keep } },
      el('label', { for: 'point-name' }, say('play-point-label')), name,
      el('div', { class: 'go' }, el('button', { class: 'btn primary', type: 'submit' }, say('play-point-keep')))),
    game.points.length > 0 && el('h3', null, say('play-point-return')),
    game.points.length > 0 && choices(game.points.map((point) => [
      [point.name, ' ', el('small', { class: 'quiet' }, clock(point.at))], () => { dialog.close(); table.returnTo(point); }])),
  ].filter((part) => part !== false));
  name.select();
}

/** @param {[name: string, sign: string, act: () => void][]} tools */
export function openTools(tools) {
  const dialog = openDialog(say('play-more'), [choices(tools.map(([name, sign, act]) => [
    [icon(sign), say(name)], () => { dialog.close(); act(); }]))]);
}

/** @param {[label: any[], act: () => void][]} list */
const choices = (list) => el('div', { class: 'tool-list' }, list.map(([label, click]) => el('button', { class: 'btn plain', type: 'button', on: { click } }, label)));
