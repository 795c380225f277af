// A link is shared and opened: what is copied leads to the same puzzle in another browser.
import assert from 'node:assert/strict';
import { DESKTOP } from './stage/browser.mjs';
import { play, puzzleIn, spoken } from './stage/game.mjs';
import { puzzles } from './puzzles.mjs';
import { words } from './stage/words.mjs';
import { sceneForEach } from './stage/scene.mjs';

const say = words('en');

await sceneForEach('a link is shared and opened', async (page, { id }, context) => {
  await play(page, puzzles[id]);
  const before = await spoken(page);
  await page.getByRole('button', { name: say('play-share') }).click();
  await page.getByRole('dialog').getByRole('button', { name: say('set-link') }).click();
  await page.getByText(say('set-link-copied')).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await context.browser().newContext(DESKTOP)).newPage();
  await other.goto(link);
  await other.locator('.desk [role=grid]').waitFor();
  assert.equal(await puzzleIn(other), puzzles[id]);
  assert.deepEqual(await spoken(other), before);
  await other.context().close();
}, { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
