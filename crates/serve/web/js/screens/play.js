// @ts-check
// Playing: about, board with its dock, margin; what can be asked, and the keys for it.

import { announce } from '../announce.js';
import { addressOf, decodePuzzle, go } from '../address.js';
import { puzzleBar } from '../bar.js';
import { ask } from '../engine.js';
import { el, fill } from '../dom.js';
import { showKeys } from '../home/keys.js';
import { problem } from '../problem.js';
import { rich } from '../rich.js';
import { settings } from '../store.js';
import { clock, say } from '../words.js';
import { about } from '../play/about.js';
import { checks } from '../play/check.js';
import { dock } from '../play/dock.js';
import { showFace } from '../play/face.js';
import { hints } from '../play/hint.js';
import { answer, margin } from '../play/margin.js';
import { modesOf } from '../play/modes.js';
import { openPoints, openTools } from '../play/points.js';
import { shortcuts } from '../play/shortcuts.js';
import { explanation } from '../play/steps.js';
import { setTable } from '../play/table.js';
import { runClock } from '../play/timer.js';

const openSettings = async () => (await import('../settings.js')).openSettings();

/** @param {HTMLElement} main @param {{value: string}} params */
export async function show(main, { value }) {
  /** @type {{sheet: import('../board/place.js').Sheet}} */
  const { sheet } = await ask('sheet', { puzzle: await decodePuzzle(value) });
  const table = setTable(sheet);
  const { board } = table;

  /** @type {[string, string, () => void][]} */
  const tools = [
    ['play-steps', 'list', () => steps.open()], ['play-solve', 'tick', solve], ['play-restart', 'restart', () => table.restart()],
    ['play-share', 'share', share], ['play-print', 'print', async () => go(await addressOf('print', sheet.puzzle))],
    ['play-set', 'set', async () => go(await addressOf('set', sheet.puzzle))], ['home-keys', 'keys', showKeys],
  ];
  const side = margin(table, tools);
  const on = { trouble, closed: settle, changed: settle, wrong: (/** @type {number[]} */ seats, /** @type {any} */ text) => check.wrong(seats, text) };
  const hint = hints(table, side, on);
  const check = checks(table, side, on);
  const steps = explanation(table, side, on);
  const facts = about(table);
  const desk = dock(table, { point: () => openPoints(table), check: askCheck, hint: askHint, steps: () => steps.open() });

  fill(main, el('div', { class: `spread has-dock ${settings.get('left') ? 'left-hand' : ''}` },
    el('div', { class: 'sheet' }, el('div', { class: 'play' }, facts.node, el('div', { class: 'desk' }, board.element, desk.wide))),
    side.node, desk.phone));
  const measure = new ResizeObserver(() => main.style.setProperty('--dock', `${desk.phone.offsetHeight}px`));
  measure.observe(desk.phone);
  puzzleBar({ title: sheet.name, more: () => openTools([...tools, ['shell-settings', 'sliders', openSettings]]) });
  main.classList.toggle('zoom-locked', Boolean(settings.get('zoom')));

  /** Closes whatever speaks in the margin. */
  function quiet() {
    hint.close();
    check.close();
    steps.close();
  }

  function settle() {
    desk.press(hint.isOpen() ? 'hint' : check.isOpen() ? 'check' : null);
    if (!steps.isOpen()) showFace(table);
    desk.refresh();
  }

  function askHint() {
    check.close();
    steps.close();
    hint.next();
  }

  function askCheck() {
    if (settings.get('errors') === 'off') return;
    hint.close();
    steps.close();
    check.open();
  }

  async function solve() {
    quiet();
    try {
      const told = await ask('solve', { puzzle: sheet.puzzle });
      if (told.verdict === 'unique') { table.reveal(told.entries); return; }
      side.show('solution', answer(say('play-solution'), el('p', { class: 'say' }, rich(told.text)),
        el('div', { class: 'go' }, el('a', { class: 'btn', href: await addressOf('set', sheet.puzzle) }, say('play-diagnose')))));
    } catch (error) {
      trouble(error);
    }
  }

  /** @param {any} error */
  async function trouble(error) {
    const mend = error?.text ? await addressOf('set', sheet.puzzle) : null;
    side.show('trouble', answer(say('play-trouble'), problem(error),
      mend && el('div', { class: 'go' }, el('a', { class: 'btn', href: mend }, say('play-diagnose')))));
  }

  /** Text in every form, link, pictures: the dialog of the setter. */
  async function share() {
    try {
      const [{ openSave }, { families }] = await Promise.all([import('../set/save.js'), ask('families')]);
      openSave(sheet, families.find((/** @type {any} */ family) => family.id === sheet.family), () => {});
    } catch (error) {
      trouble(error);
    }
  }

  function celebrate() {
    const game = table.game();
    const title = game.shown ? say('play-solution') : say('play-solved');
    const sentence = game.shown ? say('play-solution-shown') : settings.get('timer') ? say('play-solved-in', { time: clock(game.seconds) }) : say('play-solved-plain');
    quiet();
    side.show('solved', answer(title, sheet.title && el('p', { class: 'say' }, sheet.title), el('p', { class: 'say' }, sentence),
      el('div', { class: 'go' },
        el('button', { class: 'btn primary', type: 'button', on: { click: another } }, say('play-another')),
        el('a', { class: 'btn', href: '#/' }, say('shell-home')))));
    announce(sentence);
  }

  /** A new one of this family, size and grade. */
  async function another() {
    side.show('solved', answer(say('play-solved'), el('p', { class: 'say' }, say('play-making'))));
    try {
      const made = await ask('make', { family: sheet.family, width: sheet.width, height: sheet.height, level: table.levelId() ?? undefined });
      go(await addressOf('play', made.sheet.puzzle));
    } catch (error) {
      trouble(error);
    }
  }

  table.listen((what) => {
    if (what === 'moved') { if (side.panel() !== 'steps') quiet(); if (side.panel()) side.show(null); }
    if (what === 'solved') celebrate();
    main.classList.toggle('zoom-locked', Boolean(settings.get('zoom')));
    facts.refresh();
    side.refresh();
    settle();
  });
  const stopKeys = shortcuts({
    undo: () => table.undo(), redo: () => table.redo(), point: () => openPoints(table), hint: askHint, check: askCheck,
    steps: () => (steps.isOpen() ? steps.close() : (quiet(), steps.open())), keys: showKeys,
    close() { const isOpen = hint.isOpen() || check.isOpen() || steps.isOpen(); quiet(); return isOpen; },
    apply() { const isReady = hint.isReady(); if (isReady) hint.apply(); return isReady; },
    step(by) { if (steps.isOpen()) steps.go(by); return steps.isOpen(); },
    mode(key, onCell) {
      const mode = modesOf(sheet).find((one) => one.key === key);
      if (!mode || (onCell && sheet.hand !== 'write')) return false;
      table.setMode(mode.id);
      return true;
    },
    isValue: (key) => sheet.values.some((value) => value.key?.toLowerCase() === key),
    hold: desk.hold,
  });
  const stopClock = runClock(table, facts.tick);
  table.start();
  facts.refresh();
  side.refresh();
  settle();
  if (table.game().solved) celebrate();
  return {
    leave() {
      measure.disconnect();
      steps.destroy();
      stopClock();
      stopKeys();
      table.destroy();
    },
  };
}
