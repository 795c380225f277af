// @ts-check
// Boot and router: words, theme, the bar, and the screen that the address names.

import { route } from './address.js';
import { drawBar, puzzleBar } from './bar.js';
import { el } from './dom.js';
import { reached } from './engine.js';
import { problem } from './problem.js';
import { settings } from './store.js';
import { LANGUAGES, language, loadWords, pick, say } from './words.js';

/**
 * @typedef {{leave?: () => void, ask?: () => boolean | Promise<boolean>}} Shown a screen, and how to leave it
 * @typedef {{show: (main: HTMLElement, params: {value: string, name: string}) => Shown | Promise<Shown>}} Screen
 */

/** The screens and their modules, fetched when they are first shown. @type {Record<string, () => Promise<Screen>>} */
const SCREENS = {
  home: () => import('./screens/home.js'),
  play: () => import('./screens/play.js'),
  set: () => import('./screens/set.js'),
  learn: () => import('./screens/learn.js'),
  rules: () => import('./screens/rules.js'),
  print: () => import('./screens/print.js'),
};

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** @type {Shown | null} */
let shown = null;
let turn = 0;
/** The address that is shown; `null` before the first. @type {string | null} */
let here = null;

/** May the screen be left? If not, its address comes back. */
async function mayLeave() {
  if (!shown?.ask || (await shown.ask())) return true;
  history.replaceState(null, '', here || '#/');
  return false;
}

/** Shows the screen of the address; a later call overtakes an earlier one. */
async function visit() {
  if (location.hash === here || !(await mayLeave())) return;
  const mine = (turn += 1);
  here = location.hash;
  const { name, value } = route(here);
  const known = name in SCREENS ? name : 'home';
  shown?.leave?.();
  shown = null;
  puzzleBar(null);
  drawBar(known, { chooseLanguage, nextTheme, openSettings, openFile });
  document.title = 'Grille';
  const stage = el('div', { class: `screen screen-${known}` });
  try {
    const [screen] = await Promise.all([reached(SCREENS[known]()), dress(known)]);
    if (mine !== turn) return;
    main.replaceChildren(stage);
    const result = await screen.show(stage, { name: known, value });
    if (mine === turn) shown = result ?? null;
    else result?.leave?.();
  } catch (error) {
    if (mine === turn) main.replaceChildren(trouble(error));
  }
  if (mine !== turn) return;
  scrollTo(0, 0);
  if (mine > 1 && document.activeElement === document.body) main.focus({ preventScroll: true });
}

/** What is shown where a screen could not be: what happened, and the way home. @param {any} error */
function trouble(error) {
  return el('div', { class: 'sheet trouble' },
    el('h1', null, say('shell-trouble')),
    problem(error),
    el('p', null, el('a', { class: 'btn', href: '#/' }, say('shell-home'))));
}

/** @param {string} lang */
async function chooseLanguage(lang) {
  settings.set('lang', lang);
  await speak();
}

/** Loads the words that the settings ask for and says everything again. */
async function speak() {
  const wanted = pick(settings.get('lang'), navigator.languages ?? []);
  if (wanted === language() && shown) return;
  await loadWords(wanted);
  here = null;
  await visit();
}

function applyTheme() {
  const theme = settings.get('theme');
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Light becomes dark and dark light, whatever was asked for before. */
function nextTheme() {
  const theme = settings.get('theme');
  const dark = theme === 'dark' || theme === 'black' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  settings.set('theme', dark ? 'light' : 'dark');
}

async function openSettings() {
  const { openSettings: open } = await import('./settings.js');
  open();
}

async function openFile() {
  const { pickFile } = await import('./open.js');
  pickFile();
}

/** Fetches the styles of a screen once. @param {string} name @returns {Promise<void>} */
function dress(name) {
  const href = `css/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    document.head.append(el('link', { rel: 'stylesheet', href, on: { load: () => resolve(), error: () => resolve() } }));
  });
}

settings.subscribe((name) => {
  if (name === 'theme' || name === '*') applyTheme();
  if (name === 'lang' || name === '*') speak();
});
applyTheme();
addEventListener('hashchange', visit);
await loadWords(pick(settings.get('lang'), navigator.languages ?? LANGUAGES.map((one) => one.id)));
await visit();
const { listen } = await import('./open.js');
listen();
// From here on nothing that is typed, pasted or dropped is lost.
document.documentElement.dataset.ready = 'yes';
