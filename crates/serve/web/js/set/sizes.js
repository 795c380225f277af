// @ts-check
// Sizes to try when a row or a column is added or taken away: some boards are square, some even.

/** The largest steps that are tried before one gives up. */
const FAR = 3;

/**
 * First the one line that was asked for, then more of them, then rows and columns together.
 * @param {number} width @param {number} height @param {'rows' | 'columns'} which @param {1 | -1} by
 * @returns {{width: number, height: number}[]}
 */
export function sizesBeside(width, height, which, by) {
  const steps = Array.from({ length: FAR }, (_, n) => by * (n + 1));
  const alone = steps.slice(0, 2).map((step) => (which === 'rows' ? { width, height: height + step } : { width: width + step, height }));
  const side = which === 'rows' ? height : width;
  const square = steps.map((step) => ({ width: side + step, height: side + step }));
  return [...alone, ...square].filter((size) => size.width > 0 && size.height > 0 && size.width <= 100 && size.height <= 100);
}
