// Scripted chance gives exactly what was scripted and never silently more; tokens are unguessable
// in length and safe in a URL; two processes never draw alike.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { randomToken, scriptedRandomness, systemRandomness } from './index.ts';

test('scripted randomness gives its chunks in turn, then refuses', () => {
  const chance = scriptedRandomness([Uint8Array.of(1, 2), Uint8Array.of(3)]);
  expect([...chance.bytes(2)]).toEqual([1, 2]);
  expect(() => chance.bytes(2)).toThrow('has 1 bytes');
  expect([...chance.bytes(1)]).toEqual([3]);
  expect(() => chance.bytes(1)).toThrow('Only 2 chunks');
});

// @proves R18 V6.5.3 V7.2.3
test('a token has 256 bits in URL-safe characters', () => {
  const tokens = Array.from({ length: 50 }, () => randomToken(systemRandomness));
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

// @proves R87
test('processes started at the same moment draw different bytes', async () => {
  const module = JSON.stringify(new URL('index.ts', import.meta.url));
  const code = `import { systemRandomness } from ${module};
    for (let at = 0; at < 200; at += 1)
      console.log(Buffer.from(systemRandomness.bytes(32)).toString('hex'));`;
  const begin = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  const told = await Promise.all([begin(), begin(), begin()]);
  const seeds = told.flatMap(({ stdout }) => stdout.trim().split('\n'));
  expect(seeds).toHaveLength(600);
  expect(new Set(seeds).size).toBe(600);
});
