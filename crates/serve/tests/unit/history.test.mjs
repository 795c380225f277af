// Undo and redo of a puzzle being set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHistory } from '../../web/js/set/history.js';

test('steps lead back and on, and a new edit forgets what was undone', () => {
  const history = createHistory('a');
  for (const puzzle of ['b', 'c']) history.push(puzzle);
  assert.equal(history.step(-1), 'b');
  assert.equal(history.step(-1), 'a');
  assert.equal(history.step(-1), null);
  assert.equal(history.step(1), 'b');
  history.push('d');
  assert.equal(history.canRedo(), false);
  assert.equal(history.step(-1), 'b');
});

test('an edit that changes nothing is no step', () => {
  const history = createHistory('a');
  history.push('a');
  assert.equal(history.canUndo(), false);
});

test('the last verdicts are those of the edits up to now', () => {
  const history = createHistory('a');
  history.judge('several');
  history.push('b');
  history.judge('unique');
  history.push('c');
  assert.deepEqual(history.last(5), ['several', 'unique']);
  history.step(-1);
  history.step(-1);
  assert.deepEqual(history.last(5), ['several']);
});
