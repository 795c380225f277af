// @ts-check
// The clock of a game: counts while the page is seen and the puzzle is open.

/** @param {import('./table.js').Table} table @param {() => void} tick @returns {() => void} */
export function runClock(table, tick) {
  let last = performance.now();
  let unsaved = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const passed = Math.min((now - last) / 1000, 2);
    last = now;
    const game = table.game();
    if (document.hidden || game.solved) return;
    game.seconds += passed;
    unsaved += passed;
    if (unsaved > 10) { unsaved = 0; table.save(); }
    tick();
  }, 1000);
  return () => clearInterval(timer);
}
