// The program, asked without a page: sheets and solutions, from which every game is played.
import { addressOf } from '../../../web/js/address.js';
import { puzzles } from '../puzzles.mjs';

/** Where the program listens; `run` says so. */
export const address = process.env.GRILLE_ADDRESS?.replace(/\/$/, '') ?? '';

export async function ask(name, data = {}) {
  const reply = await fetch(`${address}/ask`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ask: name, lang: 'en', ...data }),
  });
  const { ok, error } = await reply.json();
  if (error) throw new Error(`${name}: ${error.text}`);
  return ok;
}

/** The families that the program knows; each must have a puzzle here. */
export async function families() {
  const known = (await ask('families')).families;
  for (const { id } of known) if (!puzzles[id]) throw new Error(`puzzles.mjs has no puzzle of the family ${id}`);
  return known;
}

/** A puzzle as data, with its solution and what is left to write of it: `{seat, value}` in reading order. */
export async function dealt(text) {
  const [{ sheet }, { entries }] = await Promise.all([ask('sheet', { puzzle: text }), ask('solve', { puzzle: text })]);
  const writes = sheet.seats.flatMap(({ given }, seat) => (given !== null || entries[seat] === sheet.rest ? [] : [{ seat, value: entries[seat] }]));
  return { sheet, entries, writes };
}

/** The address of a puzzle on a screen of the page. */
export const pageOf = async (screen, text) => `${address}/${await addressOf(screen, text)}`;
