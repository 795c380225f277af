// @ts-check
// Printing: what is chosen lies on paper at once; the browser prints the paper and nothing else.

import { decodePuzzle } from '../address.js';
import { el, fill, roving } from '../dom.js';
import { ask } from '../engine.js';
import { today } from '../home/daily.js';
import { dateTitle, threeOf } from '../home/today.js';
import { icon, wordmark } from '../icons.js';
import { finished, picture } from '../picture.js';
import { grid, pages } from '../print/layout.js';
import { problem } from '../problem.js';
import { games, settings } from '../store.js';
import { capital, language, say } from '../words.js';

/** @typedef {{sheet: any, note: string, solution: (number | null)[] | null, isChosen: boolean}} Item */

/** @param {HTMLElement} main @param {{value: string}} params */
export async function show(main, { value }) {
  document.title = `${say('print-title')} · Grille`;
  const how = { paper: 'a4', each: value ? 1 : 6, solutions: false, folio: true, ...settings.get('print') };
  if (value) how.each = 1;
  /** @type {Item[]} */
  const items = [];
  const papers = el('div', { class: 'papers', role: 'region', 'aria-label': say('print-preview'), tabindex: '0' });
  const list = el('div', { class: 'pick-list' });
  const note = el('div', { 'aria-live': 'polite' });
  const change = (/** @type {Record<string, any>} */ what) => {
    Object.assign(how, what);
    settings.set('print', { ...how });
    void draw();
  };

  main.classList.add('printing');
  fill(main, el('div', { class: 'choices' }, el('h1', null, say('print-title')),
    choice('print-paper', [['a4', say('print-a4')], ['letter', say('print-letter')]], how.paper, (paper) => change({ paper })),
    choice('print-each', [1, 2, 3, 4, 6].map((n) => [String(n), String(n)]), String(how.each), (each) => change({ each: Number(each) })),
    box('print-solutions', how.solutions, (solutions) => change({ solutions })),
    box('print-folio', how.folio, (folio) => change({ folio })),
    el('fieldset', null, el('legend', null, say('print-which')), list), note,
    el('button', { class: 'btn', type: 'button', on: { click: addToday } }, icon('plus'), say('print-add-today')),
    el('button', { class: 'btn primary', type: 'button', on: { click: () => print() } }, icon('print'), say('print-now'))), papers);

  /** @param {string} puzzle @param {boolean} isChosen @param {string} [level] */
  async function add(puzzle, isChosen, level) {
    const { sheet } = await ask('sheet', { puzzle });
    if (items.some((item) => item.sheet.puzzle === sheet.puzzle)) return;
    const size = say('print-size', { width: sheet.width, height: sheet.height });
    items.push({ sheet, note: level ? `${level}, ${size}` : size, solution: null, isChosen });
  }

  async function addToday() {
    fill(note, el('p', { class: 'small quiet' }, say('print-making')));
    try {
      const { families, levels } = await ask('families');
      const nameOf = (/** @type {string} */ id) => levels.find((/** @type {any} */ one) => one.id === id)?.name ?? id;
      await Promise.all(families.map(async (/** @type {any} */ family) => {
        const level = String(threeOf(family.levels)[1] ?? family.levels[0]);
        await add(await today(family, level), true, nameOf(level));
      }));
      fill(note);
    } catch (error) {
      fill(note, problem(error));
    }
    drawList();
    await draw();
  }

  function drawList() {
    fill(list, items.map((item) => box('', item.isChosen, (isChosen) => { item.isChosen = isChosen; void draw(); }, titleOf(item))),
      items.length ? null : el('p', { class: 'small quiet' }, say('print-none')));
  }

  let turn = 0;
  async function draw() {
    const mine = (turn += 1);
    const chosen = items.filter((item) => item.isChosen);
    if (how.solutions) await Promise.all(chosen.map(solve));
    if (mine !== turn) return;
    fill(papers, pages(chosen, how.each, how.solutions).map((page) => paper(page, how)));
    pageSize(how.paper);
  }

  try {
    if (value) await add(await decodePuzzle(value), true);
    else for (const game of games.list().slice(0, 12)) await add(game.puzzle, game.state === 'begun', game.level_name);
  } catch (error) {
    fill(note, problem(error));
  }
  drawList();
  await draw();
  return {};
}

/** @param {Item} item */
async function solve(item) {
  if (item.solution) return;
  try {
    item.solution = (await ask('solve', { puzzle: item.sheet.puzzle })).entries ?? [];
  } catch {
    item.solution = [];
  }
}

/** @param {Item} item */
const titleOf = ({ sheet, note }) => `${sheet.title || sheet.name}, ${note}`;

/** The paper that the browser is to use; a sheet of our own, for the policy forbids styles in the page. @param {string} paper */
function pageSize(paper) {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@page{size:${paper === 'letter' ? 'letter' : 'A4'} portrait;margin:0}`);
  document.adoptedStyleSheets = [rules];
}

/** @param {{items: Item[], isSolution: boolean, number: number}} page @param {any} how */
function paper({ items, isSolution, number }, how) {
  const [across, down] = grid(how.each);
  const foot = isSolution ? say('print-foot-solutions') : say(how.solutions ? 'print-foot-overleaf' : 'print-foot-plain');
  return el('section', { class: `paper ${how.paper}` },
    el('header', { class: 'fol' }, el('span', { class: 'wordmark' }, wordmark()), el('span', null, how.folio ? capital(dateTitle(new Date(), language())) : '')),
    el('div', { class: 'lots', vars: { '--across': across, '--down': down } }, items.map((item) => el('figure', { class: 'puz' },
      el('figcaption', null, el('b', null, isSolution || !item.sheet.title ? item.sheet.name : item.sheet.title), el('span', null, item.note)),
      placed(picture(item.sheet, isSolution ? finished(item.sheet, item.solution ?? []) : []))))),
    el('footer', { class: 'fol' }, el('span', null, foot), el('span', null, how.folio ? String(number) : '')));
}

/** @param {SVGElement} drawing */
function placed(drawing) {
  drawing.setAttribute('preserveAspectRatio', 'xMinYMin meet');
  return drawing;
}

/** @param {string} label @param {string[][]} options @param {string} value @param {(id: string) => void} chosen */
function choice(label, options, value, chosen) {
  const choose = (/** @type {HTMLElement} */ item) => {
    for (const one of /** @type {HTMLCollectionOf<HTMLElement>} */ (group.children)) {
      one.setAttribute('aria-checked', String(one === item));
      one.tabIndex = one === item ? 0 : -1;
    }
    chosen(item.dataset.id ?? '');
  };
  const group = el('div', { class: 'seg', role: 'radiogroup', 'aria-label': say(label) }, options.map(([id, name]) =>
    el('button', { type: 'button', role: 'radio', 'aria-checked': String(id === value), tabindex: id === value ? '0' : '-1', data: { id }, on: { click: (/** @type {any} */ event) => choose(event.currentTarget) } }, name)));
  roving(group, '[role=radio]', choose);
  return el('div', null, el('div', { class: 'small quiet', 'aria-hidden': 'true' }, say(label)), group);
}

/** @param {string} label @param {boolean} checked @param {(isOn: boolean) => void} changed @param {string} [text] */
function box(label, checked, changed, text) {
  const input = el('input', { type: 'checkbox', checked });
  input.addEventListener('change', () => changed(input.checked));
  return el('label', { class: 'check' }, input, el('span', null, text ?? say(label)));
}
