// The game as data: strokes, undo and redo, checkpoints, the way back before a mistake.
import assert from 'node:assert/strict';
import test from 'node:test';
import { backToBefore, checkpoint, firstMistake, newGame, redo, restart, returnTo, stroke, undo } from '../../web/js/game/game.js';
import { fromSaved, toSaved } from '../../web/js/game/keep.js';

const sheet = { seats: [{ given: 1 }, { given: null }, { given: null }, { given: null }], family: 'x', name: 'X', puzzle: 'p', width: 4, height: 1 };
const write = (game, ...pairs) => stroke(game, { values: pairs.map(([seat, value]) => ({ seat, value })) });

test('a stroke over many seats is one step', () => {
  const game = newGame(sheet);
  write(game, [1, 2], [2, 2], [3, 2]);
  assert.deepEqual(game.entries, [1, 2, 2, 2]);
  assert.equal(game.past.length, 1);
  undo(game);
  assert.deepEqual(game.entries, [1, null, null, null]);
});

test('what changes nothing is no step', () => {
  const game = newGame(sheet);
  assert.equal(write(game, [1, null]), false);
  assert.equal(game.past.length, 0);
});

test('undo and redo walk the same way, and a new stroke forgets what was ahead', () => {
  const game = newGame(sheet);
  for (let n = 0; n < 500; n += 1) write(game, [1 + (n % 3), n]);
  const end = [...game.entries];
  while (undo(game));
  assert.deepEqual(game.entries, [1, null, null, null]);
  while (redo(game));
  assert.deepEqual(game.entries, end);
  undo(game);
  write(game, [1, 7000]);
  assert.equal(redo(game), false);
});

test('a checkpoint stays after the return, and the return can be undone', () => {
  const game = newGame(sheet);
  write(game, [1, 2]);
  const point = checkpoint(game, 'here');
  write(game, [2, 3]);
  returnTo(game, point);
  assert.deepEqual(game.entries, [1, 2, null, null]);
  assert.equal(game.points.length, 1);
  undo(game);
  assert.deepEqual(game.entries, [1, 2, 3, null]);
});

test('starting again can be undone too, and keeps what is given', () => {
  const game = newGame(sheet);
  write(game, [1, 2], [2, 3]);
  restart(game, sheet);
  assert.deepEqual(game.entries, [1, null, null, null]);
  undo(game);
  assert.deepEqual(game.entries, [1, 2, 3, null]);
});

test('the first mistake is the move since which a wrong value stands', () => {
  const game = newGame(sheet);
  write(game, [1, 5]); // wrong for a while
  write(game, [1, 2]); // right
  write(game, [2, 9]); // wrong
  write(game, [3, 4]); // right
  assert.equal(firstMistake(game, [2]), 3);
  backToBefore(game, 3);
  assert.deepEqual(game.entries, [1, 2, null, null]);
  undo(game);
  assert.deepEqual(game.entries, [1, 2, 9, 4]);
});

test('marks and struck values belong to their step', () => {
  const game = newGame(sheet);
  stroke(game, { marks: [{ seat: 1, values: [2, 3] }], struck: [{ seat: 1, value: 4 }] });
  assert.deepEqual([game.marks[1], game.struck.length], [[2, 3], 1]);
  undo(game);
  assert.deepEqual([game.marks[1], game.struck.length], [null, 0]);
});

test('what is kept is read back; what does not fit is not believed', () => {
  const game = newGame(sheet);
  write(game, [1, 2]);
  checkpoint(game, 'one');
  game.seconds = 12.7;
  const again = fromSaved(JSON.parse(JSON.stringify(toSaved(game, sheet, {}, 0))), sheet);
  assert.deepEqual(again, { ...game, seconds: 12 });
  assert.deepEqual(fromSaved({ entries: [1, 2] }, sheet), newGame(sheet));
  assert.deepEqual(fromSaved(null, sheet), newGame(sheet));
});
