// Pencil marks from the groups of a sheet: filled in, pruned, counted; compared with a naive twin.
import assert from 'node:assert/strict';
import test from 'node:test';
import { candidates, pruned, stillToWrite } from '../../web/js/game/candidates.js';

// A latin square of 3: rows and columns.
const sheet = {
  seats: Array.from({ length: 9 }, () => ({ given: null })), values: [1, 2, 3].map((value) => ({ value })),
  groups: [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]],
};

/** The slow and obvious way: try each value and look whether a group has it twice. */
function naive(entries) {
  return entries.map((value, seat) => (value !== null ? null : [1, 2, 3].filter((one) =>
    sheet.groups.every((group) => !group.includes(seat) || group.every((other) => other === seat || entries[other] !== one)))));
}

test('candidates are what no group forbids', () => {
  for (let n = 0; n < 4 ** 9; n += 977) {
    const entries = Array.from({ length: 9 }, (_, seat) => [null, 1, 2, 3][Math.floor(n / 4 ** seat) % 4]);
    assert.deepEqual(candidates(sheet, entries), naive(entries));
  }
});

test('struck values are no candidates', () => {
  assert.deepEqual(candidates(sheet, Array(9).fill(null), [{ seat: 4, value: 2 }])[4], [1, 3]);
});

test('a written value takes its marks away from its groups, and only there', () => {
  const marks = Array(9).fill([1, 2]);
  const left = new Map(pruned(sheet, [{ seat: 0, value: 1 }], marks).map(({ seat, values }) => [seat, values]));
  assert.deepEqual([...left.keys()].sort(), [1, 2, 3, 6]);
  assert.deepEqual(left.get(1), [2]);
  assert.equal(pruned(sheet, [{ seat: 0, value: 3 }], marks).length, 0);
  assert.deepEqual(pruned(sheet, [{ seat: 0, value: 1 }], [null, [1], null, null, null, null, null, null, null]), [{ seat: 1, values: null }]);
});

test('each value is still to be written as often as it is missing', () => {
  const left = stillToWrite(sheet, [1, null, null, null, 1, null, null, null, 2]);
  assert.deepEqual([...left], [[1, 1], [2, 2], [3, 3]]);
});
