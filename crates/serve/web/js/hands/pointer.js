// @ts-check
// Mouse, pen and finger as four gestures: tap on release, drag, hold for 450 ms; a second finger cancels all.

/** How long a finger rests until it means the other mark. */
const HOLD = 450;
/** How far, in pixels, a pointer may tremble within a tap. */
const TREMBLE = 6;

/**
 * @typedef {{clientX: number, clientY: number, target: any, ctrlKey?: boolean, shiftKey?: boolean, metaKey?: boolean}} Point
 * @typedef {Object} Gestures
 * @property {(point: Point, other: boolean) => void} tap `other`: right button or long press
 * @property {(from: Point, other: boolean) => boolean} [begin] a drag starts; false: it is none
 * @property {(from: Point) => boolean} [hold] a finger rests: true begins a drag of the other mark, else it is a tap on release
 * @property {(to: Point) => void} [move] @property {() => void} [end] @property {() => void} [cancel]
 */

/** @param {HTMLElement} area @param {Gestures} hand @returns {() => void} */
export function gestures(area, hand) {
  /** @type {{id: number, from: Point, other: boolean, is: 'waiting' | 'held' | 'dragging' | 'done'} | null} */
  let stroke = null;
  /** @type {Set<number>} */
  const fingers = new Set();
  let timer = 0;

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.pointerType === 'touch') fingers.add(event.pointerId);
    if (fingers.size > 1) return giveUp();
    if (event.button !== 0 && event.button !== 2) return undefined;
    giveUp();
    stroke = { id: event.pointerId, from: still(event), other: event.button === 2 || (event.button === 0 && event.ctrlKey && event.pointerType === 'mouse' && isMac), is: 'waiting' };
    if (event.pointerType === 'touch') timer = window.setTimeout(held, HOLD);
    try { area.setPointerCapture(event.pointerId); } catch { /* a pointer that is gone already */ }
    return undefined;
  }

  function held() {
    if (stroke?.is !== 'waiting') return;
    stroke.other = true;
    stroke.is = hand.hold?.(stroke.from) ? 'dragging' : 'held';
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!stroke || event.pointerId !== stroke.id || stroke.is === 'done' || stroke.is === 'held') return;
    const far = Math.hypot(event.clientX - stroke.from.clientX, event.clientY - stroke.from.clientY) > TREMBLE;
    if (stroke.is === 'waiting' && far) {
      clearTimeout(timer);
      stroke.is = hand.begin?.(stroke.from, stroke.other) ? 'dragging' : 'done';
    }
    if (stroke.is === 'dragging') hand.move?.(event);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    fingers.delete(event.pointerId);
    if (!stroke || event.pointerId !== stroke.id) return;
    const { is, from, other } = stroke;
    stroke = null;
    clearTimeout(timer);
    if (is === 'waiting' || is === 'held') hand.tap(from, other);
    if (is === 'dragging') hand.end?.();
  }

  /** @param {PointerEvent} event */
  function cancel(event) {
    fingers.delete(event.pointerId);
    giveUp();
  }

  function giveUp() {
    clearTimeout(timer);
    if (stroke?.is === 'dragging' || stroke?.is === 'held') hand.cancel?.();
    stroke = null;
  }

  const menu = (/** @type {Event} */ event) => event.preventDefault();
  /** @type {[string, any][]} */
  const heard = [['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', cancel], ['contextmenu', menu]];
  for (const [name, listener] of heard) area.addEventListener(name, listener);
  return () => {
    giveUp();
    for (const [name, listener] of heard) area.removeEventListener(name, listener);
  };
}

const isMac = typeof navigator !== 'undefined' && /Mac/.test(navigator.platform ?? '');

/** A point that stays where it was. @param {PointerEvent} event @returns {Point} */
const still = ({ clientX, clientY, target, ctrlKey, shiftKey, metaKey }) => ({ clientX, clientY, target, ctrlKey, shiftKey, metaKey });
