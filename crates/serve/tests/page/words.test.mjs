// Every sentence of the page is in both catalogues, with the same variables, and none is there for nobody.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { catalogue, variables } from './stage/words.mjs';

const WEB = new URL('../../web/js/', import.meta.url);
const english = catalogue('en');
const french = catalogue('fr');
const code = readdirSync(WEB, { recursive: true }).filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(new URL(name, WEB), 'utf8')]);

test('both languages say the same', () => {
  assert.deepEqual([...french.keys()].sort(), [...english.keys()].sort());
  for (const [id, { text }] of english) assert.deepEqual(variables(french.get(id).text), variables(text), id);
});

test('every message that is said is there', () => {
  for (const [file, text] of code) {
    for (const [, id] of text.matchAll(/\bsay\('([^']+)'/g)) assert.ok(english.has(id), `${file} says ${id}`);
    for (const [, start] of text.matchAll(/\bsay\(`([^`$]*)\$\{/g)) {
      assert.ok([...english.keys()].some((id) => id.startsWith(start)), `${file} says something that starts with ${start}`);
    }
  }
});

test('no message is there for nobody', () => {
  const whole = code.map(([, text]) => text).join('\n');
  const quoted = new Set([...whole.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map(([, id]) => id));
  const patterns = [...whole.matchAll(/`([a-z][\w-]*-)\$\{[^`]*?\}([\w-]*)`/g)].map(([, start, end]) => ({ start, end }));
  const isSaid = (id) => quoted.has(id) || patterns.some(({ start, end }) => id.startsWith(start) && id.endsWith(end));
  assert.deepEqual([...english.keys()].filter((id) => !isSaid(id)), []);
});

test('French has its own typography', () => {
  for (const [id, { text }] of french) {
    assert.doesNotMatch(text, /[^\u00a0\u202f][?!;»]|«[^\u00a0\u202f]/, `${id}: a space that does not break stands before ? ! ; » and after «`);
    assert.doesNotMatch(text, /\w'\w/, `${id}: the apostrophe is ’`);
    assert.doesNotMatch(text, /[^\u202f]:(?=\s|$)/, `${id}: a narrow space that does not break stands before a colon`);
  }
});
