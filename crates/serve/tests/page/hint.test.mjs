// A hint is followed: where, why, what follows, and then it is written.
import assert from 'node:assert/strict';
import { dealt } from './stage/desk.mjs';
import { keeps, play, kept } from './stage/game.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

await sceneForEach('a hint has three stages and is applied', async (page, { id }) => {
  await play(page, puzzles[id]);
  for (const stage of [1, 2, 3]) {
    await page.keyboard.press('h');
    await page.locator(`.stages li.now[data-n="${stage}"]`).waitFor();
    assert.equal(await page.locator('.stages li').count(), stage);
  }
  await page.keyboard.press('Enter');
  await page.locator('.stages').waitFor({ state: 'detached' });
  await keeps(page, { strokes: 1 });
  const { entries } = await dealt(puzzles[id]);
  const written = (await kept(page)).entries;
  written.forEach((value, seat) => assert.ok(value === null || value === entries[seat], `seat ${seat} has ${value}`));
});
