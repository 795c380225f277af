// @ts-check
// The only door to the program: asks a question, hands on parts of a long answer, can be stopped.

import { language } from './words.js';

/** What went wrong, with the place in a text where one was misread. */
export class Refusal extends Error {
  /** @param {{text: string, line?: number, column?: number, excerpt?: string, expected?: string}} told */
  constructor(told) {
    super(told.text);
    this.text = told.text;
    this.line = told.line;
    this.column = told.column;
    this.excerpt = told.excerpt;
    this.expected = told.expected;
  }
}

/**
 * The answer to a question of docs/protocol.md.
 * @param {string} name @param {Record<string, any>} [data]
 * @param {{signal?: AbortSignal, onPart?: (part: any) => void}} [how] @returns {Promise<any>}
 */
export async function ask(name, data = {}, { signal, onPart } = {}) {
  const reply = await reached(fetch('/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: onPart ? 'text/event-stream' : 'application/json' },
    body: JSON.stringify({ ask: name, lang: language(), ...data }),
    signal,
  }));
  const streamed = (reply.headers.get('content-type') ?? '').startsWith('text/event-stream');
  if (!streamed) return settle(await readJson(reply));
  for await (const { event, data: text } of events(reply)) {
    if (event === 'part') onPart?.(JSON.parse(text));
    if (event === 'done') return settle(JSON.parse(text));
  }
  throw new Refusal({ text: '' });
}

/** A program that cannot be reached is said in our words, not in the browser's. @template T @param {Promise<T>} going @returns {Promise<T>} */
export async function reached(going) {
  try {
    return await going;
  } catch (error) {
    throw error instanceof TypeError ? new Refusal({ text: '' }) : error;
  }
}

/** Was this thrown because the question was taken back? @param {any} error */
export const stopped = (error) => error?.name === 'AbortError';

/** @param {Response} reply */
async function readJson(reply) {
  try {
    return await reply.json();
  } catch (error) {
    if (stopped(error)) throw error;
    throw new Refusal({ text: `${reply.status} ${reply.statusText}`.trim() });
  }
}

/** @param {any} answer */
function settle(answer) {
  if (answer.error) throw new Refusal(answer.error);
  return answer.ok;
}

/** Server-sent events of a reply, one by one. @param {Response} reply */
async function* events(reply) {
  if (!reply.body) return;
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const blocks = (rest + (value ?? '')).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    if (done && rest) blocks.push(rest);
    for (const block of blocks) yield parseEvent(block);
    if (done) return;
  }
}

/** One block of a stream of events. @param {string} block */
export function parseEvent(block) {
  let event = 'message';
  const data = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return { event, data: data.join('\n') };
}
