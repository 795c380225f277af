// @ts-check
// An image on its way from a drop or a button to the screen that traces it.

/** @type {File | null} */
let waiting = null;

/** @param {File} file */
export function handOver(file) {
  waiting = file;
}

/** The image that waits, once. @returns {File | null} */
export function takeOver() {
  const file = waiting;
  waiting = null;
  return file;
}
