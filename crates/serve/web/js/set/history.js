// @ts-check
// Undo and redo without limit: the texts of a puzzle before and after, and what was found of each.

/** @typedef {'none' | 'several' | 'unique' | 'unknown' | null} Verdict @typedef {{puzzle: string, verdict: Verdict}} Moment */

/** @param {string} first the text of the puzzle as it came */
export function createHistory(first) {
  /** @type {Moment[]} */
  const moments = [{ puzzle: first, verdict: null }];
  let at = 0;
  return {
    /** A new text; what was undone before is forgotten. @param {string} puzzle */
    push(puzzle) {
      if (moments[at].puzzle === puzzle) return;
      moments.splice(at + 1, Infinity, { puzzle, verdict: null });
      at += 1;
    },
    /** The text one step back or on, or null at the ends. @param {1 | -1} by @returns {string | null} */
    step(by) {
      if (!moments[at + by]) return null;
      at += by;
      return moments[at].puzzle;
    },
    canUndo: () => at > 0,
    canRedo: () => at + 1 < moments.length,
    /** Notes what was found of the puzzle as it is. @param {Verdict} verdict */
    judge: (verdict) => { moments[at].verdict = verdict; },
    /** What was found of the last edits, the latest last. @param {number} most @returns {Verdict[]} */
    last: (most) => moments.slice(0, at + 1).map((moment) => moment.verdict).filter((verdict) => verdict !== null).slice(-most),
  };
}
