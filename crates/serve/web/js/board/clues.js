// @ts-check
// Clues at the border as real text: a list for each line, finished numbers struck, lit ones in their shape.

import { el } from '../dom.js';
import { range } from './place.js';
import { say } from '../words.js';

/** @typedef {import('./place.js').Sheet} Sheet */

/**
 * @param {Sheet} sheet
 * @returns {{nodes: HTMLElement[], done: (list: {place: string, item?: number}[]) => void, over: (places: string[]) => void,
 *   light: (lights: {place: string, cue: string}[]) => void, hover: (row: number | null, column: number | null) => void,
 *   line: (place: string) => string}}
 */
export function borderClues(sheet) {
  /** @type {Map<string, HTMLElement>} */
  const lists = new Map();
  /** @type {Map<string, HTMLElement[]>} */
  const items = new Map();
  for (const kind of ['row', 'column']) {
    for (const n of range(kind === 'row' ? sheet.height : sheet.width)) {
      const place = `${kind} ${n + 1}`;
      lists.set(place, el('ol', { data: { place }, 'aria-label': say(`play-${kind}`, { n: n + 1 }) }));
      items.set(place, []);
    }
  }
  for (const clue of sheet.printed) {
    const list = lists.get(clue.place);
    if (!list) continue;
    const item = el('li', null, clue.text);
    if (clue.ink.startsWith('#')) { item.classList.add('inked'); item.style.setProperty('--clue-ink', clue.ink); }
    list.append(item);
    items.get(clue.place)?.push(item);
  }
  const side = (/** @type {string} */ name, /** @type {string} */ kind, /** @type {number} */ count) => el('div', { class: `clues clues-${name}` },
    range(count).map((n) => lists.get(`${kind} ${n + 1}`)));
  const nodes = [];
  if (sheet.above > 0) nodes.push(side('top', 'column', sheet.width));
  if (sheet.left > 0) nodes.push(side('left', 'row', sheet.height));

  /** @type {Set<HTMLElement>} */
  let struck = new Set();
  /** @type {[HTMLElement, string][]} */
  let marked = [];
  /** @type {(HTMLElement | undefined)[]} */
  let hovered = [];

  return {
    nodes,
    line: (place) => (items.get(place) ?? []).map((item) => item.textContent).join(' '),
    done(list) {
      const now = new Set(list.flatMap(({ place, item }) => items.get(place)?.[item ?? 0] ?? []));
      for (const item of struck) if (!now.has(item)) item.replaceChildren(item.textContent ?? '');
      for (const item of now) if (!struck.has(item)) item.replaceChildren(el('s', null, item.textContent));
      struck = now;
    },
    over(places) {
      for (const list of lists.values()) list.classList.toggle('is-over', places.includes(list.dataset.place ?? ''));
    },
    light(lights) {
      for (const [list, name] of marked) list.classList.remove(name);
      marked = lights.flatMap(({ place, cue }) => {
        const list = lists.get(place);
        return list ? [/** @type {[HTMLElement, string]} */ ([list, `lit-${cue}`])] : [];
      });
      for (const [list, name] of marked) list.classList.add(name);
    },
    hover(row, column) {
      const now = [row === null ? undefined : lists.get(`row ${row + 1}`), column === null ? undefined : lists.get(`column ${column + 1}`)];
      for (const list of hovered) if (!now.includes(list)) list?.classList.remove('is-hovered');
      for (const list of now) list?.classList.add('is-hovered');
      hovered = now;
    },
  };
}
