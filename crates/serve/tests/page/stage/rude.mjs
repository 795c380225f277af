// The thread of the hostile clients: each does one bad thing after the other until the time is over.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { dice, hostile } from './hostile.mjs';

const { target, clients, until } = workerData;
const kinds = Object.keys(hostile);
const counts = Object.fromEntries(kinds.map((kind) => [kind, 0]));
const misbehaved = {};

async function client(n) {
  const roll = dice(1000 + n);
  for (let turn = n; Date.now() < until; turn += 1) {
    const kind = kinds[turn % kinds.length];
    counts[kind] += 1;
    if (!await hostile[kind](target, roll)) misbehaved[kind] = (misbehaved[kind] ?? 0) + 1;
    await pause(20 + roll(100));
  }
}

await Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
parentPort.postMessage({ counts, misbehaved });
