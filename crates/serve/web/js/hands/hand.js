// @ts-check
// Which hand a board is written with: few values are painted, many are written, spans are joined.

import { joinHand } from './join.js';
import { paintHand } from './paint.js';
import { writeHand } from './write.js';

/**
 * @typedef {import('../board/board.js').Board} Board
 * @typedef {import('../board/board.js').Options} Options
 */

/** @type {Record<string, (board: Board, options: Options) => () => void>} */
const HANDS = { paint: paintHand, write: writeHand, join: joinHand };

/** @param {Board} board @param {Options} options @returns {() => void} how to let go */
export function attachHand(board, options) {
  const stopHover = hovering(board);
  const letGo = HANDS[board.sheet.hand]?.(board, options) ?? (() => {});
  return () => {
    stopHover();
    letGo();
  };
}

/** A pointer that rests on a cell lights the clues of its row and column. @param {Board} board */
function hovering(board) {
  const { field } = board;
  const over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === 'touch') return;
    const { row, column, isInside } = board.at(event);
    if (isInside) board.hover(Math.floor(row), Math.floor(column));
  };
  const out = () => board.hover(null, null);
  field.addEventListener('pointermove', over);
  field.addEventListener('pointerleave', out);
  return () => {
    field.removeEventListener('pointermove', over);
    field.removeEventListener('pointerleave', out);
  };
}
