// Files are opened: picked, pasted with nothing focused, dropped anywhere; a bad one says where it is bad.
import assert from 'node:assert/strict';
import { address, ask } from './stage/desk.mjs';
import { puzzleIn } from './stage/game.mjs';
import { scene, sceneForEach } from './stage/scene.mjs';
import { puzzles } from './puzzles.mjs';

const home = async (page) => {
  await page.goto(`${address}/`);
  await page.locator('.gallery').waitFor();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
};

await sceneForEach('a file is opened', async (page, { id }) => {
  await home(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.drop button').last().click()]);
  await chooser.setFiles({ name: `${id}.txt`, mimeType: 'text/plain', buffer: Buffer.from(puzzles[id]) });
  await page.locator('.desk [role=grid]').waitFor();
  assert.equal(await puzzleIn(page), puzzles[id]);
});

await sceneForEach('a text is pasted with nothing focused', async (page, { id }) => {
  await home(page);
  await give(page, 'paste', puzzles[id]);
  await page.locator('.desk [role=grid]').waitFor();
  assert.equal(await puzzleIn(page), puzzles[id]);
});

scene('a text is dropped', async (page) => {
  await home(page);
  await give(page, 'drop', puzzles.bridges);
  await page.locator('.desk [role=grid]').waitFor();
});

scene('what cannot be read is said with its line and a caret', async (page) => {
  await home(page);
  await page.locator('#paste').fill(puzzles.sudoku.replace('4 1', '? 1'));
  await page.locator('#paste').press('Control+Enter');
  const told = await page.locator('.margin pre, .margin .excerpt, .margin .problem').first().innerText();
  assert.match(told, /\?/);
  await assert.rejects(ask('open', { text: puzzles.sudoku.replace('4 1', '? 1') }));
});

/** Hands the page a text as a clipboard or a drag would. */
const give = (page, kind, text) => page.evaluate(([name, words]) => {
  const carried = new DataTransfer();
  carried.setData('text/plain', words);
  const event = name === 'paste'
    ? new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true })
    : new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}, [kind, text]);
