// @ts-check
// Links to this page, told from any other text.

import { route } from './address.js';

/** The route of one of our own links, or null. @param {string} text @returns {string | null} */
export function ownRoute(text) {
  const [, hash] = /^\s*(?:https?:\/\/\S*?)?(#[a-z]+=[\w-]+)\s*$/.exec(text) ?? [];
  return hash && ['play', 'set', 'learn', 'print'].includes(route(hash).name) ? hash : null;
}
