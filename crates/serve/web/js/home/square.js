// @ts-check
// Squares: empty, halved or full is every state of a puzzle; and the key that says so.

import { el } from '../dom.js';
import { say } from '../words.js';

/** @type {Record<string, string>} */
const LOOKS = { new: '', begun: 'half', solved: 'full' };

/** @param {'new' | 'begun' | 'solved'} state */
export const square = (state) => el('i', { class: `st ${LOOKS[state]}`, 'aria-hidden': 'true' });

/** What the three squares mean. */
export function squareKey() {
  const one = (/** @type {'new' | 'begun' | 'solved'} */ state) => el('span', null, square(state), say(`home-state-${state}`));
  return el('div', { class: 'key' }, one('new'), one('begun'), one('solved'));
}
