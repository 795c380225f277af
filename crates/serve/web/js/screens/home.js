// @ts-check
// Home: the date, a puzzle a family and grade for today, collections; what is yours stands in the margin.

import { el, fill } from '../dom.js';
import { ask } from '../engine.js';
import { gallery } from '../home/gallery.js';
import { squareKey } from '../home/square.js';
import { dateTitle } from '../home/today.js';
import { begun, resumeList } from '../home/yours.js';
import { problem } from '../problem.js';
import { games } from '../store.js';
import { capital, language, say } from '../words.js';

/** A date of more letters is set smaller. */
const LONG = 18;

/** @param {HTMLElement} main @param {unknown} [_params] */
export function show(main, _params) {
  const title = capital(dateTitle(new Date(), language()));
  document.title = `${title} · Grille`;
  main.classList.add('spread', 'is-home');
  const note = el('div', { class: 'home-note', 'aria-live': 'polite' });
  const strip = el('div', { class: 'strip only-phone' });
  const place = el('div');
  const shelves = el('div');
  const continued = el('div');
  const maker = el('div');
  const bringer = el('div');
  const edition = el('p');
  fill(main,
    el('div', { class: 'sheet' },
      el('div', { class: 'edition' }, el('h1', { class: title.length > LONG ? 'long' : '' }, title), edition),
      strip, place, note, shelves),
    el('aside', { class: 'margin', 'aria-label': say('home-yours') },
      node('only-wide', el('h2', null, say('home-continue')), continued),
      node('', el('h2', null, say('home-bring')), bringer),
      node('', el('h2', null, say('home-make')), maker)),
    footer());

  /** @type {any} */
  let told = null;
  const draw = () => {
    yours(continued, strip);
    if (told) fill(place, gallery(told.families, told.levels, note), squareKey());
  };
  draw();
  const forget = games.subscribe(draw);
  void ask('families').then((families) => {
    told = families;
    fill(edition, say('home-edition', { n: families.families.length }));
    draw();
    void import('../home/make.js').then(({ makeForm }) => fill(maker, makeForm(families.families, families.levels)));
  }).catch((error) => fill(note, problem(error)));
  // What is not seen at once is fetched after the first paint.
  void import('../home/bring.js').then(({ bring }) => fill(bringer, bring()));
  void Promise.all([ask('collections'), import('../home/shelf.js')])
    .then(([{ collections }, { shelf }]) => fill(shelves, shelf(collections))).catch(() => {});
  return { leave: () => void forget() };
}

/** A square on the margin line and what belongs to it. @param {string} name @param {...Element} children */
const node = (name, ...children) => el('section', { class: `node ${name}`, 'data-n': '' }, el('div', null, children));

/** @param {Element} margin @param {Element} strip */
function yours(margin, strip) {
  const saved = begun(3);
  fill(margin, saved.length ? resumeList(saved, false) : el('p', { class: 'empty' }, say('home-nothing-begun')));
  fill(strip, saved.length ? resumeList(saved.slice(0, 1), true) : null);
}

function footer() {
  return el('footer', { class: 'foot-line' },
    el('a', { href: '#rules' }, say('home-rules')),
    el('button', { type: 'button', on: { click: () => void import('../home/keys.js').then((keys) => keys.showKeys()) } }, say('home-keys')),
    el('a', { href: '#print' }, say('home-print')),
    el('button', { type: 'button', on: { click: () => void import('../home/notations.js').then((forms) => forms.showNotations()) } }, say('home-notations')),
    el('span', null, say('home-offline')));
}
