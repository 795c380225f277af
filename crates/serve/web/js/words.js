// @ts-check
// The words of the page: messages of the program's Fluent catalogue, said with plurals and numbers.

/**
 * @typedef {string | {var: string} | {select: string, cases: Record<string, Piece[]>}} Piece
 * @typedef {string | Piece[]} Message
 */

/** @type {Record<string, Message>} */
let messages = {};
let current = 'en';
let plural = new Intl.PluralRules('en');
let number = new Intl.NumberFormat('en');

export const language = () => current;

/** The languages there are, by their own names. */
export const LANGUAGES = [{ id: 'en', name: 'English' }, { id: 'fr', name: 'Français' }];

/** The language that browser and settings ask for. @param {string | null | undefined} chosen @param {readonly string[]} liked */
export function pick(chosen, liked) {
  const known = LANGUAGES.map((one) => one.id);
  const wanted = [chosen ?? '', ...liked].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => known.includes(tag)) ?? 'en';
}

/** Fetches the words of a language and speaks it from now on. @param {string} lang */
export async function loadWords(lang) {
  const reply = await fetch(`/words/${lang}.json`);
  useWords(lang, await reply.json());
}

/** Speaks `lang` with these messages. @param {string} lang @param {Record<string, Message>} loaded */
export function useWords(lang, loaded) {
  messages = loaded;
  current = lang;
  plural = new Intl.PluralRules(lang);
  number = new Intl.NumberFormat(lang);
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** A sentence; an id that is missing is said as it is, so that it is noticed. @param {string} id @param {Record<string, any>} [args] @returns {string} */
export function say(id, args = {}) {
  const message = messages[id];
  if (message === undefined) return id;
  return typeof message === 'string' ? message : message.map((piece) => spell(piece, args)).join('');
}

/** Is there such a message? @param {string} id */
export const known = (id) => messages[id] !== undefined;

/** @param {Piece} piece @param {Record<string, any>} args @returns {string} */
function spell(piece, args) {
  if (typeof piece === 'string') return piece;
  if ('var' in piece) return shown(args[piece.var]);
  const given = args[piece.select];
  const { cases } = piece;
  const chosen = cases[String(given)] ?? (typeof given === 'number' ? cases[plural.select(given)] : undefined) ?? cases.other ?? [];
  return chosen.map((inner) => spell(inner, args)).join('');
}

/** @param {any} value */
function shown(value) {
  if (typeof value === 'number') return number.format(value);
  return value === undefined || value === null ? '' : String(value);
}

/** With a capital; names of cells (`r3c5`) keep theirs. @param {string} text */
export const capital = (text) => (/^\p{L}\d/u.test(text) ? text : text.charAt(0).toLocaleUpperCase(current) + text.slice(1));

/** Does a text end as sentences do? @param {string} text */
export const isEnded = (text) => /[.!?…:]\s*$/u.test(text);

/** What the program says in half a sentence, as a whole one. @param {string} text */
export const sentence = (text) => (isEnded(text) || !text ? capital(text) : `${capital(text)}.`);

/** Seconds as `12:48` or `1:02:03`. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
