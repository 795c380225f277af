// @ts-check
// A hint in three stages: where to look, why, what follows; cells lit, words in the shapes of their cells.

import { announce } from '../announce.js';
import { ask, stopped } from '../engine.js';
import { el, svg } from '../dom.js';
import { plain, rich } from '../rich.js';
import { say } from '../words.js';
import { candidates } from '../game/candidates.js';
import { figureOf } from './figure.js';
import { panelHead } from './margin.js';

/** The stage that says why. */
const WHY = 1;

/** @typedef {ReturnType<typeof hints>} Hints */

/**
 * @param {import('./table.js').Table} table @param {ReturnType<typeof import('./margin.js').margin>} margin
 * @param {{wrong: (seats: number[], text: any) => void, trouble: (error: any) => void, closed: () => void, changed: () => void}} on
 */
export function hints(table, margin, on) {
  const { board, sheet } = table;
  /** @type {any} */
  let hint = null;
  let stage = 0;
  let isAsking = false;

  /** The first hint, or the next stage of the one that is shown. */
  async function next() {
    if (!hint) return fresh();
    if (stage + 1 < hint.stages.length) { stage += 1; return show(); }
    apply();
    return fresh();
  }

  async function fresh() {
    if (isAsking) return;
    isAsking = true;
    try {
      const told = await ask('hint', { ...table.question(), near: board.here() });
      if (told.solved) { close(); announce(say('play-solved')); return; }
      if (told.mistake) { close(); on.wrong(told.wrong ?? [], told.mistake); return; }
      hint = told;
      stage = 0;
      show();
    } catch (error) {
      if (!stopped(error)) on.trouble(error);
    } finally {
      isAsking = false;
    }
  }

  function show() {
    const isLast = stage === hint.stages.length - 1;
    board.light(hint.lights[stage]);
    board.ghost(isLast ? hint.sets : []);
    margin.show('hint',
      panelHead(say('play-hint'), say('play-hint-close'), close),
      el('ol', { class: 'stages' }, hint.stages.slice(0, stage + 1).map((/** @type {any} */ text, /** @type {number} */ n) =>
        el('li', { class: n === stage ? 'node now' : 'node', data: { n: n + 1 } }, el('p', { class: 'say' }, rich(text), ' '), n === WHY && hint.figure && figureOf(sheet, hint.figure, isLast ? hint.sets : [])))),
      isLast && chainOf(hint),
      el('p', { class: 'small quiet rule-name' }, say('play-rule', { name: hint.rule.name, level: hint.rule.level_name })),
      el('div', { class: 'go' }, isLast
        ? [button('play-hint-apply', 'Enter', apply, true, { n: hint.sets.length || hint.strikes.length }), button('play-hint-next', 'H', next, false)]
        : [button(stage === 0 ? 'play-hint-why' : 'play-hint-what', 'H', next, true)]),
      legend());
    announce(plain(hint.stages[stage]));
    on.changed();
  }

  /** Writes what follows: values, and strikes also out of the marks. */
  function apply() {
    if (!hint || stage < hint.stages.length - 1) return;
    const { sets, strikes } = hint;
    const game = table.game();
    const filled = sheet.notes && sheet.groups ? candidates(sheet, game.entries, game.struck) : [];
    const seats = [...new Set(strikes.map((/** @type {any} */ one) => one.seat))];
    const marks = sheet.notes ? seats.map((seat) => {
      const gone = strikes.filter((/** @type {any} */ one) => one.seat === seat).map((/** @type {any} */ one) => one.value);
      return { seat, values: (game.marks[seat] ?? filled[seat] ?? []).filter((value) => !gone.includes(value)) };
    }) : [];
    close();
    if (sets.length) table.write(sets);
    if (strikes.length) table.commit({ marks, struck: strikes });
  }

  function close() {
    if (!hint) return;
    hint = null;
    board.light([]);
    board.ghost([]);
    margin.show(null);
    on.closed();
  }

  return { next, apply, close, isOpen: () => Boolean(hint), isReady: () => Boolean(hint) && stage === hint.stages.length - 1 };
}

/** @param {string} name @param {string} key @param {() => void} click @param {boolean} primary @param {any} [args] */
function button(name, key, click, primary, args) {
  return el('button', { class: primary ? 'btn primary' : 'btn', type: 'button', on: { click } }, say(name, args), ' ', el('kbd', { class: 'only-wide', 'aria-hidden': 'true' }, key));
}

/** The links of a chain of thoughts, one a line, to be unfolded. @param {{chain?: string[]}} told */
export function chainOf({ chain = [] }) {
  return chain.length > 0 && el('details', { class: 'chain' }, el('summary', null, say('play-chain', { n: chain.length })), el('ol', null, chain.map((link) => el('li', null, link))));
}

/** What the shapes mean. */
function legend() {
  const sample = (/** @type {any[]} */ ...paths) => svg('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, paths.map(([kind, d]) => svg('path', { class: kind, d })));
  return el('div', { class: 'legend' },
    el('span', null, sample(['f-where', 'M1 1h18v18H1z'], ['h-where', 'M2 2h16v16H2z']), say('play-legend-where')),
    el('span', null, sample(['h-because', 'M3 3h14v14H3z']), say('play-legend-because')),
    el('span', null, sample(['h-follows', 'M2 2h16v16H2z'], ['g-fill', 'M7.5 7.5h5v5h-5z']), say('play-legend-follows')));
}
