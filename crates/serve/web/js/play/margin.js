// @ts-check
// The margin behind the red line: one answer at a time, above the pad and the other tools.

import { el, fill } from '../dom.js';
import { icon } from '../icons.js';
import { settings } from '../store.js';
import { say } from '../words.js';
import { pad } from './pad.js';

/**
 * @typedef {'hint' | 'check' | 'steps' | 'solved' | 'solution' | 'trouble'} Panel
 * @param {import('./table.js').Table} table
 * @param {[name: string, sign: string, act: () => void][]} tools
 */
export function margin(table, tools) {
  const { sheet } = table;
  const node = el('aside', { class: 'margin' });
  const digits = sheet.hand === 'write' ? digitSection(table) : null;
  const others = el('section', { class: 'tools only-wide' }, el('h2', null, say('play-more')),
    el('div', { class: 'tool-list' }, tools.map(([name, sign, click]) => el('button', { class: 'btn plain', type: 'button', on: { click } }, icon(sign), say(name)))));
  /** @type {Panel | null} */
  let panel = null;

  /** @param {Panel | null} kind @param {...any} content */
  function show(kind, ...content) {
    panel = kind;
    node.className = `margin${kind === 'hint' || kind === 'steps' ? ` ${kind}-margin` : ''}`;
    node.setAttribute('aria-label', say(kind ? `play-panel-${kind}` : 'play-panel-none'));
    const isLong = kind === 'hint' || kind === 'steps';
    fill(node, isLong ? content : [digits?.node, ...content, others].filter(Boolean));
    node.classList.toggle('is-idle', kind === null);
  }
  show(null);
  return { node, show, panel: () => panel, refresh: () => digits?.refresh() };
}

/** @param {import('./table.js').Table} table */
function digitSection(table) {
  const keys = pad(table);
  const prune = el('input', { type: 'checkbox', checked: settings.get('prune'), on: { change: () => settings.set('prune', prune.checked) } });
  const canFill = table.sheet.notes && table.sheet.groups;
  const node = el('section', { class: 'only-wide digits' },
    el('div', { class: 'head-row' }, el('h2', null, say('play-digits')), table.sheet.notes && el('span', { class: 'small quiet' }, say('play-hold-shift'))),
    keys.node,
    el('div', { class: 'row-btns' },
      canFill && el('button', { class: 'btn', type: 'button', on: { click: () => table.fillMarks() } }, icon('marks'), say('play-fill-marks')),
      el('button', { class: 'btn', type: 'button', on: { pointerdown: (/** @type {Event} */ event) => event.preventDefault(), click: () => table.board.erase() } }, icon('erase'), say('play-erase'))),
    canFill && el('label', { class: 'check' }, prune, el('span', null, say('play-prune'))));
  return { node, refresh: keys.refresh };
}

/** The head of a panel with its name and a cross. @param {string} title @param {string} closing @param {() => void} close */
export function panelHead(title, closing, close) {
  return el('div', { class: 'head-row' }, el('h2', null, title),
    el('button', { class: 'btn icon-only', type: 'button', 'aria-label': closing, title: closing, on: { click: close } }, icon('cross')));
}

/** An answer with a square on the line. @param {string} title @param {...any} content */
export const answer = (title, ...content) => el('section', { class: 'node now answer', data: { n: '' } }, el('div', null, el('h2', null, title), content));
