// Every seeded mistake fits the code, names tests that exist, and counts as found only when its
// command names it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mistakes, type Mistake } from './mistakes.ts';
import { tryMistake } from './try-mistake.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-try-'));
const file = 'sum.mjs';

beforeAll(() => {
  writeFileSync(join(folder, file), 'export const sum = (a, b) => a + b;\n');
  const check = `import { sum } from './sum.mjs';
    if (sum(2, 3) !== 5) throw new Error('two and three are five');`;
  writeFileSync(join(folder, 'check.mjs'), check);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(mistakes)('$what: stands once in $file', (mistake) => {
  expect(readFileSync(join(root, mistake.file), 'utf8').split(mistake.right)).toHaveLength(2);
  expect(mistake.wrong).not.toBe(mistake.right);
  const named = mistake.found.flat().filter((word) => /\.(?:ts|tsx)$/.test(word));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('there are at least twenty mistakes, each told once', () => {
  expect(new Set(mistakes.map(({ what }) => what)).size).toBe(mistakes.length);
  expect(mistakes.length).toBeGreaterThanOrEqual(20);
});

const mistake: Mistake = {
  what: 'a sum is a difference',
  file,
  right: 'a + b',
  wrong: 'a - b',
  found: [['node', 'check.mjs']],
  says: 'two and three are five',
};

test.each([
  ['found', {}],
  ['MISSED', { wrong: 'b + a' }],
  ['ELSEWHERE', { wrong: 'a + c' }],
  ['BROKEN', { right: 'a * b' }],
  ['BROKEN', { found: [['node', 'missing.mjs']] }],
] as const)('a verdict is %s', (verdict, change) => {
  const tried = tryMistake(folder, { ...mistake, ...change }, new Set());
  expect(tried.verdict).toBe(verdict);
  expect(readFileSync(join(folder, file), 'utf8')).toContain('a + b');
});
