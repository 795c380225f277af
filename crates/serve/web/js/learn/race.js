// @ts-check
// Table and plot to take along: every method on the same puzzle, with its counters; CSV, SVG, PNG.

import { openDialog } from '../dialog.js';
import { el, fill, svg } from '../dom.js';
import { fileName, pngOf, save, saveText } from '../download.js';
import { ask, stopped } from '../engine.js';
import { problem } from '../problem.js';
import { language, say } from '../words.js';
import { decades } from './scale.js';

/** @param {any} sheet @param {any[]} methods */
export async function openRace(sheet, methods) {
  const place = el('div', { 'aria-live': 'polite' }, el('p', { class: 'say' }, say('learn-racing')));
  const dialog = openDialog(say('learn-table'), [place], 'wide-dialog');
  const running = new AbortController();
  dialog.addEventListener('close', () => running.abort());
  try {
    const { rows, csv } = await ask('race', { puzzle: sheet.puzzle, methods: methods.map((method) => method.id) }, { signal: running.signal });
    const plot = barPlot(rows);
    const name = fileName(sheet.title ?? '', sheet.family);
    const drawn = () => new XMLSerializer().serializeToString(plot);
    const button = (/** @type {string} */ id, /** @type {() => void} */ click) => el('button', { class: 'btn', type: 'button', on: { click } }, say(id));
    fill(place, el('div', { class: 'race-scroll', tabindex: '0', role: 'region', 'aria-label': say('learn-table') }, table(rows)), plot,
      el('div', { class: 'go' }, button('learn-csv', () => saveText(csv, `${name}.csv`, 'text/csv')),
        button('learn-svg', () => saveText(drawn(), `${name}-plot.svg`, 'image/svg+xml')),
        button('learn-png', () => void pngOf(drawn()).then((blob) => save(blob, `${name}-plot.png`)))));
  } catch (error) {
    if (!stopped(error)) fill(place, problem(error));
  }
}

/** @param {any[]} rows */
function table(rows) {
  /** @type {string[]} */
  const counters = [...new Set(rows.flatMap((row) => (row.counters ?? []).map((/** @type {any} */ one) => one.name)))];
  const number = (/** @type {number | undefined} */ n) => (n === undefined ? '' : n.toLocaleString(language()));
  const valueOf = (/** @type {any} */ row, /** @type {string} */ name) => number(row.counters?.find((/** @type {any} */ one) => one.name === name)?.number);
  return el('table', { class: 'race-table' },
    el('thead', null, el('tr', null, el('th', { scope: 'col' }, say('learn-method')), el('th', { scope: 'col' }, say('learn-verdict')),
      el('th', { scope: 'col', class: 'n' }, say('learn-seconds')), counters.map((name) => el('th', { scope: 'col', class: 'n' }, name)))),
    el('tbody', null, rows.map((row) => el('tr', null, el('td', null, row.name), el('td', null, row.verdict_name ?? row.verdict),
      el('td', { class: 'n' }, seconds(row.seconds)), counters.map((name) => el('td', { class: 'n' }, valueOf(row, name)))))));
}

/** Time in a unit that suits it. @param {number | null | undefined} time */
export function seconds(time) {
  if (time === null || time === undefined) return '';
  const [number, unit] = time < 1e-3 ? [time * 1e6, 'µs'] : time < 1 ? [time * 1e3, 'ms'] : [time, 's'];
  return `${number.toLocaleString(language(), { maximumSignificantDigits: 3 })} ${unit}`;
}

/** Bars of the time that each method took, on a scale of tens. In black on white, as it goes on paper. @param {any[]} rows */
function barPlot(rows) {
  const timed = rows.filter((row) => row.seconds > 0);
  const [least, most] = decades(timed.map((row) => row.seconds));
  const [left, wide, high] = [170, 560, 26];
  const x = (/** @type {number} */ time) => left + ((Math.log10(time) - least) / (most - least)) * wide;
  const height = timed.length * high + 40;
  const ticks = Array.from({ length: most - least + 1 }, (_, n) => 10 ** (least + n));
  const text = { 'font-family': 'Georgia, serif', 'font-size': 13, fill: '#17191E' };
  return svg('svg', { xmlns: 'http://www.w3.org/2000/svg', class: 'race-plot', viewBox: `0 0 ${left + wide + 90} ${height}`, width: left + wide + 90, height, role: 'img', 'aria-label': say('learn-plot') },
    ticks.map((time) => svg('g', null,
      svg('path', { d: `M${x(time)} 6V${height - 28}`, stroke: '#D3D6D0' }),
      svg('text', { ...text, x: x(time), y: height - 10, 'text-anchor': 'middle', fill: '#4D525C' }, seconds(time)))),
    timed.map((row, n) => svg('g', null,
      svg('text', { ...text, x: left - 10, y: n * high + 24, 'text-anchor': 'end' }, shortened(row.name)),
      svg('rect', { x: left, y: n * high + 12, width: Math.max(1, x(row.seconds) - left), height: 14, fill: '#262A33' }),
      svg('text', { ...text, x: x(row.seconds) + 8, y: n * high + 24 }, seconds(row.seconds)))));
}

/** @param {string} name */
const shortened = (name) => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
