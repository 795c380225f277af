// Pictures of the page for the documents: home, a hint, setting with two solutions, learning, a phone, the dark.
import { browser, closeBrowser, PHONE } from './stage/browser.mjs';
import { address, ask, pageOf } from './stage/desk.mjs';

const [, , folder] = process.argv;
const WIDE = { viewport: { width: 1280, height: 860 }, locale: 'en-GB', reducedMotion: 'reduce', colorScheme: 'light' };
const SMALL = { ...PHONE, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light' };

/** A takuzu of the course without one of its givens: two solutions. */
const loose = 'grille 1 takuzu\nequal-lines = forbidden\nboard\n. 0 . 0 . .\n1 . 1 . . .\n. . . . . .\n. . 1 . . .\n1 . . . 0 .\n. . . . . 0\n';

const there = (page, what) => page.locator(what).first().waitFor();
const collected = async (id, family, n = 0) => {
  const { collections } = await ask('collections');
  return collections.find((one) => one.id === id).puzzles.filter((one) => one.family === family)[n].puzzle;
};

async function hint(page, stages) {
  for (let stage = 1; stage <= stages; stage += 1) {
    await page.keyboard.press('h');
    await there(page, `.stages li.now[data-n="${stage}"]`);
  }
}


const pictures = {
  home: [WIDE, async (page) => {
    await page.goto(`${address}/`);
    await there(page, '.gallery svg');
    await there(page, '.shelf');
  }],
  hint: [WIDE, async (page) => {
    await page.goto(await pageOf('play', await collected('pictures', 'nonogram')));
    await there(page, '.desk [role=grid]');
    await hint(page, 3);
    await page.keyboard.press('Enter');
    await page.locator('.stages').waitFor({ state: 'detached' });
    await hint(page, 3);
  }],
  set: [WIDE, async (page) => {
    await page.goto(await pageOf('set', loose));
    await there(page, '.pair');
    await there(page, '.offers');
  }],
  phone: [SMALL, async (page) => {
    await page.goto(await pageOf('play', await collected('documents', 'sudoku', 2)));
    await there(page, '.desk [role=grid]');
    await hint(page, 2);
  }],
  dark: [{ ...WIDE, colorScheme: 'dark' }, async (page) => {
    await page.goto(await pageOf('play', await collected('loops', 'bridges')));
    await there(page, '.desk [role=grid]');
    await hint(page, 3);
  }],
  learn: [WIDE, async (page) => {
    await page.goto(await pageOf('learn', await collected('documents', 'sudoku', 2)));
    await there(page, '.board');
    await page.waitForLoadState('networkidle');
    await page.locator('input[type=range]').first().evaluate((track) => { track.value = String(Math.round(track.max * 0.3)); track.dispatchEvent(new Event('input', { bubbles: true })); });
  }],
};

for (const [name, [device, act]] of Object.entries(pictures)) {
  const context = await (await browser()).newContext(device);
  await context.clock.setFixedTime(new Date('2026-03-07T10:00:00'));
  const page = await context.newPage();
  await act(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => done(true))); }));
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await closeBrowser();
