// @ts-check
// Keys read as moves and as values; digits by their place on the board too, for AZERTY shifts them.

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Where a key leads on a board of cells, or null.
 * @param {{key: string, ctrlKey?: boolean, metaKey?: boolean}} event @param {{row: number, column: number}} from
 * @param {{width: number, height: number}} size
 */
export function step(event, from, { width, height }) {
  const arrow = ARROWS[event.key];
  const far = event.ctrlKey || event.metaKey;
  const clamp = (/** @type {number} */ n, /** @type {number} */ most) => Math.min(Math.max(n, 0), most);
  if (arrow) {
    const by = far ? Math.max(width, height) : 1;
    return { row: clamp(from.row + arrow[0] * by, height - 1), column: clamp(from.column + arrow[1] * by, width - 1) };
  }
  if (event.key === 'Home') return { row: far ? 0 : from.row, column: 0 };
  if (event.key === 'End') return { row: far ? height - 1 : from.row, column: width - 1 };
  return null;
}

/** The character that a key means: digits by code as well. @param {{key: string, code?: string}} event */
export function character(event) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code ?? '');
  if (digit) return digit[1];
  return event.key.length === 1 ? event.key.toLowerCase() : '';
}

/**
 * The value that a key writes.
 * @param {{key: string, code?: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @param {{value: number, word: string, key: string}[]} values
 */
export function valueOf(event, values) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const typed = character(event);
  if (!typed) return null;
  const found = values.find((value) => value.key?.toLowerCase() === typed) ?? values.find((value) => value.word?.toLowerCase() === typed);
  return found ? found.value : null;
}

export const isErase = (/** @type {{key: string}} */ { key }) => key === 'Backspace' || key === 'Delete';
