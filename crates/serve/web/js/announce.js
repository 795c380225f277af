// @ts-check
// What a screen reader is told without being asked: one polite live region for the whole page.

/** @type {HTMLElement | null} */
let region = null;
let last = '';

/** Says a sentence politely; the same twice is still heard, by a space that does not show. @param {string} text */
export function announce(text) {
  region ??= document.getElementById('announce');
  if (!region || !text) return;
  last = text === last ? `${text}\u00a0` : text;
  region.textContent = last;
}
