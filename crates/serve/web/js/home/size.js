// @ts-check
// Sizes as people write them.

/** `12x9`, `12 × 9` or `12` as two numbers. @param {string} text @returns {[number, number] | null} */
export function sizeOf(text) {
  const [, wide, high] = /^\s*(\d{1,4})\s*(?:[x×*]?\s*(\d{1,4}))?\s*$/i.exec(text) ?? [];
  return wide ? [Number(wide), Number(high ?? wide)] : null;
}
