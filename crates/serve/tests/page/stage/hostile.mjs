// Clients of all kinds, one request each time they are asked: polite ones, and those that mean no good.
import http from 'node:http';
import net from 'node:net';
import { puzzles } from '../puzzles.mjs';

/** Numbers that look random and are the same every time (xorshift). */
export function dice(seed) {
  let state = seed * 2654435761 + 1;
  return (sides) => {
    state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** Sends one request and gives `{status, text}`; `broken` where there was no reply. */
export function send(target, { body = '', headers = {}, path = '/ask', method = 'POST', agent, dropAfter } = {}) {
  return new Promise((resolve) => {
    const request = http.request({ ...target, path, method, agent: agent ?? false, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers } }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => resolve({ status: reply.statusCode, text })).on('error', () => resolve({ status: 'broken' }));
    });
    request.on('error', (error) => resolve({ status: 'broken', text: String(error) }));
    if (!agent) request.on('socket', (socket) => socket.on('error', () => {})); // the server may hang up while we still write
    if (dropAfter) setTimeout(() => { request.destroy(); resolve({ status: 'dropped' }); }, dropAfter);
    request.end(body);
  });
}

/** Questions with a short answer, and longer ones that are still good. */
export function goodQuestion(roll, sheets) {
  const sheet = sheets[roll(sheets.length)];
  const entries = sheet.seats.map(({ given }) => given);
  const short = ['progress', 'sheet', 'check', 'hint'][roll(4)];
  if (roll(12) > 0) return { isSmall: short !== 'hint', ask: short, puzzle: sheet.puzzle, entries, marks: entries.map(() => null) };
  return { isSmall: false, ask: ['solve', 'judge', 'grade', 'explain'][roll(4)], puzzle: sheet.puzzle };
}

/** A picture of noise as a nonogram: few are harder to judge. */
export function hardNonogram(roll, size) {
  const picture = Array.from({ length: size }, () => Array.from({ length: size }, () => roll(100) < 48));
  const runs = (line) => line.map((on) => (on ? '#' : ' ')).join('').trim().split(/ +/).map((run) => run.length).join(' ') || '0';
  const columns = picture[0].map((_, n) => picture.map((row) => row[n]));
  return `grille 1 nonogram\nrows\n${picture.map(runs).join('\n')}\ncolumns\n${columns.map(runs).join('\n')}\n`;
}

/**
 * Those that mean no good: each sends once and says whether what came back is right. Of `slow`, `dropped` and `noHttp`
 * nothing is looked at: they only must not harm the others.
 */
export const hostile = {
  badJson: async (target, roll) => {
    const { status } = await send(target, { body: ['{', '[]', '{"ask":7}', '\u0000', '{"ask":"sheet","puzzle":', 'null'][roll(6)] });
    return status === 400;
  },
  wrongPuzzle: async (target, roll) => {
    const body = JSON.stringify({ ask: ['sheet', 'judge', 'check', 'edit', 'make'][roll(5)], puzzle: 'grille 1 sudoku\nboard\n? x', family: 'none', width: 1e9, entries: [9e9], clues: [{}] });
    const { status, text } = await send(target, { body });
    return status === 400 || (status === 200 && JSON.parse(text).error !== undefined);
  },
  tooLong: async (target) => {
    const { status } = await send(target, { body: `{"ask":"open","text":"${'x'.repeat(10_000_000)}"}` });
    return status === 413 || status === 'broken';
  },
  hard: async (target, roll) => {
    const body = JSON.stringify({ ask: ['judge', 'solve'][roll(2)], puzzle: hardNonogram(roll, 40) });
    const { status } = await send(target, { body, headers: { accept: roll(2) ? 'text/event-stream' : '*/*' }, dropAfter: 500 + roll(3000) });
    return status === 200 || status === 'dropped';
  },
  slow: (target) => dribble(target, `POST /ask HTTP/1.1\r\nhost: ${target.host}:${target.port}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{"ask":"sheet"`, 200, 20),
  dropped: async (target, roll) => {
    await send(target, { body: JSON.stringify({ ask: 'judge', puzzle: puzzles.sudoku }), dropAfter: 1 + roll(10) });
    return true;
  },
  wrongHost: async (target) => (await send(target, { body: '{"ask":"families"}', headers: { host: 'evil.example' } })).status === 403,
  wrongOrigin: async (target) => (await send(target, { body: '{"ask":"families"}', headers: { origin: 'http://evil.example' } })).status === 403,
  noHttp: (target) => dribble(target, '\u0016\u0003\u0001 this is no HTTP\r\n\r\n', 5, 3),
};

/** Sends a few bytes at a time and then goes away in the middle. */
function dribble(target, text, pause, times) {
  return new Promise((resolve) => {
    const socket = net.connect(target.port, target.host);
    let sent = 0;
    const step = Math.ceil(text.length / times);
    const timer = setInterval(() => {
      if (sent >= text.length) { clearInterval(timer); socket.destroy(); resolve(true); return; }
      socket.write(text.slice(sent, sent + step));
      sent += step;
    }, pause);
    socket.on('error', () => { clearInterval(timer); resolve(true); }).on('data', () => {});
  });
}
