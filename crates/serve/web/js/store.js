// @ts-check
// What the browser keeps: settings and games, in localStorage; other tabs are heard by its event.

/** Settings, with what holds until somebody chooses. @type {Record<string, any>} */
export const DEFAULTS = {
  lang: null, theme: 'system', errors: 'asked', timer: true, prune: true,
  axis: true, zoom: false, left: false, haptics: false,
};

const SETTINGS = 'grille.settings';
const GAME = 'grille.game.';

/** localStorage, or a stand-in where the browser forbids it. @type {Storage} */
const shelf = (() => {
  try {
    localStorage.setItem('grille.try', '1');
    localStorage.removeItem('grille.try');
    return localStorage;
  } catch {
    return standIn();
  }
})();

/** @returns {any} */
function standIn() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    get length() { return kept.size; },
    key: (/** @type {number} */ n) => [...kept.keys()][n] ?? null,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

/** @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(shelf.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @type {Set<(name: string, value: any) => void>} */
const settingListeners = new Set();
/** @type {Set<(puzzle: string | null) => void>} */
const gameListeners = new Set();

export const settings = {
  /** @param {string} name */
  get: (name) => (read(SETTINGS) ?? {})[name] ?? DEFAULTS[name] ?? null,
  /** @param {string} name @param {any} value */
  set(name, value) {
    shelf.setItem(SETTINGS, JSON.stringify({ ...read(SETTINGS), [name]: value }));
    for (const listener of settingListeners) listener(name, value);
  },
  /** Hears of each change, of this tab and of others (`name` is then `*`); returns how to stop. @param {(name: string, value: any) => void} listener */
  subscribe(listener) {
    settingListeners.add(listener);
    return () => settingListeners.delete(listener);
  },
};

/**
 * @typedef {Object} Saved A game as it is kept.
 * @property {string} puzzle @property {string} family @property {string} name @property {string} [title]
 * @property {number} width @property {number} height @property {'begun' | 'solved'} state
 * @property {(number | null)[]} entries @property {(number[] | null)[]} [marks]
 * @property {number} seconds @property {number} [left] @property {number} [of] @property {string} [level_name]
 * @property {number} at when it was saved last, in milliseconds
 * @property {any} [past] @property {any} [future] @property {any} [points]
 */

export const games = {
  /** @param {string} puzzle @returns {Saved | null} */
  load: (puzzle) => read(keyOf(puzzle)),
  /** @param {Saved} game */
  save(game) {
    const text = JSON.stringify(game);
    while (!kept(keyOf(game.puzzle), text) && dropOldest(game.puzzle));
    for (const listener of gameListeners) listener(game.puzzle);
  },
  /** @param {string} puzzle */
  remove(puzzle) {
    shelf.removeItem(keyOf(puzzle));
    for (const listener of gameListeners) listener(puzzle);
  },
  /** All games, the latest first. @returns {Saved[]} */
  list: () => keys().map(read).filter((game) => game?.puzzle).sort((a, b) => b.at - a.at),
  /** Hears of each game that is saved (`null`: some), in this tab or another. @param {(puzzle: string | null) => void} listener */
  subscribe(listener) {
    gameListeners.add(listener);
    return () => gameListeners.delete(listener);
  },
};

/** The key of a puzzle: FNV-1a of its text, twice. @param {string} puzzle */
export function keyOf(puzzle) {
  let [low, high] = [0x811c9dc5, 0x050c5d1f];
  for (let i = 0; i < puzzle.length; i += 1) {
    const code = puzzle.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000197);
  }
  return GAME + (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

const keys = () => Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '').filter((key) => key.startsWith(GAME));

/** @param {string} key @param {string} text */
function kept(key, text) {
  try {
    shelf.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Makes room: forgets the game that was touched longest ago. @param {string} puzzle the one to keep */
function dropOldest(puzzle) {
  const oldest = games.list().filter((game) => game.puzzle !== puzzle).pop();
  if (oldest) shelf.removeItem(keyOf(oldest.puzzle));
  return Boolean(oldest);
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key }) => {
    if (key === SETTINGS || key === null) for (const listener of settingListeners) listener('*', null);
    if (key === null || key.startsWith(GAME)) {
      const puzzle = key === null ? null : read(key)?.puzzle ?? null;
      for (const listener of gameListeners) listener(puzzle);
    }
  });
}
