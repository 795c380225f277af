// axe-core finds no violation on any screen, light and dark, wide and on a phone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DESKTOP, PHONE } from './stage/browser.mjs';
import { screens, visit } from './stage/screens.mjs';
import { scene } from './stage/scene.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing moves while colours are measured. */
const still = { reducedMotion: 'reduce' };
/** One board of each hand is enough where only colours and sizes differ. */
const few = screens.filter(({ name }) => !['play singles', 'play takuzu', 'play queens'].includes(name));
const DEVICES = [
  ['light', screens, { ...DESKTOP, ...still, colorScheme: 'light' }],
  ['dark', few, { ...DESKTOP, ...still, colorScheme: 'dark' }],
  ['phone', few, { ...PHONE, ...still, colorScheme: 'light' }],
];

for (const [device, shown, how] of DEVICES) {
  for (const screen of shown) {
    scene(`axe finds nothing: ${screen.name}, ${device}`, async (page) => {
      await visit(page, screen);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run({ preload: false }));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ target, failureSummary }) => `${target} ${failureSummary?.split('\n')[1]?.trim()}`).join(' | ')}`), []);
    }, how);
  }
}
