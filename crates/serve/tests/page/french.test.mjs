// French is switched on, speaks everywhere, and is remembered.
import assert from 'node:assert/strict';
import { address, ask } from './stage/desk.mjs';
import { play } from './stage/game.mjs';
import { puzzles } from './puzzles.mjs';
import { words } from './stage/words.mjs';
import { scene, sceneForEach } from './stage/scene.mjs';

const say = words('fr');
const hears = (page) => page.locator('#announce').evaluate((node) => node.textContent);

await sceneForEach('French is switched on while one plays', async (page, { id }) => {
  await play(page, puzzles[id]);
  await page.getByRole('button', { name: 'FR' }).click();
  await page.getByRole('button', { name: say('play-check') }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  const { sheet } = await ask('sheet', { puzzle: puzzles[id], lang: 'fr' });
  assert.equal(await page.locator('h1').innerText(), sheet.name);
  await page.keyboard.press('h');
  await page.locator('.stages').waitFor();
  const told = await ask('hint', { puzzle: puzzles[id], entries: sheet.seats.map((seat) => seat.given), marks: [], near: 'r1c1', lang: 'fr' });
  assert.equal(await hears(page), told.stages[0].map((piece) => piece.text ?? piece).join(''));
  await page.reload();
  await page.getByRole('button', { name: say('play-check') }).waitFor();
});

scene('a French browser is spoken to in French', async (page) => {
  await page.goto(`${address}/`);
  await page.locator('.gallery').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  await page.getByRole('heading', { name: say('home-make') }).waitFor();
}, { viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
