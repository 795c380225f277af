// TypeScript reads the page's JavaScript strictly.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';

test('the page has no error of types', () => {
  const here = new URL('.', import.meta.url);
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsc', ['--project', 'tsconfig.json'], { cwd: here, encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
