// @ts-check
// Make one: family, size and grade, further wishes folded away; the last ones are remembered.

import { addressOf, go } from '../address.js';
import { el, fill } from '../dom.js';
import { ask, stopped } from '../engine.js';
import { problem } from '../problem.js';
import { settings } from '../store.js';
import { capital, say } from '../words.js';
import { sizeOf } from './size.js';
import { wishFields } from './wishes.js';

/** @param {any[]} families @param {{id: string, name: string}[]} levels */
export function makeForm(families, levels) {
  const last = settings.get('made') ?? {};
  const family = choice('home-family', families.map((one) => [one.id, one.name]), last.family ?? families[0]?.id);
  family.classList.add('wide');
  const button = el('button', { class: 'btn primary wide', type: 'submit' }, say('home-make-and-play'));
  const note = el('div', { class: 'wide', 'aria-live': 'polite' });
  const form = el('form', { class: 'make' }, family, button, note);
  /** @type {() => Record<string, any>} */
  let wishes = () => ({});

  const update = () => {
    const chosen = families.find((one) => one.id === family.value) ?? families[0];
    const kept = last.family === chosen.id ? last : {};
    const fields = partsFor(chosen, levels, kept);
    for (const old of form.querySelectorAll('.per-family')) old.remove();
    for (const node of fields.nodes) node.classList.add('per-family');
    button.before(...fields.nodes);
    wishes = () => ({ family: chosen.id, ...fields.read() });
  };
  family.addEventListener('change', update);
  update();
  form.addEventListener('submit', (/** @type {Event} */ event) => {
    event.preventDefault();
    void make(wishes(), button, note);
  });
  return form;
}

/** Size, grade, seed and wishes of a family. @param {any} family @param {{id: string, name: string}[]} levels @param {any} kept */
function partsFor(family, levels, kept) {
  const [wide, high] = kept.width ? [kept.width, kept.height] : family.usual;
  /** @type {[number, number][]} */
  const sizes = family.sizes.some((/** @type {number[]} */ [w, h]) => w === wide && h === high) ? family.sizes : [...family.sizes, [wide, high]];
  const size = choice('home-size', sizes.map(([w, h]) => [`${w}x${h}`, `${w} × ${h}`]), `${wide}x${high}`);
  const nameOf = (/** @type {string} */ id) => capital(levels.find((level) => level.id === id)?.name ?? id);
  const middle = family.levels.includes('medium') ? 'medium' : family.levels[0];
  const grade = choice('home-level', family.levels.map((/** @type {string} */ id) => [id, nameOf(id)]), kept.level ?? middle);
  const seed = el('input', { class: 'inp', inputmode: 'numeric', autocomplete: 'off' });
  const other = el('input', { class: 'inp', placeholder: '12 × 9', autocomplete: 'off' });
  const further = wishFields(family);
  const folded = el('details', null, el('summary', null, say('home-further')),
    el('div', null, labelled('home-seed', seed), labelled('home-other-size', other), further.nodes));
  const read = () => {
    const [width, height] = sizeOf(other.value) ?? sizeOf(size.value) ?? family.usual;
    return { width, height, level: grade.value, ...(seed.value.trim() ? { seed: seed.value.trim() } : {}), ...further.read() };
  };
  return { nodes: [size, grade, folded], read };
}

/** @param {string} label @param {string[][]} options @param {string} value */
function choice(label, options, value) {
  return el('select', { class: 'inp', 'aria-label': say(label) },
    options.map(([id, name]) => el('option', { value: id, selected: id === value }, name)));
}

/** @param {string} label @param {Element} field */
export const labelled = (label, field) => el('label', { class: 'field-label' }, say(label), field);

/** @type {AbortController | null} */
let running = null;

/** @param {Record<string, any>} wish @param {HTMLButtonElement} button @param {HTMLElement} note */
async function make(wish, button, note) {
  if (running) return running.abort();
  const { family, width, height, level } = wish;
  settings.set('made', { family, width, height, level });
  running = new AbortController();
  const slow = setTimeout(() => fill(button, say('home-make-stop')), 200);
  fill(note);
  try {
    const onPart = (/** @type {any} */ part) => part.tries && fill(note, el('p', { class: 'small quiet' }, say('home-tries', { n: part.tries })));
    const { sheet } = await ask('make', wish, { signal: running.signal, onPart });
    go(await addressOf('play', sheet.puzzle));
  } catch (error) {
    fill(note, stopped(error) ? null : problem(error));
  } finally {
    clearTimeout(slow);
    running = null;
    fill(button, say('home-make-and-play'));
  }
}
