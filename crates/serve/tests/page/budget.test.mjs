// What the first load of home takes, counted in bytes on the wire: at most 150 KB, fonts 65, code 50, styles 30.
import assert from 'node:assert/strict';
import { address } from './stage/desk.mjs';
import { weigh } from './stage/weight.mjs';
import { scene } from './stage/scene.mjs';

scene('home weighs at most 150 KB', async (page, context) => {
  const weight = await weigh(page, context, `${address}/`);
  const kilobytes = Object.fromEntries(Object.entries(weight).map(([kind, bytes]) => [kind, Math.ceil(bytes / 1000)]));
  const most = { all: 150, font: 65, code: 50, style: 30 };
  for (const [kind, limit] of Object.entries(most)) assert.ok(kilobytes[kind] <= limit, `${kind}: ${JSON.stringify(kilobytes)} KB, at most ${limit}`);
});
