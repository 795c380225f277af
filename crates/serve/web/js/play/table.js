// @ts-check
// The table at which one plays: the game, its board, what the program says of it, saved after each stroke.

import { ask, stopped } from '../engine.js';
import { announce } from '../announce.js';
import { createBoard } from '../board/board.js';
import { backToBefore, checkpoint, firstMistake, redo, restart, returnTo, stroke, undo } from '../game/game.js';
import { candidates, pruned } from '../game/candidates.js';
import { fromSaved, toSaved } from '../game/keep.js';
import { games, settings } from '../store.js';
import { say } from '../words.js';

/**
 * @typedef {import('../board/place.js').Sheet} Sheet
 * @typedef {Awaited<ReturnType<typeof setTable>>} Table
 * @typedef {'value' | 'mark' | number | 'cycle'} Mode
 */

/** @param {Sheet} sheet */
export function setTable(sheet) {
  let game = fromSaved(games.load(sheet.puzzle), sheet);
  /** @type {{solved: boolean, left: number, of: number, done: any[], over: string[], live?: number[]}} */
  let progress = { solved: game.solved, left: 0, of: 0, done: [], over: [] };
  /** @type {Set<(what: string) => void>} */
  const listeners = new Set();
  /** @type {AbortController | null} */
  let asking = null;
  /** @type {string | undefined} */
  let levelName = games.load(sheet.puzzle)?.level_name;
  /** @type {string | undefined} */
  let levelId;
  /** @type {number[]} */
  let wrong = [];
  let saving = 0;
  let isOwnSave = false;
  let savedAt = game.seconds;
  /** @type {Mode} */
  let mode = sheet.hand === 'write' ? 'value' : sheet.pens[0];
  let frozen = false;
  let once = false;

  const board = createBoard(sheet, {
    interactive: true, size: 'play',
    pen: () => (mode === 'value' ? null : mode),
    axis: () => settings.get('axis'),
    onStroke: (changes) => write(changes),
    onMarks: (changes) => commit({ marks: changes }),
    onSwitch: () => table.setMode(mode === 'mark' ? 'value' : 'mark'),
    onOnce: (isOnce) => { if (once !== isOnce) { once = isOnce; tell('mode'); } },
  });
  board.setAll(game.entries, game.marks);

  /** @param {string} what */
  const tell = (what) => { for (const listener of listeners) listener(what); };

  /** @param {import('../board/board.js').Change[]} changes */
  function write(changes) {
    const prunes = sheet.notes && settings.get('prune') && sheet.groups;
    const cleared = changes.filter(({ value }) => value !== null).map(({ seat }) => ({ seat, values: null }));
    const marks = sheet.notes ? [...cleared, ...(prunes ? pruned(sheet, changes, game.marks) : [])] : [];
    commit({ values: changes, marks });
    if (settings.get('haptics')) navigator.vibrate?.(8);
  }

  /** One step of the game, drawn and saved. @param {Parameters<typeof stroke>[1]} changes */
  function commit(changes) {
    if (frozen || game.solved) return draw();
    const did = stroke(game, changes);
    draw();
    return did && moved();
  }

  /** Shows the game as it is; only what differs is touched. */
  function draw() { board.setAll(game.entries, game.marks); }

  /** After each change: whatever was said of the board before is stale. */
  function moved() {
    wrong = [];
    tell('moved');
    save();
    look();
    return true;
  }

  /** Asks how far the game is; a later question takes back an earlier one. */
  async function look() {
    asking?.abort();
    const mine = (asking = new AbortController());
    try {
      const told = await ask('progress', { puzzle: sheet.puzzle, entries: game.entries }, { signal: mine.signal });
      if (mine.signal.aborted) return;
      const isNew = told.solved && !game.solved;
      progress = told;
      wrong = settings.get('errors') === 'live' ? told.live ?? [] : [];
      game.solved = told.solved;
      marked();
      if (isNew) save();
      tell(isNew ? 'solved' : 'progress');
    } catch (error) {
      if (!stopped(error)) tell('trouble');
    }
  }

  /** Struck clues, too much, live mistakes. */
  function marked() {
    board.done(progress.done ?? []);
    const over = settings.get('errors') === 'off' ? [] : progress.over ?? [];
    board.over([...over, ...wrong.map((seat) => sheet.seats[seat].place)]);
    board.solved(game.solved);
  }

  const question = () => ({ puzzle: sheet.puzzle, entries: game.entries, marks: game.marks, struck: game.struck });

  function save() {
    clearTimeout(saving);
    saving = window.setTimeout(saveNow, 60);
  }

  function saveNow() {
    clearTimeout(saving);
    saving = 0;
    savedAt = game.seconds;
    if (!game.past.length && !game.future.length && !game.points.length && !game.solved) return;
    isOwnSave = true;
    games.save(toSaved(game, sheet, { left: progress.left, of: progress.of, level_name: levelName }, Date.now()));
    isOwnSave = false;
  }

  /** What another tab has saved is taken over. */
  const stopListening = games.subscribe((puzzle) => {
    if (isOwnSave || puzzle !== sheet.puzzle) return;
    game = fromSaved(games.load(sheet.puzzle), sheet);
    draw();
    tell('moved');
    look();
  });
  const stopSettings = settings.subscribe(() => { wrong = []; look(); tell('settings'); });
  /** Nothing is lost when the page goes away, not even the last seconds. */
  const hide = () => { if (saving || game.seconds !== savedAt) saveNow(); };
  const whenHidden = () => { if (document.hidden) hide(); };
  addEventListener('pagehide', hide);
  document.addEventListener('visibilitychange', whenHidden);

  const table = {
    sheet,
    board,
    game: () => game,
    progress: () => progress,
    level: () => levelName,
    levelId: () => levelId,
    question,
    draw,
    /** @param {(what: string) => void} listener */
    listen: (listener) => { listeners.add(listener); },
    start() { look(); grade(); },
    write,
    commit,
    mode: () => mode,
    isOnce: () => once,
    /** @param {Mode} to */
    setMode(to) { mode = to; once = false; tell('mode'); },
    undo() { if (!frozen && undo(game)) { game.solved = false; draw(); moved(); announce(say('play-undone')); } },
    redo() { if (!frozen && redo(game)) { draw(); moved(); announce(say('play-redone')); } },
    /** @param {string} name */
    checkpoint(name) { checkpoint(game, name); save(); tell('moved'); announce(say('play-point-set', { name })); },
    /** @param {import('../game/game.js').Point} point */
    returnTo(point) { reopen(() => returnTo(game, point)); announce(say('play-point-back', { name: point.name })); },
    restart() { reopen(() => restart(game, sheet)); announce(say('play-restarted')); },
    /** @param {number[]} seats */
    firstMistake: (seats) => firstMistake(game, seats),
    /** @param {number} move */
    backToBefore(move) { reopen(() => backToBefore(game, move)); },
    /** @param {(number | null)[]} entries @param {(number[] | null)[]} [marks] */
    carryOn(entries, marks) { reopen(() => returnTo(game, { entries, marks: marks ?? sheet.seats.map(() => null) })); },
    fillMarks() { commit({ marks: candidates(sheet, game.entries, game.struck).map((values, seat) => ({ seat, values })) }); },
    /** The solution was asked for. @param {(number | null)[]} entries */
    reveal(entries) { game.shown = true; reopen(() => stroke(game, { values: entries.map((value, seat) => ({ seat, value })) })); },
    /** @param {boolean} isFrozen while an explanation is shown nothing is written */
    freeze(isFrozen) {
      frozen = isFrozen;
      board.element.classList.toggle('is-frozen', isFrozen);
      if (!isFrozen) { draw(); marked(); }
    },
    isFrozen: () => frozen,
    marked,
    save,
    saveNow,
    destroy() {
      asking?.abort();
      grading.abort();
      saveNow();
      stopListening();
      stopSettings();
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', whenHidden);
      board.destroy();
    },
  };

  /** A step that is allowed on a solved board too. @param {() => boolean} act */
  function reopen(act) {
    game.solved = false;
    board.solved(false);
    const did = act();
    draw();
    if (did) moved();
    else look();
  }

  const grading = new AbortController();
  async function grade() {
    try {
      const told = await ask('grade', { puzzle: sheet.puzzle }, { signal: grading.signal });
      [levelId, levelName] = [told.level, told.level_name];
      tell('progress');
    } catch { /* a puzzle without a grade is shown without one */ }
  }

  return table;
}
