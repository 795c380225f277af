// Films played from their data, forwards and backwards, against playing from the start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFilm, framesBy, longest, stopBeside } from '../../web/js/learn/film.js';
import { columnOf } from '../../web/js/learn/plots.js';

/** A film of so many frames, in which one place changes after the other; steps are two apart. */
function film(frames, places = 5, isGiven = undefined) {
  const made = Array.from({ length: frames }, (_, n) => ({
    step: 2 * n + 2, event: 'deduction', var: n % places, say: `${n}`, tally: [0, n, 0, 0, 0, 0, 0],
    set: [[n % places, n % 3 ? [1] : [1, 2]]],
    stacks: { from: n % places, add: [[n % 4, 7]] },
  }));
  return createFilm({ method: 'x', sight: 'tree', places: Array.from({ length: places }, (_, n) => `p${n}`), words: [], say: '', start: Array(places).fill([1, 2]), frames: made, steps: 2 * frames, stride: 2, tally: [] }, isGiven);
}

/** The obvious way: all frames from the start. */
function played(data, index) {
  const state = { values: data.start.slice(), stacks: [] };
  for (const frame of data.frames.slice(0, index)) {
    for (const [place, values] of frame.set) state.values[place] = values;
    state.stacks = [...state.stacks.slice(0, frame.stacks.from), ...frame.stacks.add];
  }
  return state;
}

test('any frame is reached from any other as from the start', () => {
  const one = film(300);
  for (const index of [0, 1, 299, 300, 64, 63, 65, 0, 128, 127, 200, 3]) {
    assert.deepEqual(one.seek(index), played(one.data, index), `frame ${index}`);
  }
});

test('filled places are counted along', () => {
  const one = film(200);
  for (const index of [0, 1, 50, 199, 200]) {
    assert.equal(one.filled[index], played(one.data, index).values.filter((values) => values.length === 1).length);
  }
});

test('what is given is filled from the start and stays so', () => {
  const one = film(20, 5, (place) => place === 'p0');
  assert.equal(one.filled[0], 1);
  for (const index of [1, 7, 20]) {
    const { values } = played(one.data, index);
    assert.equal(one.filled[index], 1 + values.slice(1).filter((left) => left.length === 1).length);
  }
});

test('frames are found by step, and steps beside by frames of any film', () => {
  const [long, short] = [film(10), film(3)];
  assert.equal(framesBy(long, 0), 0);
  assert.equal(framesBy(long, 2), 1);
  assert.equal(framesBy(long, 5), 2);
  assert.equal(longest([long, short]), 20);
  assert.equal(stopBeside([long, short], 0, 1), 2);
  assert.equal(stopBeside([long, short], 5, 1), 6);
  assert.equal(stopBeside([long, short], 5, -1), 4);
  assert.equal(stopBeside([long, short], 4, -1), 2);
  assert.equal(stopBeside([long], 20, 1), 20);
  assert.equal(stopBeside([long], 0, -1), 0);
});

test('an empty film can be shown', () => {
  const one = film(0);
  assert.deepEqual(one.seek(0).values.length, 5);
});

test('a column shows what is known or left', () => {
  const state = { values: [[4], [1, 2], [3]], stacks: [[4], [1, 2]] };
  assert.deepEqual(columnOf(state, 1, 'tree'), ['rest', 'rest']);
  assert.deepEqual(columnOf(state, 2, 'tree'), ['top']);
  assert.deepEqual(columnOf(state, 1, 'stacks'), ['rest', 'top']);
  assert.deepEqual(columnOf(state, 2, 'stacks'), []);
});
