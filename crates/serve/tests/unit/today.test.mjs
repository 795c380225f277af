// Dates, seeds and grades of the day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ago, dateTitle, dayOf, seedOf, threeOf } from '../../web/js/home/today.js';

test('the title of a day has weekday, day and month in the order of both languages', () => {
  const day = new Date(2026, 2, 7, 12);
  assert.equal(dateTitle(day, 'en'), 'Saturday 7 March');
  assert.equal(dateTitle(day, 'fr'), 'samedi 7 mars');
});

test('a day is named by the clock on the wall', () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
});

test('the seed of a text is FNV-1a, the same everywhere', () => {
  assert.equal(seedOf(''), 0x811c9dc5);
  assert.equal(seedOf('a'), 0xe40c292c);
  assert.equal(seedOf('foobar'), 0xbf9cf968);
});

test('three grades are the middle of a longer list', () => {
  assert.deepEqual(threeOf([1, 2, 3, 4, 5]), [2, 3, 4]);
  assert.deepEqual(threeOf([1, 2, 3, 4]), [1, 2, 3]);
  assert.deepEqual(threeOf([1, 2]), [1, 2]);
});

test('how long ago a game was goes from minutes to dates', () => {
  const now = new Date(2026, 2, 7, 18).getTime();
  const minutes = (n) => now - n * 60_000;
  assert.equal(ago(minutes(10), now, 'en'), '10 minutes ago');
  assert.equal(ago(minutes(180), now, 'en'), '3 hours ago');
  assert.equal(ago(minutes(24 * 60), now, 'en'), 'yesterday');
  assert.equal(ago(minutes(2 * 24 * 60), now, 'en'), 'Thursday');
  assert.equal(ago(minutes(30 * 24 * 60), now, 'en'), '5 February');
  assert.equal(ago(minutes(24 * 60), now, 'fr'), 'hier');
});
