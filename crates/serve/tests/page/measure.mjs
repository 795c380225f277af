// First paint and bytes of home, a stroke on a 50 × 50 nonogram, the verdict after an edit of a 30 × 30 one.
import { cpus, loadavg } from 'node:os';
import { browser, closeBrowser, DESKTOP } from './stage/browser.mjs';
import { address, ask, pageOf } from './stage/desk.mjs';
import { weigh } from './stage/weight.mjs';

const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
const told = (name, list) => console.log(`${name}: median ${part(list, 0.5).toFixed(1)} ms, p95 ${part(list, 0.95).toFixed(1)} ms, of ${list.length}`);

async function inPage(act) {
  const context = await (await browser()).newContext(DESKTOP);
  const page = await context.newPage();
  try {
    return await act(page, context);
  } finally {
    await context.close();
  }
}

const PAINTS = 11;

async function firstPaint() {
  const paints = [];
  const content = [];
  for (let n = 0; n < PAINTS; n += 1) {
    await inPage(async (page) => {
      await page.goto(`${address}/`);
      await page.locator('.gallery').waitFor();
      const times = await page.evaluate(() => Object.fromEntries(performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])));
      paints.push(times['first-paint']);
      content.push(times['first-contentful-paint']);
    });
  }
  told('first paint of home', paints);
  told('first paint with content', content);
  const weight = await inPage((page, context) => weigh(page, context, `${address}/`));
  console.log(`home: ${Object.entries(weight).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)} KB`).join(', ')}`);
}

/** A nonogram of stripes: its size is what matters here. */
function striped(size) {
  const rows = Array.from({ length: size }, (_, n) => (n % 2 ? '0' : String(size)));
  const columns = Array.from({ length: size }, () => Array(Math.ceil(size / 2)).fill(1).join(' '));
  return `grille 1 nonogram\nrows\n${rows.join('\n')}\ncolumns\n${columns.join('\n')}\n`;
}

/** From the pointer's event to the frame that shows it, by the browser's own trace. */
async function strokes() {
  await inPage(async (page) => {
    await page.goto(await pageOf('play', striped(50)));
    await page.locator('.desk [role=grid]').waitFor();
    const area = await page.locator('.desk .field').boundingBox();
    const client = await (await browser()).newBrowserCDPSession();
    const events = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
    const x = (column) => area.x + ((column + 0.5) * area.width) / 50;
    for (let row = 0; row < 20; row += 1) {
      const y = area.y + ((row + 0.5) * area.height) / 50;
      await page.mouse.move(x(2), y);
      await page.mouse.down();
      for (let column = 4; column < 40; column += 4) await page.mouse.move(x(column), y);
      await page.mouse.up();
    }
    const done = new Promise((resolve) => { client.once('Tracing.tracingComplete', resolve); });
    await client.send('Tracing.end');
    await done;
    const frames = pageTasks(events);
    told('a stroke on 50 × 50: work of the main thread an event, to its paint', frames);
  });
}

/** The last work of the main thread for a frame. */
const LAST = 'Layerize';

/** Milliseconds of the thread itself, not of others that had the core meanwhile. */
const spent = ({ tdur, dur }) => (tdur ?? dur) / 1000;

/** The work for each pointer event: handler, and the styles, layout and paint of the first frame after it. */
function pageTasks(events) {
  const thread = events.find((one) => one.name === 'EventDispatch' && one.args?.data?.type === 'pointermove')?.tid;
  const own = events.filter((one) => one.tid === thread && one.ph === 'X').sort((a, b) => a.ts - b.ts);
  const works = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', LAST];
  const found = [];
  let isDrawn = true;
  for (const one of own) {
    if (one.name === 'EventDispatch' && ['pointermove', 'pointerup'].includes(one.args?.data?.type)) {
      found.push(spent(one));
      isDrawn = false;
    } else if (!isDrawn && works.includes(one.name)) {
      found[found.length - 1] += spent(one);
      isDrawn = one.name === LAST;
    }
  }
  return found;
}

const EDITS = 30;

/** From a key that ends an edit to the verdict in the margin. */
async function verdicts() {
  const { sheet } = await ask('make', { family: 'nonogram', width: 30, height: 30, level: 'medium', seed: '11' });
  await inPage(async (page) => {
    await page.goto(await pageOf('set', sheet.puzzle));
    await page.locator('.verdict').waitFor();
    const times = [];
    for (let n = 0; n < EDITS; n += 1) {
      const isBack = n % 2 === 1;
      times.push(await page.evaluate((redo) => new Promise((resolve) => {
        const margin = document.querySelector('.margin');
        const start = performance.now();
        let isEdited = false;
        const watcher = new MutationObserver(() => {
          isEdited ||= document.querySelector('.margin .verdict') !== null && !document.querySelector('.margin .thinking');
          if (isEdited) { watcher.disconnect(); requestAnimationFrame(() => resolve(performance.now() - start)); }
        });
        watcher.observe(margin, { childList: true, subtree: true });
        const key = (name) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        document.querySelector('.line-buttons [data-place="row 15"]').focus();
        key('Enter');
        const field = document.querySelector('.clue-editor');
        globalThis.was ??= field.value;
        field.value = redo ? globalThis.was : '3 3';
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }), isBack));
    }
    told('edit to verdict on 30 × 30', times);
  });
}

console.log(`load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`);
await firstPaint();
await strokes();
await verdicts();
await closeBrowser();
