// What the screen reader is told in one game a family, compared with what is written in transcripts/.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dealt } from './stage/desk.mjs';
import { finished, keeps, play } from './stage/game.mjs';
import { listen } from './stage/hearing.mjs';
import { reachBoard, writeAll } from './stage/keyboard.mjs';
import { sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

await sceneForEach('what a screen reader is told', async (page, { id }, context) => {
  const game = await dealt(puzzles[id]);
  await play(page, puzzles[id]);
  await reachBoard(page);
  const heard = await listen(page, context);
  const lines = [`# ${await page.locator('.desk [role=grid]').getAttribute('aria-label')}`];
  const note = async (key) => lines.push(key, ...await heard());
  const isSaid = () => page.waitForFunction(() => globalThis.heard.length > 0);

  await note('Tab');
  for (const key of ['c', 'h', 'h', 'h']) {
    await page.keyboard.press(key);
    await isSaid();
    await note(key);
  }
  await page.keyboard.press('Enter');
  await keeps(page, { strokes: 1 });
  await note('Enter');
  await page.keyboard.press('Control+z');
  await isSaid();
  await note('Control+z');
  await keeps(page, { strokes: 0 });
  await writeAll(page, game, note);
  await finished(page);
  await page.locator('.answer').waitFor();
  lines.push(...await heard());
  compare(new URL(`transcripts/${id}.txt`, import.meta.url), `${lines.join('\n')}\n`);
});

/** With UPDATE=1 what was heard becomes what is written. */
function compare(file, told) {
  if (process.env.UPDATE) writeFileSync(file, told);
  assert.equal(told, readFileSync(file, 'utf8'));
}
