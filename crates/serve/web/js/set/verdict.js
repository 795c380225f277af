// @ts-check
// The verdict in the margin: its sign and sentence, two solutions side by side, grade, clash, what settles it.

import { el, fill, svg } from '../dom.js';
import { icon } from '../icons.js';
import { finished, picture } from '../picture.js';
import { ended, plain, rich } from '../rich.js';
import { say } from '../words.js';

/** Signs: one full square, two that overlap, one crossed out, one with a dot. @type {Record<string, string>} */
const SIGNS = {
  unique: 'M3 3h24v24H3zM9 15l4.500 4.500 8-9',
  several: 'M2 2h17v17H2zM19 11h9v17H11v-9',
  none: 'M3 3h24v24H3zM3 27 27 3',
  unknown: 'M3 3h24v24H3zM14 15h2',
};

/** @typedef {{add: (clues: {place: string, text: string}[]) => void, stop: () => void}} Acts */

/** How many offers are shown before the rest is unfolded. */
const FEW = 3;

/**
 * The sections of the margin that a verdict fills.
 * @param {Acts} acts
 */
export function verdictPanel(acts) {
  const first = el('div');
  const clashing = section('');
  const offers = section('');
  const spare = section('');
  const node = el('section', { class: 'node now', 'data-n': '' }, first);

  return {
    nodes: [node, clashing.node, offers.node, spare.node],
    /** @param {any} sheet @param {any} found */
    draw(sheet, found) {
      node.classList.remove('thinking');
      fill(first, heading(found.verdict, verdictWords(found)), sentence(found), pair(sheet, found), grade(found.grade), clash(found.clash));
      drawClashing(clashing, found.clash, acts);
      drawOffers(offers, found.offers ?? [], acts);
      drawSpare(spare, sheet.sets === 'cells' ? found.spare : null, acts);
    },
    thinking() {
      node.classList.add('thinking');
      const stop = el('button', { class: 'btn', type: 'button', on: { click: acts.stop } }, say('set-stop'));
      const row = heading('unknown', say('set-thinking'));
      row.append(stop);
      const old = first.querySelector('.verdict-row');
      if (old) old.replaceWith(row);
      else first.prepend(row);
    },
    stopped() {
      node.classList.remove('thinking');
      fill(first, heading('unknown', say('set-stopped')), el('p', { class: 'say' }, say('set-stopped-text')));
    },
    /** @param {Element} told */
    trouble(told) {
      node.classList.remove('thinking');
      fill(first, told);
    },
  };
}

/** @param {string} name */
function section(name) {
  const inner = el('div');
  return { node: el('section', { class: `node ${name}`, 'data-n': '', hidden: true }, inner), inner };
}

/** @param {string} verdict @param {string} words */
function heading(verdict, words) {
  return el('div', { class: 'verdict-row' },
    svg('svg', { viewBox: '0 0 30 30', 'aria-hidden': 'true' }, svg('path', { d: SIGNS[verdict] ?? SIGNS.unknown })),
    el('h2', { class: 'verdict' }, words));
}

/** @param {any} found */
export const verdictWords = (found) => say(`set-verdict-${found.verdict ?? 'unknown'}`);

/** The sentence, unless it says no more than the heading. @param {any} found */
function sentence(found) {
  const isNews = found.text?.length && plain(found.text) !== verdictWords(found);
  return isNews ? el('p', { class: 'say' }, rich(ended(found.text))) : null;
}

/** @param {any} sheet @param {any} found */
function pair(sheet, { solutions, differs }) {
  if (!solutions || solutions.length < 2 || !differs?.length) return null;
  const one = (/** @type {number} */ n, /** @type {string} */ name) => el('figure', null,
    el('figcaption', null, say(name)), picture(sheet, finished(sheet, solutions[n]), { differs, crop: true }));
  return el('div', { class: 'pair' }, one(0, 'set-first'), one(1, 'set-second'));
}

/** @param {any} grade */
function grade(grade) {
  if (!grade) return null;
  const rules = (grade.rules ?? []).map((/** @type {any} */ rule) => el('li', null, el('span', null, rule.name), el('small', null, `× ${rule.times}`)));
  return el('div', { class: 'grade' },
    el('p', { class: 'say' }, say('set-grade', { level: grade.level_name, score: grade.score })),
    rules.length ? el('details', null, el('summary', { class: 'small quiet' }, say('set-rules-used', { n: rules.length })), el('ul', { class: 'rules-used' }, rules)) : null);
}

/** @param {any} clash */
function clash(clash) {
  if (!clash) return null;
  const steps = (clash.steps ?? []).map((/** @type {any} */ step) => el('li', null, rich(ended(step))));
  return el('div', { class: 'clashing' }, clash.text?.length ? el('p', { class: 'say' }, rich(clash.text)) : null,
    steps.length ? el('details', null, el('summary', { class: 'small quiet' }, say('set-clash-steps')), el('ol', { class: 'clash-steps' }, steps)) : null);
}

/** The clues that clash, each with what is left without it. @param {{node: any, inner: Element}} part @param {any} clash @param {Acts} acts */
function drawClashing({ node, inner }, clash, acts) {
  const clues = clash?.clues ?? [];
  node.hidden = clues.length === 0;
  if (node.hidden) return;
  const leave = (/** @type {string} */ place) => acts.add([{ place, text: '' }]);
  fill(inner, el('h2', null, say('set-clashing', { n: clues.length })),
    el('ul', { class: 'offers', role: 'list' }, clues.map((/** @type {any} */ clue) => el('li', null,
      el('span', null, el('span', { class: 'where' }, clue.text), el('small', null, say(`set-without-${clue.without}`))),
      el('button', { class: 'btn', type: 'button', on: { click: () => leave(clue.place) } }, say('set-take-away'))))));
}

/** Clues to be written otherwise, and what they leave. @param {{node: any, inner: Element}} part @param {any[]} offers @param {Acts} acts */
function drawOffers({ node, inner }, offers, acts) {
  node.hidden = offers.length === 0;
  if (node.hidden) return;
  const list = el('ul', { class: 'offers', role: 'list' });
  const shown = (/** @type {any[]} */ some) => some.map((offer) => el('li', null,
    el('span', null, el('span', { class: 'where' }, rich(offer.text)),
      offer.level_name ? el('small', null, say('set-offer-level', { level: offer.level_name })) : null),
    el('button', { class: 'btn', type: 'button', on: { click: () => acts.add(offer.clues) } }, say(offer.adds ? 'set-add' : 'set-change'))));
  list.append(...shown(offers.slice(0, FEW)));
  const rest = offers.slice(FEW);
  const more = rest.length ? el('button', { class: 'btn plain', type: 'button' }, say('set-more', { n: rest.length }), icon('down')) : null;
  more?.addEventListener('click', () => { list.append(...shown(rest)); more.remove(); });
  fill(inner, el('h2', null, say(`set-leaves-${offers[0].leaves}`)), list, more);
}

/** @param {{node: any, inner: Element}} part @param {any} spare @param {Acts} acts */
function drawSpare({ node, inner }, spare, acts) {
  const each = spare?.each ?? [];
  const together = spare?.together ?? [];
  node.hidden = each.length === 0;
  if (node.hidden) return;
  const clear = (/** @type {string[]} */ places) => acts.add(places.map((place) => ({ place, text: '' })));
  fill(inner, el('h2', null, say('set-spare')),
    el('p', { class: 'say' }, say('set-spare-each', { n: each.length })),
    el('p', { class: 'small quiet' }, each.slice(0, 24).join(', '), each.length > 24 ? ' …' : ''),
    together.length ? el('div', { class: 'go' }, el('button', { class: 'btn', type: 'button', on: { click: () => clear(together) } }, say('set-leave-out', { n: together.length }))) : null);
}
