// @ts-check
// Setting a puzzle: form, board and dock; the verdict is live in the margin, a stroke is one step to undo.

import { addressOf, decodePuzzle, go } from '../address.js';
import { announce } from '../announce.js';
import { barNote, puzzleBar } from '../bar.js';
import { el, fill } from '../dom.js';
import { ask } from '../engine.js';
import { setTitle } from '../play/face.js';
import { problem } from '../problem.js';
import { plain } from '../rich.js';
import { clueAt, countClues, editsFor } from '../set/clues.js';
import { settingDesk } from '../set/desk.js';
import { settingDock } from '../set/dock.js';
import { drawEdits } from '../set/edits.js';
import { settingForm } from '../set/form.js';
import { createHistory } from '../set/history.js';
import { createJudge } from '../set/judge.js';
import { copyLink, openSave } from '../set/save.js';
import { sizesBeside } from '../set/sizes.js';
import { showStart } from '../set/start.js';
import { tracing } from '../set/trace.js';
import { verdictPanel, verdictWords } from '../set/verdict.js';
import { settings } from '../store.js';
import { say } from '../words.js';

/** A reader hears the verdict when one has paused this long. */
const PAUSE = 400;

/** @param {HTMLElement} main @param {{value: string}} params */
export async function show(main, { value }) {
  document.title = `${say('set-start')} · Grille`;
  if (!value) {
    await showStart(main);
    return {};
  }
  const { sheet } = await ask('sheet', { puzzle: await decodePuzzle(value) });
  return setting(main, sheet);
}

/** @param {HTMLElement} main @param {any} first */
async function setting(main, first) {
  const { families } = await ask('families');
  const family = families.find((/** @type {any} */ one) => one.id === first.family);
  /** @type {import('../set/clues.js').Setting & Record<string, any>} */
  let sheet = first;
  /** @type {any} */
  let found = null;
  let isSaved = true;
  let hasAsked = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let speaking;
  const history_ = createHistory(first.puzzle);

  const panel = verdictPanel({ add: (clues) => change({ clues }), stop: () => judge.stop() });
  const judge = createJudge({
    onFound: (now) => { found = now; drawFound(); },
    onThinking: () => panel.thinking(),
    onStopped: () => panel.stopped(),
    onError: (error) => panel.trouble(problem(error)),
  });
  const desk = settingDesk({ pen: () => dock.pen(), write });
  const form = settingForm(first, { change: (what) => change(what), redraw: () => drawFound(), resize });
  const dock = settingDock({
    undo: () => step(-1), redo: () => step(1), save: () => openSave(sheet, family, saved), form: toggleForm,
    link: () => void copyLink(sheet).then(saved), play: () => { saved(); void addressOf('play', sheet.puzzle).then(go); },
  });
  const note = el('div', { 'aria-live': 'assertive' });
  const meta = el('p', { class: 'meta' });
  const edits = el('section', { class: 'node', 'data-n': '' }, el('div'));
  const more = el('button', { class: 'btn form-button', type: 'button', on: { click: toggleForm } }, say('set-form'));

  main.classList.add('spread', 'is-set', 'has-dock');
  fill(main,
    el('div', { class: 'sheet' }, el('div', { class: 'play' },
      el('div', { class: 'about' }, el('div', null, el('h1', null, first.name), meta), more, form.nodes),
      el('div', { class: 'desk' }, desk.element, note))),
    el('aside', { class: 'margin', 'aria-label': say('set-verdict') }, panel.nodes, family?.pictures ? tracing(family, () => sheet, accept) : null, edits),
    dock.phone);
  desk.element.append(dock.wide);
  puzzleBar({ title: say('set-a', { name: first.name }), back: '#set' });

  function toggleForm() {
    for (const node of form.nodes) node.classList.toggle('open');
  }

  const how = () => ({ isSymmetric: Boolean(settings.get('keepSymmetry')), known: (/** @type {string} */ place) => knownAt(place) });

  /** What all solutions have at a place, as a word. @param {string} place */
  function knownAt(place) {
    const seat = sheet.seats.findIndex((one) => one.place === place);
    const value = found?.common?.[seat] ?? null;
    return value === null ? '' : sheet.values.find((one) => one.value === value)?.word ?? '';
  }

  /** @param {string[]} places @param {import('../set/desk.js').Pen} pen */
  function write(places, pen) {
    edit(() => [{ clues: clues(places, pen(clueAt(sheet, places[0]))) }], () => announce(clueAt(sheet, places[places.length - 1]) || say('set-no-clue')));
  }

  /** A stroke as edits, one a place. @param {string[]} places @param {string} text */
  function clues(places, text) {
    const all = places.flatMap((place) => editsFor(sheet, place, text, how()));
    return all.filter(({ place }, n) => all.findIndex((one) => one.place === place) === n);
  }

  // Edits are asked one after the other, so that fast hands lose none.
  let queue = Promise.resolve();

  /** @param {Record<string, any>} what */
  function change(what) {
    edit(() => [what], () => {});
  }

  /** The nearest size that the family allows. @param {'rows' | 'columns'} which @param {1 | -1} by */
  function resize(which, by) {
    edit(() => sizesBeside(sheet.width, sheet.height, which, by), () => {});
  }

  /** Tries one edit after the other until one is accepted. @param {() => Record<string, any>[]} tries @param {() => void} done */
  function edit(tries, done) {
    queue = queue.then(async () => {
      let told = null;
      for (const what of tries()) {
        try {
          const { sheet: now } = await ask('edit', { puzzle: sheet.puzzle, ...what });
          fill(note);
          accept(now);
          return done();
        } catch (error) {
          told ??= error;
        }
      }
      if (told) fill(note, problem(told));
      desk.draw(sheet);
      drawFound();
    });
  }

  /** @param {any} now */
  function accept(now) {
    history_.push(now.puzzle);
    isSaved = false;
    take(now);
  }

  /** @param {1 | -1} by */
  function step(by) {
    const puzzle = history_.step(by);
    if (puzzle !== null) queue = queue.then(async () => take((await ask('sheet', { puzzle })).sheet));
  }

  /** @param {any} now */
  function take(now) {
    sheet = now;
    found = null;
    clearTimeout(speaking);
    void judge.judge(sheet.puzzle); // asked before anything is drawn: the program thinks meanwhile
    desk.draw(sheet);
    form.draw(sheet);
    dock.draw(sheet.sets === 'lines' ? [] : sheet.clues?.words ?? [], { canUndo: history_.canUndo(), canRedo: history_.canRedo() });
    const count = say('set-clues', { n: countClues(sheet) });
    fill(meta, say('set-being-set', { clues: count }));
    barNote(count);
    settings.set('draft', { puzzle: sheet.puzzle, title: sheet.title ?? '', name: sheet.name });
    void addressOf('set', sheet.puzzle).then((address) => { if (sheet === now) history.replaceState(null, '', address); });
  }

  function drawFound() {
    if (!found?.verdict) return;
    panel.draw(sheet, found);
    setTitle(verdictWords(found), sheet.name);
    history_.judge(found.verdict);
    drawEdits(/** @type {Element} */ (edits.firstChild), history_.last(24));
    const board = desk.board();
    const [one, two] = found.solutions ?? [];
    board.differs(two ? (found.differs ?? []).map((/** @type {number} */ seat) => ({ seat, values: [one[seat], two[seat]] })) : []);
    board.common(settings.get('showCommon') ?? true ? commonOf() : []);
    board.light(found.clash?.lights ?? []);
    const spoken = `${verdictWords(found)}. ${plain(found.text)}`;
    clearTimeout(speaking);
    speaking = setTimeout(() => announce(spoken), PAUSE);
  }

  /** @returns {(number | null)[]} */
  const commonOf = () => found.common ?? (found.verdict === 'unique' ? found.solutions?.[0] : null) ?? [];

  function saved() {
    isSaved = true;
  }

  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? 1 : -1);
  };
  const onUnload = (/** @type {BeforeUnloadEvent} */ event) => { if (!isSaved) event.preventDefault(); };
  addEventListener('keydown', onKey);
  addEventListener('beforeunload', onUnload);
  take(first);
  return {
    /** May one leave? Asked once, where something is not saved. */
    ask() {
      if (isSaved || hasAsked) return true;
      hasAsked = true;
      return confirm(say('set-leave'));
    },
    leave() {
      judge.stop();
      clearTimeout(speaking);
      removeEventListener('keydown', onKey);
      removeEventListener('beforeunload', onUnload);
      desk.destroy();
    },
  };
}
