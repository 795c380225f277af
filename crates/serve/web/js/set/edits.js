// @ts-check
// The last edits as squares: none, several, one solution; read out as a sentence.

import { el, fill } from '../dom.js';
import { say } from '../words.js';

/** @type {Record<string, string>} */
const LOOKS = { none: '', several: 'half', unique: 'full', unknown: 'half' };

/** @param {Element} place @param {(string | null)[]} verdicts */
export function drawEdits(place, verdicts) {
  const named = verdicts.map((verdict) => say(`set-edit-${verdict ?? 'unknown'}`)).join(', ');
  const one = (/** @type {string} */ verdict) => el('span', null, el('i', { class: `st ${LOOKS[verdict]}` }), say(`set-edit-${verdict}`));
  fill(place, el('h2', null, say('set-last-edits')),
    el('div', { class: 'edits', role: 'img', 'aria-label': say('set-edits', { list: named }) },
      verdicts.map((verdict) => el('i', { class: `st ${LOOKS[verdict ?? 'unknown']}` }))),
    el('div', { class: 'key' }, one('none'), one('several'), one('unique')));
}
