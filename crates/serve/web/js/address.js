// @ts-check
// The address is the puzzle: routes after `#`, puzzles in them deflated and written in base64url.

import { Refusal } from './engine.js';
import { say } from './words.js';

/**
 * @typedef {{name: string, value: string}} Route
 * Screens and what stands behind the `=`: `#/` home, `#play=…`, `#set=…`, `#learn=…`, `#print=…`, `#rules=FAMILY`.
 */

/** @param {string} hash @returns {Route} */
export function route(hash) {
  const text = hash.replace(/^#/, '');
  const [, name, value] = /^([a-z]+)(?:=(.*))?$/s.exec(text) ?? [];
  return name ? { name, value: value ?? '' } : { name: 'home', value: '' };
}

/** The text of a puzzle, as it stands in an address. @param {string} text @returns {Promise<string>} */
export async function encodePuzzle(text) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The puzzle in an address, or in the part after its `=`; throws where there is none. @param {string} hash @returns {Promise<string>} */
export async function decodePuzzle(hash) {
  const code = hash.replace(/^.*[#=]/s, '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));
  } catch {
    throw new Refusal({ text: say('shell-broken-link') });
  }
}

/** The address of a puzzle on a screen. @param {string} screen @param {string} text */
export const addressOf = async (screen, text) => `#${screen}=${await encodePuzzle(text)}`;

/** Goes to a route, `#/` or `#play=…`. @param {string} to */
export function go(to) {
  const hash = to.startsWith('#') ? to : `#${to}`;
  location.hash = hash;
}

/** The whole address, to be shared. @param {string} screen @param {string} text */
export const linkOf = async (screen, text) => new URL(await addressOf(screen, text), location.href).href;

/** At most so many bytes come out of an address: nobody's link fills the memory. */
const MOST = 4_000_000;

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array} bytes */
async function through(stream, bytes) {
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(/** @type {any} */ (stream)).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MOST) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
}
