// @ts-check
// The form of a puzzle being set: title, author, size, changed rules, and how the board helps.

import { el, fill } from '../dom.js';
import { icon } from '../icons.js';
import { settings } from '../store.js';
import { known, say } from '../words.js';

/** @typedef {{change: (what: Record<string, any>) => void, redraw: () => void, resize: (which: 'rows' | 'columns', by: 1 | -1) => void}} Acts */

/** @param {any} sheet @param {Acts} acts */
export function settingForm(sheet, acts) {
  const rows = stepper('rows', (by) => acts.resize('rows', by));
  const columns = stepper('columns', (by) => acts.resize('columns', by));
  const title = text('set-title', (value) => acts.change({ title: value }));
  const author = text('set-author', (value) => acts.change({ author: value }));
  const switches = el('div', { class: 'switches' });
  const nodes = [
    el('div', { class: 'form' }, title.node, author.node, rows.node, columns.node, switches),
    el('div', { class: 'form' }, helper('showCommon', true, 'set-show-common', acts.redraw),
      sheet.sets === 'lines' ? null : helper('keepSymmetry', false, 'set-symmetric', () => {})),
  ];
  return {
    nodes,
    /** @param {any} now */
    draw(now) {
      sheet = now;
      rows.write(now.height);
      columns.write(now.width);
      title.write(now.title ?? '');
      author.write(now.author ?? '');
      fill(switches, (now.switches ?? []).map((/** @type {any} */ one) => rule(one, acts)));
    },
  };
}

/** @param {string} label @param {(value: string) => void} changed */
function text(label, changed) {
  const input = el('input', { class: 'inp', type: 'text', autocomplete: 'off', maxlength: '200' });
  input.addEventListener('change', () => changed(input.value));
  return {
    node: el('label', { class: 'field-label' }, say(label), input),
    write: (/** @type {string} */ value) => { if (document.activeElement !== input) input.value = value; },
  };
}

/** @param {'rows' | 'columns'} name @param {(by: 1 | -1) => void} step */
function stepper(name, step) {
  const output = el('output', { 'aria-label': say(`set-${name}`) });
  const button = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {1 | -1} */ by) =>
    el('button', { type: 'button', 'aria-label': say(id), on: { click: () => step(by) } }, icon(sign));
  return {
    node: el('div', { class: 'field-line' }, el('span', null, say(`set-${name}`)),
      el('span', { class: 'stepper-num' }, button(`set-fewer-${name}`, 'minus', -1), output, button(`set-more-${name}`, 'plus', 1))),
    write: (/** @type {number} */ value) => { output.value = String(value); },
  };
}

/** A rule that can be changed: a list of its values, or a field. @param {any} one @param {Acts} acts */
function rule({ key, name, values, value }, acts) {
  const change = (/** @type {string} */ to) => acts.change({ settings: { [key]: to } });
  if (!values?.length) {
    const field = text('set-title', change);
    field.write(value ?? '');
    field.node.firstChild?.replaceWith(name);
    return field.node;
  }
  const nameOf = (/** @type {string} */ one) => (known(`set-value-${one}`) ? say(`set-value-${one}`) : one);
  const select = el('select', { class: 'inp' }, values.map((/** @type {string} */ one) => el('option', { value: one, selected: one === value }, nameOf(one))));
  select.addEventListener('change', () => change(select.value));
  return el('label', { class: 'field-label' }, name, select);
}

/** @param {string} name @param {boolean} usual @param {string} label @param {() => void} changed */
function helper(name, usual, label, changed) {
  const box = el('input', { type: 'checkbox', checked: settings.get(name) ?? usual });
  box.addEventListener('change', () => { settings.set(name, box.checked); changed(); });
  return el('label', { class: 'check' }, box, el('span', null, say(label)));
}
