// @ts-check
// How puzzles lie on sheets: so many across and down, and which pages there are, solutions behind.

/** Across and down for so many a sheet. @param {number} each @returns {[number, number]} */
export function grid(each) {
  return /** @type {[number, number][]} */ ([[1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [2, 3]])[Math.min(6, Math.max(1, each)) - 1];
}

/** @template T @param {T[]} items @param {number} each @returns {T[][]} */
export function sheets(items, each) {
  return Array.from({ length: Math.ceil(items.length / each) }, (_, n) => items.slice(n * each, (n + 1) * each));
}

/**
 * Pages in the order in which they are printed: with solutions each sheet has its own overleaf.
 * @template T @param {T[]} items @param {number} each @param {boolean} hasSolutions
 * @returns {{items: T[], isSolution: boolean, number: number}[]}
 */
export function pages(items, each, hasSolutions) {
  const all = sheets(items, each).flatMap((some) => [{ items: some, isSolution: false }, ...(hasSolutions ? [{ items: some, isSolution: true }] : [])]);
  return all.map((page, n) => ({ ...page, number: n + 1 }));
}
