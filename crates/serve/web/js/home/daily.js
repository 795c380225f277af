// @ts-check
// The puzzles of the day: made from the date when asked for, and remembered for as long as it is today.

import { ask } from '../engine.js';
import { games, settings } from '../store.js';
import { dayOf, seedOf } from './today.js';

/** The text of a puzzle of today, if it was made already. @param {string} family @param {string} level @returns {string | null} */
export function made(family, level) {
  const kept = settings.get('daily');
  return kept?.day === dayOf(new Date()) ? kept.puzzles[`${family} ${level}`] ?? null : null;
}

/** The puzzle of today, made now if need be. @param {any} family @param {string} level @returns {Promise<string>} */
export async function today(family, level) {
  const known = made(family.id, level);
  if (known) return known;
  const day = dayOf(new Date());
  const [width, height] = family.usual;
  const seed = seedOf(`${day} ${family.id} ${level}`);
  const { sheet } = await ask('make', { family: family.id, width, height, level, seed });
  const kept = settings.get('daily');
  const puzzles = kept?.day === day ? kept.puzzles : {};
  settings.set('daily', { day, puzzles: { ...puzzles, [`${family.id} ${level}`]: sheet.puzzle } });
  return sheet.puzzle;
}

/** How far a puzzle is: `new`, `begun` or `solved`. @param {string | null} puzzle @returns {'new' | 'begun' | 'solved'} */
export function stateOf(puzzle) {
  return (puzzle && games.load(puzzle)?.state) || 'new';
}
