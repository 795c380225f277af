// @ts-check
// What a tap or a digit writes: the radio buttons of a hand, read off the sheet.

import { say } from '../words.js';

/** Signs for the ways values look. @type {Record<string, string>} */
const SIGNS = { fill: 'fill', cross: 'cross', ring: 'ring', piece: 'crown', strands: 'bridge', word: 'pencil' };

/**
 * @param {import('../board/place.js').Sheet} sheet
 * @returns {{id: any, name: string, sign: string, key?: string, colour?: string, isSmall?: boolean}[]}
 */
export function modesOf(sheet) {
  if (sheet.hand === 'write') {
    const digit = { id: 'value', name: say('play-mode-digit'), sign: '', key: 'd' };
    return sheet.notes ? [digit, { id: 'mark', name: say('play-mode-pencil'), sign: 'pencil', key: 'p' }] : [digit];
  }
  const pens = sheet.pens.map((pen) => {
    const value = sheet.values.find((one) => one.value === pen);
    const look = value?.looks[0];
    const sign = sheet.hand === 'join' ? (look?.shape === 'strands' ? 'bridge' : 'nobridge') : look?.shape === 'word' ? '' : SIGNS[look?.shape ?? ''] ?? '';
    const colour = look?.ink?.startsWith('#') ? look.ink : undefined;
    return { id: pen, colour, name: value?.act ?? value?.name ?? String(pen), sign, key: sheet.hand === 'join' ? (pen === 0 ? 'x' : undefined) : value?.key };
  });
  if (sheet.hand === 'join') return pens.filter((pen, n) => pens.findIndex((one) => one.name === pen.name) === n);
  return sheet.hand === 'paint' ? [...pens, { id: 'cycle', name: say('play-mode-cycle'), sign: 'cycle', isSmall: true }] : pens;
}
