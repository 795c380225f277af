// @ts-check
// From an image to a puzzle: size, threshold and colours change the preview at once; cells are repaired until there is one solution.

import { el, fill } from '../dom.js';
import { ask, stopped } from '../engine.js';
import { icon } from '../icons.js';
import { base64 } from '../open.js';
import { problem } from '../problem.js';
import { say } from '../words.js';
import { takeOver } from './image.js';

/** @param {any} family @param {() => any} sheetNow @param {(sheet: any) => void} taken */
export function tracing(family, sheetNow, taken) {
  const place = el('div', { class: 'tracing' });
  const choose = el('button', { class: 'btn', type: 'button' }, icon('open'), say('set-image'));
  choose.addEventListener('click', () => {
    const input = el('input', { type: 'file', accept: 'image/*' });
    input.addEventListener('change', () => { if (input.files?.[0]) void begin(input.files[0]); });
    input.click();
  });
  const node = el('section', { class: 'node', 'data-n': '' }, el('div', null, el('h2', null, say('set-from-image')), place, el('div', { class: 'go' }, choose)));

  /** @param {File} file */
  async function begin(file) {
    const bytes = base64(new Uint8Array(await file.arrayBuffer()));
    const { width, height } = sheetNow();
    const fields = {
      width: number('set-columns', width, 2, 100), height: number('set-rows', height, 2, 100),
      threshold: slider('set-threshold', 128), colours: number('set-colours', 1, 1, 8),
    };
    const dither = el('select', { class: 'inp' }, ['none', 'ordered', 'diffusion'].map((way) => el('option', { value: way }, say(`set-dither-${way}`))));
    const inverted = el('input', { type: 'checkbox' });
    const canvas = el('canvas', { role: 'img', 'aria-label': say('set-preview') });
    const note = el('div', { 'aria-live': 'polite' });
    const use = el('button', { class: 'btn primary', type: 'button' }, say('set-use-image'));
    const wish = () => ({
      family: family.id, bytes, width: fields.width.value(), height: fields.height.value(), dither: dither.value, inverted: inverted.checked,
      ...(fields.colours.value() > 1 ? { colours: fields.colours.value() } : { threshold: fields.threshold.value() }),
    });
    /** @type {AbortController | null} */
    let running = null;
    /** @type {any} */
    let traced = null;
    const preview = async () => {
      running?.abort();
      running = new AbortController();
      try {
        traced = await ask('trace', wish(), { signal: running.signal });
        paint(canvas, traced);
        const changes = say('set-repaired', { n: traced.changed.length });
        fill(note, el('p', { class: 'small quiet' }, changes, traced.level_name ? ` ${say('set-traced', { level: traced.level_name })}` : ''));
      } catch (error) {
        if (!stopped(error)) fill(note, problem(error));
      }
    };
    use.addEventListener('click', () => { if (traced) taken(traced.sheet); });
    fill(place, canvas, fields.threshold.node, fields.width.node, fields.height.node, fields.colours.node,
      el('label', { class: 'field-label' }, say('set-dither'), dither), el('label', { class: 'check' }, inverted, el('span', null, say('set-inverted'))), note, use);
    place.addEventListener('input', () => void preview());
    await preview();
  }

  const waiting = takeOver();
  if (waiting) void begin(waiting);
  return node;
}

/** @param {string} label @param {number} value @param {number} least @param {number} most */
function number(label, value, least, most) {
  const input = el('input', { class: 'inp', type: 'number', min: least, max: most, value: String(value) });
  return {
    node: el('label', { class: 'field-label' }, say(label), input),
    value: () => Math.min(most, Math.max(least, Math.round(Number(input.value)) || least)),
  };
}

/** @param {string} label @param {number} value */
function slider(label, value) {
  const input = el('input', { class: 'slider', type: 'range', min: '1', max: '255', value: String(value) });
  const show = () => input.style.setProperty('--at', `${((Number(input.value) - 1) / 254) * 100}%`);
  input.addEventListener('input', show);
  show();
  return { node: el('label', { class: 'field-label' }, say(label), input), value: () => Number(input.value) };
}

/** The picture as it will be, a pixel a cell. @param {HTMLCanvasElement} canvas @param {{sheet: any, entries: (number | null)[]}} traced */
function paint(canvas, { sheet, entries }) {
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  entries.forEach((value, n) => {
    context.fillStyle = inkOf(sheet, value);
    context.fillRect(n % sheet.width, Math.floor(n / sheet.width), 1, 1);
  });
}

/** The colour that a value fills its cell with. @param {any} sheet @param {number | null} value @returns {string} */
function inkOf(sheet, value) {
  const look = sheet.values.find((/** @type {any} */ one) => one.value === value)?.looks.find((/** @type {any} */ one) => one.shape === 'fill');
  if (!look) return sheet.ground ?? '#fff';
  return look.ink.startsWith('#') ? look.ink : '#000';
}
