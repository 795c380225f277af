// Layout of printed sheets, file names, misread lines, our own links, sizes, scales.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from '../../web/js/download.js';
import { sizeOf } from '../../web/js/home/size.js';
import { decades } from '../../web/js/learn/scale.js';
import { ownRoute } from '../../web/js/link.js';
import { grid, pages } from '../../web/js/print/layout.js';
import { caretUnder } from '../../web/js/problem.js';

test('up to six lie on a sheet', () => {
  for (const [each, [across, down]] of [[1, [1, 1]], [2, [1, 2]], [4, [2, 2]], [6, [2, 3]]]) {
    assert.deepEqual(grid(each), [across, down]);
    assert.ok(across * down >= each);
  }
});

test('with solutions every sheet has its own overleaf', () => {
  const all = pages(['a', 'b', 'c'], 2, true);
  assert.deepEqual(all.map((page) => page.items.join('')), ['ab', 'ab', 'c', 'c']);
  assert.deepEqual(all.map((page) => page.isSolution), [false, true, false, true]);
  assert.deepEqual(all.map((page) => page.number), [1, 2, 3, 4]);
});

test('a caret stands below the column, behind tabs too', () => {
  assert.equal(caretUnder('. . 1 | . ? .', 11), '. . 1 | . ? .\n          ^');
  assert.equal(caretUnder('\ta?', 3), '\ta?\n\t ^');
});

test('file names are plain', () => {
  assert.equal(fileName('L’été à Brest !', 'sudoku'), 'l-ete-a-brest');
  assert.equal(fileName(' ', 'sudoku'), 'sudoku');
});

test('our own links are known, with and without an address before them', () => {
  assert.equal(ownRoute('http://127.0.0.1:7117/#play=eJx_-'), '#play=eJx_-');
  assert.equal(ownRoute(' #set=abc \n'), '#set=abc');
  assert.equal(ownRoute('https://puzz.link/p?hashikake/5/5/abc'), null);
  assert.equal(ownRoute('#rules=sudoku'), null);
});

test('sizes are written in several ways', () => {
  assert.deepEqual(sizeOf('12x9'), [12, 9]);
  assert.deepEqual(sizeOf(' 12 × 9 '), [12, 9]);
  assert.deepEqual(sizeOf('8'), [8, 8]);
  assert.equal(sizeOf('wide'), null);
});

test('a scale of tens holds all times', () => {
  assert.deepEqual(decades([0.31, 0.00012]), [-4, 0]);
  assert.deepEqual(decades([0.5]), [-1, 0]);
  assert.deepEqual(decades([]), [0, 1]);
});
