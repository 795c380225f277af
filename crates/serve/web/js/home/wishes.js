// @ts-check
// Further wishes for a new puzzle: a field for each that the family heeds.

import { el } from '../dom.js';
import { say } from '../words.js';

/** What can be chosen, by wish; numbers are given by their step. @type {Record<string, string[] | number | true>} */
const KINDS = {
  symmetry: ['none', 'half-turn', 'quarter-turn', 'mirror', 'diagonal', 'full'],
  loops: ['yes', 'no'],
  minimal: true,
  givens: 1,
  colours: 1,
  density: 0.01,
  doubles: 0.01,
};

/** @param {{wishes?: string[], symmetries?: string[]}} family @returns {{nodes: Element[], read: () => Record<string, any>}} */
export function wishFields({ wishes = [], symmetries }) {
  const kindOf = (/** @type {string} */ wish) => (wish === 'symmetry' && symmetries?.length ? symmetries : KINDS[wish]);
  const fields = wishes.filter((wish) => wish in KINDS).map((wish) => ({ wish, ...field(wish, kindOf(wish)) }));
  const read = () => Object.fromEntries(fields.map(({ wish, value }) => [wish, value()]).filter(([, value]) => value !== null));
  return { nodes: fields.map(({ node }) => node), read };
}

/** @param {string} wish @param {string[] | number | true} kind */
function field(wish, kind) {
  const name = say(`home-wish-${wish}`);
  if (kind === true) {
    const box = el('input', { type: 'checkbox' });
    return { node: el('label', { class: 'check' }, box, name), value: () => (box.checked ? true : null) };
  }
  if (typeof kind === 'number') {
    const input = el('input', { class: 'inp', type: 'number', min: '0', max: kind < 1 ? '1' : null, step: String(kind) });
    return { node: el('label', { class: 'field-label' }, name, input), value: () => (input.value === '' ? null : Number(input.value)) };
  }
  const select = el('select', { class: 'inp' }, el('option', { value: '' }, say('home-wish-any')),
    kind.map((value) => el('option', { value }, say(`home-wish-${wish}-${value}`))));
  return { node: el('label', { class: 'field-label' }, name, select), value: () => select.value || null };
}
