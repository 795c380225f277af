// @ts-check
// Beside the board: which puzzle this is, its rule, how far one is, the checkpoints.

import { el, fill, write } from '../dom.js';
import { barNote } from '../bar.js';
import { settings } from '../store.js';
import { clock, say } from '../words.js';

/** @param {import('./table.js').Table} table */
export function about(table) {
  const { sheet } = table;
  const heading = el('h1', null, sheet.name);
  const meta = el('p', { class: 'meta' });
  const settled = el('dd');
  const settledName = el('dt');
  const time = el('dd');
  const timeName = el('dt', null, say('play-time'));
  const list = el('ul', { class: 'point-list' });
  const points = el('div', { class: 'points' }, el('h2', null, say('play-points')), list);
  const node = el('div', { class: 'about' },
    el('div', null, heading, meta),
    el('p', { class: 'rules' }, sheet.rules),
    el('dl', { class: 'facts' }, settledName, settled, timeName, time), points);

  function refresh() {
    const { left: open, of, solved } = table.progress();
    const left = solved ? 0 : open;
    const game = table.game();
    const size = say('play-size', { width: sheet.width, height: sheet.height });
    write(meta, table.level() ? say('play-size-level', { size, level: table.level() }) : size);
    write(heading, game.solved && sheet.title ? sheet.title : sheet.name);
    const many = sheet.hand === 'write';
    write(settledName, of ? say(many ? 'play-to-go' : 'play-settled') : '');
    write(settled, of ? many ? say('play-cells', { n: left }) : say('play-of', { n: of - left, of }) : '');
    showPoints();
    tick();
  }

  function showPoints() {
    const game = table.game();
    const row = (/** @type {string | Node} */ name, /** @type {number} */ at, /** @type {boolean} */ isNow) => el('li', { class: isNow ? 'now' : '' }, el('span', null, name), el('small', null, clock(at)));
    fill(list, row(el('button', { type: 'button', class: 'point', on: { click: () => table.restart() } }, say('play-start')), 0, false),
      game.points.map((point) => row(el('button', { type: 'button', class: 'point', title: say('play-point-return'), on: { click: () => table.returnTo(point) } }, point.name), point.at, false)),
      row(say('play-now'), game.seconds, true));
  }

  /** The time, once a second. */
  function tick() {
    const shown = settings.get('timer');
    const text = clock(table.game().seconds);
    time.hidden = !shown;
    timeName.hidden = !shown;
    write(time, text);
    write(list.lastElementChild?.querySelector('small'), text);
    barNote(shown ? text : '');
  }

  return { node, refresh, tick };
}
