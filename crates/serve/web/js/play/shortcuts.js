// @ts-check
// Keys that hold everywhere while one plays; a field that is typed into keeps its own.

/**
 * @param {{undo: () => void, redo: () => void, point: () => void, hint: () => void, check: () => void, steps: () => void,
 *   close: () => boolean, keys: () => void, apply: () => boolean, step: (by: number) => boolean, mode: (key: string, onCell: boolean) => boolean, isValue: (key: string) => boolean, hold: (held: boolean) => void}} acts
 * @returns {() => void}
 */
export function shortcuts(acts) {
  /** @param {KeyboardEvent} event @returns {boolean} was it meant for us? */
  function meant(event) {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') { (event.shiftKey ? acts.redo : acts.undo)(); return true; }
      if (key === 'y') { acts.redo(); return true; }
      return false;
    }
    if (event.altKey) return false;
    if (key === 'arrowleft' || key === 'arrowright') return !isControl(event.target) && acts.step(key === 'arrowleft' ? -1 : 1);
    if (key === 'enter') return !isControl(event.target) && acts.apply();
    if (key === 'escape') return acts.close();
    if (key === '?') { acts.keys(); return true; }
    if (event.shiftKey) return false;
    if (isCell(event.target) && acts.isValue(key)) return false;
    const act = { k: acts.point, h: acts.hint, c: acts.check, e: acts.steps }[key];
    if (act) { act(); return true; }
    return acts.mode(key, isCell(event.target));
  }

  const down = (/** @type {KeyboardEvent} */ event) => {
    acts.hold(event.shiftKey);
    const target = /** @type {HTMLElement | null} */ (event.target);
    if (event.defaultPrevented || target?.closest?.('dialog, textarea, select, input:not([type=range]):not([type=checkbox])')) return;
    if (!meant(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = (/** @type {KeyboardEvent} */ event) => acts.hold(event.shiftKey);
  addEventListener('keydown', down, { capture: true });
  addEventListener('keyup', up);
  return () => {
    removeEventListener('keydown', down, { capture: true });
    removeEventListener('keyup', up);
  };
}

/** @param {any} node */
const isCell = (node) => Boolean(node?.closest?.('[role=gridcell]'));
/** @param {any} node */
const isControl = (node) => Boolean(node?.closest?.('button, a, input, [role=radio]'));
