// @ts-check
// The figure beside a reason: one line filled from either end, and what follows as it is in both.

import { drawLook, looksOf, square, UNIT } from '../board/looks.js';
import { el, svg } from '../dom.js';
import { say } from '../words.js';

/** @typedef {import('../board/place.js').Sheet} Sheet */

/**
 * @param {Sheet} sheet
 * @param {{line: string, seats: number[], first: number[], last: number[]}} figure @param {{seat: number, value: number}[]} sets what follows, once that is told
 */
export function figureOf(sheet, { line, seats, first, last }, sets) {
  const isRow = line.startsWith('row');
  const what = say(`play-${isRow ? 'row' : 'column'}`, { n: Number(line.split(' ')[1]) });
  const both = seats.map((seat) => sets.find((set) => set.seat === seat)?.value ?? null);
  const fillings = [...[first, last].map((values) => values.map((value) => (value === sheet.rest ? null : value))), ...(sets.length ? [both] : [])];
  const names = isRow ? ['leftmost', 'rightmost', 'both'] : ['highest', 'lowest', 'both'];
  return el('div', { class: 'fig', role: 'img', 'aria-label': say('play-figure', { line: what }) },
    fillings.flatMap((values, n) => [el('span', null, say(`play-figure-${names[n]}`)), strip(sheet, values, values === both)]));
}

/** A line as a strip of cells; what follows is framed as it is on the board. @param {Sheet} sheet @param {(number | null)[]} values @param {boolean} follows */
function strip(sheet, values, follows) {
  const looks = looksOf(sheet);
  const wide = values.length * UNIT;
  const edges = values.map((_, n) => `M${n * UNIT} 0V${UNIT}`).join('');
  const cells = values.flatMap((value, n) => {
    if (value === null) return [];
    const frame = follows ? [svg('path', { class: 'h-follows', d: square(n * UNIT + 6, 6, UNIT - 12) })] : [];
    const drawn = (looks.get(value) ?? []).flatMap((look) => drawLook(look, `r1c${n + 1}`, follows ? 'ghost' : 'found'));
    return [...frame, ...drawn.map(({ node }) => node)];
  });
  return svg('svg', { viewBox: `-1 -1 ${wide + 2} ${UNIT + 2}`, 'aria-hidden': 'true' }, cells,
    svg('path', { class: 'l-thin', d: `${edges}M${wide} 0V${UNIT}M0 0H${wide}M0 ${UNIT}H${wide}` }));
}
