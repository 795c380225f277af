// A phone: a whole game by one finger; two fingers pan and zoom, and write nothing.
import assert from 'node:assert/strict';
import { PHONE } from './stage/browser.mjs';
import { dealt } from './stage/desk.mjs';
import { finished, kept, play, spoken } from './stage/game.mjs';
import { pointOf, tapAll } from './stage/mouse.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

await sceneForEach('a whole game by one finger', async (page, { id }) => {
  await play(page, puzzles[id]);
  await tapAll(page, await dealt(puzzles[id]));
  await finished(page);
}, PHONE);

await sceneForEach('a pinch writes nothing', async (page, { id }, context) => {
  const { sheet, writes } = await dealt(puzzles[id]);
  await play(page, puzzles[id]);
  const before = await spoken(page);
  const touch = await fingers(page, context);
  const [a, b] = await Promise.all([pointOf(page, sheet, sheet.seats[writes[0].seat].place), pointOf(page, sheet, sheet.seats.at(-1).place)]);
  await touch('touchStart', [a]);
  await touch('touchMove', [{ x: a.x + 20, y: a.y }]);
  await touch('touchStart', [{ x: a.x + 20, y: a.y }, b]);
  for (const step of [10, 20, 30]) await touch('touchMove', [{ x: a.x + 20 - step, y: a.y }, { x: b.x + step, y: b.y }]);
  await touch('touchEnd', []);
  await page.waitForFunction(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(true))); }));
  assert.deepEqual(await spoken(page), before);
  assert.equal((await kept(page))?.past?.length ?? 0, 0);
  await tapAll(page, { sheet, writes: writes.slice(0, 1) });
  await page.waitForFunction((was) => [...document.querySelectorAll('.desk [role=gridcell]')].some((cell, n) => cell.getAttribute('aria-label') !== was[n]), before);
}, PHONE);

/** Fingers on the glass, as the browser itself would hear of them. */
async function fingers(page, context) {
  const session = await context.newCDPSession(page);
  return (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
}
