// @ts-check
// A scale of tens for a plot.

/** Powers of ten that hold all times, one apart at least. @param {number[]} times @returns {[number, number]} */
export function decades(times) {
  const least = Math.floor(Math.log10(Math.min(...times, 1)) + 1e-9);
  const most = Math.ceil(Math.log10(Math.max(...times, 10 ** (least + 1))) - 1e-9);
  return [least + 0, Math.max(most, least + 1) + 0];
}
