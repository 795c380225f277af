// Scenes: a test with a page of its own, in which nothing may go wrong that nobody asked for.
import assert from 'node:assert/strict';
import test, { after } from 'node:test';
import { browser, closeBrowser, DESKTOP } from './browser.mjs';
import { families } from './desk.mjs';

/** Milliseconds until something that was waited for is given up. */
export const PATIENCE = Number(process.env.PATIENCE ?? 45_000);

/** A browser on a busy machine can be late: such a scene is played once more. What fails twice has failed. */
const TRIES = 2;
const isLate = (error) => /Timeout \d+ms exceeded/.test(String(error));

after(closeBrowser);

/** What went wrong in a page without anybody asking. */
function watch(page) {
  const wrongs = [];
  page.on('console', (message) => { if (message.type() === 'error') wrongs.push(`console: ${message.text()}`); });
  page.on('pageerror', (error) => wrongs.push(`error: ${error.stack ?? error}`));
  page.on('response', (reply) => { if (reply.status() >= 400) wrongs.push(`${reply.status()}: ${reply.url()}`); });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText; // a question that is taken back is no failure
    if (why !== 'net::ERR_ABORTED') wrongs.push(`failed: ${request.url()} ${why}`);
  });
  return wrongs;
}

/** A test in a page of its own; `device` as playwright describes it. */
export function scene(name, act, device = DESKTOP) {
  test(name, { timeout: 180_000 }, async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        await played(act, device);
        return;
      } catch (error) {
        if (tries === TRIES || !isLate(error)) throw error;
        console.log(`once more: ${name}`);
      }
    }
  });
}

async function played(act, device) {
  const context = await (await browser()).newContext(device);
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    const wrongs = watch(page);
    await act(page, context);
    assert.deepEqual(wrongs, []);
  } finally {
    await context.close();
  }
}

/** The same scene for every family that the program knows. */
export async function sceneForEach(name, act, device) {
  for (const family of await families()) scene(`${family.id}: ${name}`, (page, context) => act(page, family, context), device);
}
