// 64 clients at once on loopback, some hostile: nothing breaks, nothing is left running, every good question is answered.
//
// node load.mjs PATH-TO-grille [SECONDS]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dice, goodQuestion, send } from './stage/hostile.mjs';
import { puzzles } from './puzzles.mjs';

const [, , program, seconds = '60'] = process.argv;
const CLIENTS = 64;
const POLITE = 46;
const LENGTH = Math.min(300, Number(seconds)) * 1000;

const server = spawn(program, ['serve', '--no-open', '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
let complaints = '';
let ended = null;
server.stderr.on('data', (text) => { complaints += text; });
server.on('exit', (code, signal) => { ended = `${code ?? signal}`; });
const where = await new Promise((resolve) => server.stdout.once('data', (text) => resolve(new URL(/http:\S+/.exec(String(text))[0]))));
const target = { host: where.hostname, port: Number(where.port) };

const question = (data, how) => send(target, { body: JSON.stringify(data), ...how });
const sheets = await Promise.all(Object.values(puzzles).map(async (puzzle) => JSON.parse((await question({ ask: 'sheet', puzzle })).text).ok.sheet));

const small = [];
const longer = [];
const unanswered = [];
const memory = [];
const start = Date.now();
const isOver = () => Date.now() - start > LENGTH || ended !== null;

/** Asks good questions, with the pauses of a person who is quick. */
async function polite(n) {
  const roll = dice(n + 1);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (!isOver()) {
    const { isSmall, ...data } = goodQuestion(roll, sheets);
    const begun = performance.now();
    const reply = await question(data, { agent });
    const took = performance.now() - begun;
    if (reply.status !== 200 || JSON.parse(reply.text).ok === undefined) unanswered.push(`${data.ask}: ${reply.status} ${(reply.text ?? '').slice(0, 120)}`);
    (isSmall ? small : longer).push(took);
    await pause(50 + roll(150));
  }
  agent.destroy();
}

/** Those that mean no good have a thread of their own, so that what they do is not measured with the others. */
function rude() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('stage/rude.mjs', import.meta.url), { workerData: { target, clients: CLIENTS - POLITE, until: start + LENGTH } });
    worker.on('message', resolve).on('error', reject);
  });
}

const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const worked = () => readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
const watching = setInterval(() => { if (ended === null) memory.push(resident()); }, 500);

const [{ counts, misbehaved }] = await Promise.all([rude(), ...Array.from({ length: POLITE }, (_, n) => polite(n))]);
clearInterval(watching);

/** Seconds until the server rests, or null if it still works after half a minute. */
async function rests() {
  for (let waited = 0; waited < 40; waited += 1) {
    const before = worked();
    await pause(1000);
    if (worked() - before < 0.1) return waited;
  }
  return null;
}

const rest = ended === null ? await rests() : null;
const last = ended === null ? await question({ ask: 'solve', puzzle: puzzles.sudoku }) : { status: 'ended' };
const end = await question({ ask: 'quit' });
const share = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
const tenth = memory.slice(20);
const [early, late] = [Math.max(...tenth.slice(0, 20)), Math.max(...tenth.slice(-20))];
console.log(`good questions: ${small.length + longer.length}, unanswered ${unanswered.length}`);
console.log(`small: p50 ${share(small, 0.5).toFixed(1)} ms, p99 ${share(small, 0.99).toFixed(1)} ms, longest ${share(small, 1).toFixed(1)} ms`);
console.log(`longer: p50 ${share(longer, 0.5).toFixed(1)} ms, p99 ${share(longer, 0.99).toFixed(1)} ms, longest ${share(longer, 1).toFixed(1)} ms`);
console.log(`hostile: ${JSON.stringify(counts)}, answered wrongly ${JSON.stringify(misbehaved)}`);
console.log(`memory: ${memory[0]?.toFixed(0)} MB at first, most ${early.toFixed(0)} MB from 10 to 20 s, most ${late.toFixed(0)} MB at the end`);
console.log(`at rest ${rest === null ? 'never' : `after ${rest} s`}; then a question: ${last.status}; quit: ${end.status}`);
for (const line of unanswered.slice(0, 5)) console.log(`  ${line}`);
if (complaints.trim()) console.log(`the server said: ${complaints.trim().split('\n').slice(0, 5).join('\n  ')}`);

const wrongs = [ended !== null && end.status !== 200 && `the server ended: ${ended}`, unanswered.length && 'good questions were not answered', Object.keys(misbehaved).length && 'hostile ones were answered wrongly',
  rest === null && 'something still runs', last.status !== 200 && 'no answer afterwards', /panicked/.test(complaints) && 'the server panicked'].filter(Boolean);
for (const wrong of wrongs) console.log(`WRONG: ${wrong}`);
if (ended === null) server.kill();
process.exit(wrongs.length ? 1 : 0);
