// Words, addresses and what a screen reader is told.
import assert from 'node:assert/strict';
import test from 'node:test';
import { decodePuzzle, encodePuzzle, route } from '../../web/js/address.js';
import { clock, pick, say, sentence, useWords } from '../../web/js/words.js';
import { parseEvent, reached, Refusal } from '../../web/js/engine.js';
import { cellsOf, readPlace } from '../../web/js/board/place.js';
import { speaker } from '../../web/js/board/speech.js';
import { ended, plain } from '../../web/js/rich.js';
import { keyOf } from '../../web/js/store.js';

const cells = { select: 'n', cases: { one: [{ var: 'n' }, ' cell'], other: [{ var: 'n' }, ' cells'] } };

test('plurals and numbers follow the language', () => {
  useWords('en', { left: [cells, ' left'], plain: 'Hint' });
  assert.deepEqual([say('left', { n: 1 }), say('left', { n: 0 }), say('left', { n: 1234 }), say('plain'), say('missing')],
    ['1 cell left', '0 cells left', '1,234 cells left', 'Hint', 'missing']);
  useWords('fr', { left: [cells] });
  assert.equal(say('left', { n: 0 }), '0 cell');
});

test('the language is the chosen one, else one the browser likes', () => {
  assert.deepEqual([pick('fr', ['en']), pick(null, ['de', 'fr-CA']), pick(null, ['de'])], ['fr', 'fr', 'en']);
});

test('a time is written short', () => assert.deepEqual([clock(0), clock(75.9), clock(3723)], ['0:00', '1:15', '1:02:03']));

test('an address holds a puzzle and gives it back', async () => {
  for (const text of ['', 'grille 1 sudoku\n1.....2......3.4', 'é'.repeat(5000)]) assert.equal(await decodePuzzle(`#play=${await encodePuzzle(text)}`), text);
  assert.match(await encodePuzzle('anything at all'), /^[\w-]*$/);
  await assert.rejects(decodePuzzle('#play=%%%'));
});

test('routes have a name and what stands behind it', () => {
  assert.deepEqual(route('#play=ab_c'), { name: 'play', value: 'ab_c' });
  assert.deepEqual(route('#/'), { name: 'home', value: '' });
  assert.deepEqual(route('#set'), { name: 'set', value: '' });
});

test('events of a stream are read line by line', () => {
  assert.deepEqual(parseEvent('event: part\ndata: {"a":\ndata: 1}'), { event: 'part', data: '{"a":\n1}' });
});

test('places are read into numbers', () => {
  assert.deepEqual(readPlace('r3c5'), { kind: 'cell', row: 2, column: 4 });
  assert.deepEqual(readPlace('r1c2-r1c4'), { kind: 'span', row: 0, column: 1, toRow: 0, toColumn: 3 });
  assert.deepEqual(readPlace('block 4'), { kind: 'other', index: 3, name: 'block' });
  assert.deepEqual(cellsOf({ width: 3, height: 2, seats: [] }, 'column 2'), [[0, 1], [1, 1]]);
  assert.deepEqual(cellsOf({ width: 5, height: 5, seats: [] }, 'r1c1-r4c1'), [[1, 0], [2, 0]]);
});

test('a cell says where it is and what stands there, an island what it has', () => {
  useWords('en', {
    'play-cell': ['Row ', { var: 'row' }, ', column ', { var: 'column' }, ': ', { var: 'what' }], 'play-empty': 'empty', 'play-given': [{ var: 'text' }, ', given'],
    'play-island': ['Island ', { var: 'clue' }, ': ', { var: 'sum' }, ' of ', { var: 'clue' }], 'play-east': [{ var: 'n' }, ' east'], 'play-south': [{ var: 'n' }, ' south'], 'play-at': '',
  });
  const board = { hand: 'paint', seats: [{ place: 'r1c1', given: null }, { place: 'r1c2', given: 1 }], printed: [{ place: 'r1c2', text: '1' }], values: [{ value: 1, name: 'filled' }] };
  const tell = speaker(board);
  assert.equal(tell([null, 1], [], 'r1c1'), 'Row 1, column 1: empty');
  assert.equal(tell([1, 1], [], 'r1c1'), 'Row 1, column 1: filled');
  assert.equal(tell([null, 1], [], 'r1c2'), 'Row 1, column 2: filled, given');
  const islands = { hand: 'join', seats: [{ place: 'r1c1-r1c3', given: null }, { place: 'r1c1-r3c1', given: null }], printed: [{ place: 'r1c1', text: '6' }], values: [] };
  assert.equal(speaker(islands)([2, 2], [], 'r1c1'), 'Island 6: 4 of 6, 2 east, 2 south');
});

test('sentences are told without their shapes', () => assert.equal(plain(['Look at ', { text: 'row 1', cue: 'where' }, '.']), 'Look at row 1.'));

test('puzzles have keys of their own', () => assert.notEqual(keyOf('a'), keyOf('b')));

test('half a sentence becomes a whole one, and names of cells keep their letter', () => {
  assert.deepEqual(['it has none', 'r6c3 is 4', 'Right so far.', 'why?', ''].map(sentence), ['It has none.', 'r6c3 is 4.', 'Right so far.', 'Why?', '']);
  assert.equal(plain(ended(['5 stands twice in ', { text: 'row 1', cue: 'wrong' }])), '5 stands twice in row 1.');
  assert.deepEqual(ended(['Done.']), ['Done.']);
});

test('a link that is broken and a program that is gone are said in our words', async () => {
  for (const hash of ['#play=zzzz', '#play=', '#set=!!!']) await assert.rejects(decodePuzzle(hash), Refusal, hash);
  await assert.rejects(reached(Promise.reject(new TypeError('Failed to fetch'))), Refusal);
  await assert.rejects(reached(Promise.reject(new DOMException('', 'AbortError'))), { name: 'AbortError' });
});
