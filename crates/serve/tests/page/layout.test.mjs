// Nothing overlaps and nothing runs out of the window, at 320 pixels and at 200 % zoom.
import assert from 'node:assert/strict';
import { screens, visit } from './stage/screens.mjs';
import { PHONE } from './stage/browser.mjs';
import { play } from './stage/game.mjs';
import { scene } from './stage/scene.mjs';

const NARROW = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: 'fr-FR' };
/** A window of 1280 × 900 in which everything is twice as large. */
const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, locale: 'en-GB' };

for (const [device, how] of [['at 320 pixels', NARROW], ['at 200 %', ZOOMED]]) {
  for (const screen of screens) {
    scene(`nothing overlaps: ${screen.name} ${device}`, async (page) => {
      await visit(page, screen);
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      assert.ok(wide <= room, `the page is ${wide} wide in ${room}: ${await page.evaluate(tooWide)}`);
      assert.deepEqual(await page.evaluate(overlaps), []);
    }, how);
  }
}

scene('clues that would fill the box leave room for the board', async (page) => {
  const line = Array(20).fill(1).join(' ');
  const lines = Array(40).fill(line).join('\n');
  await play(page, `grille 1 nonogram\nrows\n${lines}\ncolumns\n${lines}\n`);
  await page.locator('.board-box.loose').waitFor();
  const [wide, high] = await page.evaluate(() => {
    const [box, field] = ['.board-box', '.board-box .field'].map((name) => document.querySelector(name).getBoundingClientRect());
    return [(Math.min(box.right, field.right) - field.left) / box.width, (Math.min(box.bottom, field.bottom) - field.top) / box.height];
  });
  assert.ok(wide > 0.4 && high > 0.4, `the board has ${wide} of the width and ${high} of the height`);
}, PHONE);

/** Runs in the page: what sticks out of it. */
function tooWide() {
  return [...document.querySelectorAll('main *')].filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute('class')}`).join(' ');
}

/** Runs in the page: pairs of things to press or to read that lie on each other, and what sticks out of the window. */
function overlaps() {
  const isLayer = (node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position);
  const layerOf = (node) => { for (let at = node; at; at = at.parentElement) if (isLayer(at) || at.tagName === 'DIALOG') return at; return null; };
  const isSeen = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !node.closest('.sr, .field, .line-buttons, svg, [aria-hidden=true], details:not([open]) > :not(summary)');
  const clipped = (node, { left, top, right, bottom }) => {
    const box = { left, top, right, bottom };
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [box.left, box.top, box.right, box.bottom] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top), Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
    }
    return box;
  };
  const things = [...document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, p, dt, dd, .board')].filter(isSeen)
    .flatMap((node) => [...node.getClientRects()].map((rect) => ({ node, layer: layerOf(node), box: clipped(node, rect) })))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const hit = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
  const name = (node) => `${node.tagName.toLowerCase()}.${node.className} “${(node.textContent || node.getAttribute('aria-label') || '').trim().slice(0, 24)}”`;
  const found = things.filter(({ box }) => box.right > innerWidth + 1).map(({ node }) => `${name(node)} sticks out`);
  things.forEach((one, n) => {
    for (const other of things.slice(n + 1)) {
      if (one.layer !== other.layer || one.node.contains(other.node) || other.node.contains(one.node)) continue;
      if (hit(one.box, other.box)) found.push(`${name(one.node)} and ${name(other.node)}`);
    }
  });
  return found.slice(0, 8);
}
