// A player who has only a keyboard: Tab to the board, arrows to a cell, a key for a value.
import assert from 'node:assert/strict';
import { readPlace } from '../../../web/js/board/place.js';
import { spansOf } from '../../../web/js/board/speech.js';

const WAYS = { north: 'ArrowUp', south: 'ArrowDown', west: 'ArrowLeft', east: 'ArrowRight' };

/** Where the focus is: the place of a cell, or null. */
export const place = (page) => page.evaluate(() => document.activeElement?.closest('[role=gridcell]')?.dataset.place ?? null);

/** Tabs until the board has the focus. */
export async function reachBoard(page) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await place(page)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('the board cannot be reached by Tab');
}

/** Writes everything, one seat after the other; `pressed` hears of each key. */
export async function writeAll(page, { sheet, writes }, pressed = async () => {}) {
  await reachBoard(page);
  await pressed('Tab');
  const press = async (key) => {
    await page.keyboard.press(key);
    await pressed(key);
  };
  for (const write of writes) for (const key of keysFor(sheet, write, await place(page))) await press(key);
}

/** The keys that lead from a cell to a seat and write a value there. */
export function keysFor(sheet, { seat, value }, from) {
  const target = sheet.seats[seat].place;
  if (sheet.hand === 'join') {
    const [start] = target.split('-');
    const { way } = spansOf(sheet).get(start).find((reach) => reach.seat === seat);
    return [...overSpans(sheet, from, start), ...Array(value).fill(`Shift+${WAYS[way]}`)];
  }
  return [...overCells(from, target), keyOf(sheet, value)];
}

/** @returns the key of a value, as it is typed */
export const keyOf = (sheet, value) => sheet.values.find((one) => one.value === value).key;

function overCells(from, to) {
  const [a, b] = [readPlace(from), readPlace(to)];
  const steps = (count, less, more) => Array(Math.abs(count)).fill(count < 0 ? less : more);
  return [...steps(b.row - a.row, 'ArrowUp', 'ArrowDown'), ...steps(b.column - a.column, 'ArrowLeft', 'ArrowRight')];
}

/** The shortest way from island to island, by breadth. */
function overSpans(sheet, from, to) {
  const spans = spansOf(sheet);
  const found = new Map([[from, []]]);
  for (const [here, keys] of found) {
    if (here === to) return keys;
    for (const reach of spans.get(here)) if (!found.has(reach.to)) found.set(reach.to, [...keys, WAYS[reach.way]]);
  }
  assert.fail(`no way from ${from} to ${to}`);
}
