// @ts-check
// Dates and days: the title of the day, the seed of its puzzles, which grades it has, how long ago a game was.

/** "Saturday 7 March", "samedi 7 mars". @param {Date} date @param {string} language */
export function dateTitle(date, language) {
  const parts = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(date);
  const part = (/** @type {string} */ type) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** The day as `2026-03-07`, by the clock on the wall. @param {Date} date */
export function dayOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A seed from a text: FNV-1a in 32 bits, so that a day has the same puzzles everywhere. @param {string} text */
export function seedOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The three grades of a gallery: the middle of a longer list, easiest first. @template T @param {T[]} levels @returns {T[]} */
export function threeOf(levels) {
  const from = Math.max(0, Math.floor((levels.length - 3) / 2));
  return levels.slice(from, from + 3);
}

/** "10 minutes ago", "yesterday", "Thursday", "3 March". @param {number} at @param {number} now milliseconds @param {string} language */
export function ago(at, now, language) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 60) return relative.format(-Math.max(0, minutes), 'minute');
  const days = daysBetween(new Date(at), new Date(now));
  if (days === 0) return relative.format(-Math.round(minutes / 60), 'hour');
  if (days === 1) return relative.format(-1, 'day');
  const how = days < 7 ? /** @type {const} */ ({ weekday: 'long' }) : /** @type {const} */ ({ day: 'numeric', month: 'long' });
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, how).format(at);
}

/** Midnights between two moments. @param {Date} from @param {Date} to */
function daysBetween(from, to) {
  const midnight = (/** @type {Date} */ date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}
