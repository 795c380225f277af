// Clues of a puzzle being set: at cells, at the border, across the middle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { across, clueAt, countClues, editsFor, nextWord, wordOfKey } from '../../web/js/set/clues.js';
import { sizesBeside } from '../../web/js/set/sizes.js';

const cells = {
  width: 3, height: 3, sets: 'cells',
  printed: [{ place: 'r1c1', item: 0, text: '1' }],
  seats: [{ place: 'r1c1', given: 1 }, { place: 'r1c2', given: null }, { place: 'r1c3', given: 0 }],
  values: [{ value: 0, word: '0' }, { value: 1, word: '1' }],
};
const lines = {
  width: 2, height: 2, sets: 'lines', seats: [], values: [],
  printed: [{ place: 'row 1', item: 1, text: '3' }, { place: 'row 1', item: 0, text: '2' }, { place: 'column 2', item: 0, text: '1' }],
};

test('a clue is the printed text, the word of a given, or nothing', () => {
  assert.equal(clueAt(cells, 'r1c1'), '1');
  assert.equal(clueAt(cells, 'r1c3'), '0');
  assert.equal(clueAt(cells, 'r1c2'), '');
  assert.equal(clueAt(lines, 'row 1'), '2 3');
  assert.equal(clueAt(lines, 'row 2'), '');
});

test('clicks step through the words and then clear', () => {
  assert.equal(nextWord(['0', '1'], ''), '0');
  assert.equal(nextWord(['0', '1'], '0'), '1');
  assert.equal(nextWord(['0', '1'], '1'), '');
});

test('half a turn leads across, the middle to nothing', () => {
  assert.equal(across(cells, 'r1c1'), 'r3c3');
  assert.equal(across(cells, 'r2c2'), null);
  assert.equal(across(lines, 'row 1'), null);
});

test('with symmetry a clue brings one across, with the value that is known there', () => {
  const how = { isSymmetric: true, known: (place) => (place === 'r3c3' ? '0' : '') };
  assert.deepEqual(editsFor(cells, 'r1c1', '1', how), [{ place: 'r1c1', text: '1' }, { place: 'r3c3', text: '0' }]);
  assert.deepEqual(editsFor(cells, 'r1c2', '1', how), [{ place: 'r1c2', text: '1' }, { place: 'r3c2', text: '1' }]);
  assert.deepEqual(editsFor(cells, 'r3c1', '', how), [{ place: 'r3c1', text: '' }, { place: 'r1c3', text: '' }]);
  assert.deepEqual(editsFor(cells, 'r3c1', '1', how), [{ place: 'r3c1', text: '1' }], 'a clue across stays');
});

test('clues are counted by cell, at the border by number', () => {
  assert.equal(countClues(cells), 2);
  assert.equal(countClues(lines), 3);
});

test('keys type words, digits also where they are shifted', () => {
  assert.equal(wordOfKey(['1', '2'], { key: '2', code: 'Digit2' }), '2');
  assert.equal(wordOfKey(['1', '2'], { key: 'é', code: 'Digit2' }), '2');
  assert.equal(wordOfKey(['A', 'B'], { key: 'b', code: 'KeyB' }), 'B');
  assert.equal(wordOfKey(['1'], { key: 'q', code: 'KeyQ' }), null);
});

test('a size beside is one line more, then two, then a larger square', () => {
  const texts = sizesBeside(6, 4, 'rows', 1).map(({ width, height }) => `${width}x${height}`);
  assert.deepEqual(texts, ['6x5', '6x6', '5x5', '6x6', '7x7']);
  assert.deepEqual(sizesBeside(1, 1, 'columns', -1), []);
});
