// @ts-check
// The verdict as one edits: the question before is taken back, parts are shown as they come, Stop ends it.

import { ask, stopped } from '../engine.js';

/** After this the margin says that it is thinking. */
const PATIENCE = 200;

/**
 * @param {{onFound: (found: any, isWhole: boolean) => void, onThinking: () => void, onStopped: () => void, onError: (error: any) => void}} listener
 */
export function createJudge({ onFound, onThinking, onStopped, onError }) {
  /** @type {AbortController | null} */
  let running = null;

  /** @param {string} puzzle */
  async function judge(puzzle) {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const slow = setTimeout(() => { if (running === mine) onThinking(); }, PATIENCE);
    let found = {};
    try {
      const onPart = (/** @type {any} */ part) => {
        if (running !== mine) return;
        found = { ...found, ...part };
        if (/** @type {any} */ (found).verdict) clearTimeout(slow);
        onFound(found, false);
      };
      const whole = await ask('judge', { puzzle }, { signal: mine.signal, onPart });
      if (running === mine) onFound({ ...found, ...whole }, true);
    } catch (error) {
      if (running === mine && !stopped(error)) onError(error);
    } finally {
      clearTimeout(slow);
      if (running === mine) running = null;
    }
  }

  return {
    judge,
    stop() {
      if (!running) return;
      running.abort();
      running = null;
      onStopped();
    },
  };
}
