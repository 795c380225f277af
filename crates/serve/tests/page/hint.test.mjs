// A hint is followed: where, why, what follows, and then it is written.
import assert from 'node:assert/strict';
import { dealt } from './stage/desk.mjs';
import { keeps, play, kept } from './stage/game.mjs';
import { scene, sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';
import { words } from './stage/words.mjs';

const say = words('en');

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

scene('a figure stands beside what is said of one line', async (page) => {
  // No line is full and none is empty: the first step is that a block covers the same cells wherever it lies.
  await play(page, 'grille 1 nonogram\nrows\n1\n1 1\n1 1\n3\n1 2\ncolumns\n2\n1 2\n2\n1 2\n1\n');
  for (const [stage, strips] of [[1, 0], [2, 2], [3, 3]]) {
    await page.keyboard.press('h');
    await page.locator(`.stages li.now[data-n="${stage}"]`).waitFor();
    assert.equal(await page.locator('.fig svg').count(), strips);
  }
  assert.equal(await page.locator('.fig .g-fill').count(), await page.locator('.board .g-fill').count());
});

scene('a puzzle without a solution leads to what is wrong with it', async (page) => {
  await play(page, 'grille 1 nonogram\nrows\n1 1\n3\n1 1\ncolumns\n1 1\n1\n1\n1 1\n');
  for (const key of ['h', 'c', 'e']) {
    await page.keyboard.press(key);
    await page.locator('.margin .problem').waitFor();
    await page.getByRole('link', { name: say('play-diagnose') }).waitFor();
    await page.reload();
    await page.locator('.desk [role=grid]').waitFor();
  }
});
