// @ts-check
// The keys: what each does while playing, in one list.

import { openDialog } from '../dialog.js';
import { el } from '../dom.js';
import { say } from '../words.js';

/** Keys and the message that says what they do. */
const KEYS = [
  ['← ↑ → ↓', 'move'], ['Shift ←', 'extend'], ['Home End', 'ends'], ['Space', 'cycle'], ['1 … 9, a … z', 'value'],
  ['X', 'cross'], ['⌫', 'clear'], ['Ctrl Z', 'undo'], ['Ctrl Shift Z', 'redo'], ['K', 'checkpoint'],
  ['H', 'hint'], ['C', 'check'], ['E', 'explain'], ['Esc', 'close'], ['?', 'keys'],
];

export function showKeys() {
  openDialog(say('home-keys'), [el('dl', { class: 'key-list' },
    KEYS.map(([keys, id]) => el('div', null, el('dt', null, keys.split(', ').map((key) => el('kbd', null, key))), el('dd', null, say(`home-key-${id}`)))))]);
}
