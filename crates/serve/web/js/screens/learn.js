// @ts-check
// Learning: two methods on one puzzle, watched step by step on one scale.

import { addressOf, decodePuzzle, go, linkOf } from '../address.js';
import { announce } from '../announce.js';
import { el, fill } from '../dom.js';
import { ask, stopped } from '../engine.js';
import { icon } from '../icons.js';
import { createFilm, longest, stopBeside } from '../learn/film.js';
import { openRace } from '../learn/race.js';
import { createSide } from '../learn/side.js';
import { createTransport } from '../learn/transport.js';
import { problem } from '../problem.js';
import { games, settings } from '../store.js';
import { say } from '../words.js';

/** @param {HTMLElement} main @param {{value: string}} params */
export async function show(main, { value }) {
  document.title = `${say('learn-title')} · Grille`;
  const [{ families }, { collections }] = await Promise.all([ask('families'), ask('collections')]);
  const choices = puzzlesFrom(collections, families);
  const worthWatching = choices.find((one) => one.cells >= 64) ?? choices[0];
  const puzzle = value ? await decodePuzzle(value) : worthWatching?.puzzle ?? families[0].emblem.sheet.puzzle;
  const { sheet } = await ask('sheet', { puzzle });
  const family = families.find((/** @type {any} */ one) => one.id === sheet.family);
  return duel(main, sheet, family, choices);
}

/** What one can choose from: games begun, then a few of each collection. @param {any[]} collections @param {any[]} families @returns {{puzzle: string, name: string, cells: number}[]} */
function puzzlesFrom(collections, families) {
  const nameOf = (/** @type {string} */ id) => families.find((one) => one.id === id)?.name ?? id;
  const built = collections.flatMap((one) => one.puzzles.slice(0, 12).map((/** @type {any} */ it) => ({
    puzzle: it.puzzle, cells: it.size[0] * it.size[1],
    name: [nameOf(it.family), it.title ?? it.size.join(' × ')].filter(Boolean).join(', ') })));
  const own = games.list().slice(0, 5).map((game) => ({ puzzle: game.puzzle, cells: 0, name: [game.name, game.title ?? game.level_name].filter(Boolean).join(', ') }));
  return [...built.slice(0, 40), ...own];
}

/** @param {HTMLElement} main @param {any} sheet @param {any} family @param {{puzzle: string, name: string}[]} choices */
function duel(main, sheet, family, choices) {
  const methods = family.methods.filter((/** @type {any} */ method) => method.is_watched !== false);
  const running = new AbortController();
  const given = new Set(sheet.seats.filter((/** @type {any} */ seat) => seat.given !== null).map((/** @type {any} */ seat) => seat.place));
  const note = el('p', { class: 'learn-note small quiet' });
  const remembered = settings.get('methods') ?? [];
  const chosen = firstTwo(methods, remembered);
  const sides = chosen.map((_, n) => createSide(sheet, methods, (id) => {
    chosen[n] = id;
    settings.set('methods', chosen.slice());
    void film(n);
  }));
  const films = () => sides.flatMap((side) => side.film() ?? []);
  const transport = createTransport({
    draw: (step) => { for (const side of sides) side.draw(step); },
    beside: (step, by) => stopBeside(films(), step, by),
    length: () => longest(films()),
  });

  /** @param {number} n */
  async function film(n) {
    const id = chosen[n];
    sides[n].name(methods.find((/** @type {any} */ method) => method.id === id));
    transport.stop();
    try {
      const data = await ask('film', { puzzle: sheet.puzzle, method: id }, { signal: running.signal });
      if (chosen[n] !== id) return;
      made[n] = createFilm(data, (place) => given.has(place));
    } catch (error) {
      made[n] = null;
      if (!stopped(error)) sides[n].trouble(problem(error));
    }
    const scale = longest(made.flatMap((one) => one ?? []));
    sides.forEach((side, at) => { const one = made[at]; if (one) side.show(one, scale); });
    transport.move(Math.min(transport.at(), scale));
  }
  /** @type {(import('../learn/film.js').Film | null)[]} */
  const made = chosen.map(() => null);

  const pick = el('select', { class: 'inp', 'aria-label': say('learn-puzzle') },
    listWith(choices, sheet).map((one) => el('option', { value: one.puzzle, selected: one.puzzle === sheet.puzzle }, one.name)));
  pick.addEventListener('change', () => void addressOf('learn', pick.value).then(go));
  const share = async () => {
    await navigator.clipboard.writeText(await linkOf('learn', sheet.puzzle));
    announce(say('learn-shared'));
    fill(note, say('learn-shared'));
  };
  main.classList.add('learn');
  fill(main,
    el('div', { class: 'learn-head' }, el('h1', null, say('learn-title')),
      el('div', { class: 'pick' }, pick,
        el('a', { class: 'btn', href: `#rules=${family.id}` }, say('learn-rules')),
        el('button', { class: 'btn only-wide', type: 'button', on: { click: share } }, icon('share'), say('learn-share')),
        el('button', { class: 'btn only-wide', type: 'button', on: { click: () => void openRace(sheet, family.methods) } }, icon('down-file'), say('learn-table')))),
    note,
    el('div', { class: 'duel' }, sides.map((side) => side.node)),
    transport.node);
  chosen.forEach((_, n) => void film(n));

  let width = innerWidth;
  const onResize = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const side of sides) if (side.film()) side.build();
    transport.move(transport.at());
  };
  addEventListener('resize', onResize);
  return {
    leave() {
      running.abort();
      transport.destroy();
      removeEventListener('resize', onResize);
      for (const side of sides) side.destroy();
    },
  };
}

/** The methods shown at first: those chosen last, else stacks beside search, else the first two. @param {any[]} methods @param {string[]} last @returns {string[]} */
function firstTwo(methods, last) {
  const ids = methods.map((method) => method.id);
  const wanted = [...last, 'stacks', 'search', ...ids].filter((id) => ids.includes(id));
  return [...new Set(wanted)].slice(0, 2);
}

/** @param {{puzzle: string, name: string}[]} choices @param {any} sheet */
function listWith(choices, sheet) {
  const isListed = choices.some((one) => one.puzzle === sheet.puzzle);
  return isListed ? choices : [{ puzzle: sheet.puzzle, name: [sheet.name, sheet.title].filter(Boolean).join(', ') }, ...choices];
}
