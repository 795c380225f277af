// Keys and strokes as pure sums: moves, digits on any keyboard, taps, drags on an axis, points between islands.
import assert from 'node:assert/strict';
import test from 'node:test';
import { character, step, valueOf } from '../../web/js/hands/keys.js';
import { cycle, locked, oneMore, path, toggled } from '../../web/js/hands/strokes.js';
import { nearestIsland, nearestSpan } from '../../web/js/hands/reach.js';
import { cellSize } from '../../web/js/board/fit.js';
import { across, acrossPhone } from '../../web/js/play/pad.js';

const size = { width: 5, height: 3 };
const move = (key, from, extra = {}) => { const { row, column } = step({ key, ...extra }, from, size); return [row, column]; };

test('arrows stay on the board, Home and End go to the ends', () => {
  assert.deepEqual(move('ArrowUp', { row: 0, column: 2 }), [0, 2]);
  assert.deepEqual(move('ArrowRight', { row: 0, column: 2 }), [0, 3]);
  assert.deepEqual(move('ArrowDown', { row: 0, column: 2 }, { ctrlKey: true }), [2, 2]);
  assert.deepEqual(move('End', { row: 1, column: 0 }), [1, 4]);
  assert.deepEqual(move('Home', { row: 1, column: 3 }, { ctrlKey: true }), [0, 0]);
  assert.equal(step({ key: 'a' }, { row: 0, column: 0 }, size), null);
});

test('digits are read by their key, also where they are shifted', () => {
  assert.equal(character({ key: 'è', code: 'Digit7' }), '7');
  assert.equal(character({ key: '7', code: 'Numpad7' }), '7');
  assert.equal(character({ key: '&', code: 'Digit1' }), '1');
  assert.equal(character({ key: 'F', code: 'KeyF' }), 'f');
  assert.equal(character({ key: 'Enter', code: 'Enter' }), '');
});

test('a key writes the value that has it, not with Ctrl', () => {
  const values = [{ value: 4, word: '4', key: '4' }, { value: 10, word: 'A', key: 'a' }];
  assert.equal(valueOf({ key: "'", code: 'Digit4' }, values), 4);
  assert.equal(valueOf({ key: 'A', code: 'KeyA' }, values), 10);
  assert.equal(valueOf({ key: 'a', code: 'KeyA', ctrlKey: true }, values), null);
  assert.equal(valueOf({ key: 'z', code: 'KeyZ' }, values), null);
});

test('a tap writes and clears, Cycle steps on, spans count to their most', () => {
  assert.deepEqual([toggled(null, 1), toggled(0, 1), toggled(1, 1)], [1, 1, null]);
  assert.deepEqual([cycle(null, [1, 0]), cycle(1, [1, 0]), cycle(0, [1, 0])], [1, 0, null]);
  assert.deepEqual([oneMore(null, 2), oneMore(0, 2), oneMore(1, 2), oneMore(2, 2)], [1, 1, 2, null]);
});

test('a drag has no gap and keeps its axis', () => {
  assert.deepEqual(path({ row: 1, column: 1 }, { row: 1, column: 4 }).map(({ column }) => column), [1, 2, 3, 4]);
  assert.deepEqual(path({ row: 2, column: 2 }, { row: 2, column: 2 }).length, 1);
  assert.deepEqual(locked({ row: 1, column: 1 }, { row: 3, column: 4 }, 'row'), { row: 1, column: 4 });
});

test('a point is on an island, else by the nearest span', () => {
  const sheet = { seats: [{ place: 'r1c1-r1c4' }, { place: 'r1c1-r3c1' }] };
  assert.equal(nearestIsland(['r1c1', 'r1c4'], { row: 0.6, column: 3.4 }, 0.45), 'r1c4');
  assert.equal(nearestIsland(['r1c1'], { row: 1.4, column: 0.5 }, 0.45), null);
  assert.equal(nearestSpan(sheet, { row: 0.7, column: 2 }), 0);
  assert.equal(nearestSpan(sheet, { row: 1.6, column: 0.4 }), 1);
  assert.equal(nearestSpan(sheet, { row: 2, column: 2 }), undefined);
});

test('cells are whole pixels; what would be too small scrolls', () => {
  const room = { columns: 10, rows: 10, most: 70, least: 22, scrolled: 28 };
  assert.deepEqual(cellSize({ ...room, width: 455, height: 900 }), { cell: 45, scrolls: false });
  assert.deepEqual(cellSize({ ...room, width: 2000, height: 2000 }), { cell: 70, scrolls: false });
  assert.deepEqual(cellSize({ ...room, width: 219, height: 900 }), { cell: 28, scrolls: true });
});

test('a pad has no gap where that can be', () => {
  assert.deepEqual([4, 6, 8, 9, 10, 12, 16, 25].map(across), [2, 3, 4, 3, 5, 4, 4, 5]);
  assert.deepEqual([4, 9, 10, 12, 16, 25].map(acrossPhone), [4, 9, 5, 6, 8, 9]);
});
