// A build is repeated exactly when one of its sources changed, and a compressed copy equals its
// file.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';
import { digestSources } from './sources.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize build '));
  mkdirSync(join(root, 'app', 'src'), { recursive: true });
  writeFileSync(join(root, 'app', 'src', 'main.tsx'), 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

const digest = () => digestSources(root, ['app']);

test('editing, adding and removing a source each change the digest', () => {
  const first = digest();
  writeFileSync(join(root, 'app', 'src', 'main.tsx'), 'two');
  expect(digest()).not.toBe(first);
  writeFileSync(join(root, 'app', 'src', 'main.tsx'), 'one');
  expect(digest()).toBe(first);
  writeFileSync(join(root, 'app', 'src', 'more.tsx'), '');
  expect(digest()).not.toBe(first);
});

test('outputs, tests and installed packages do not change the digest', () => {
  const first = digest();
  for (const name of ['dist/index.html', 'node_modules/x.js', 'src/main.test.tsx']) {
    mkdirSync(join(root, 'app', name, '..'), { recursive: true });
    writeFileSync(join(root, 'app', name), 'x');
  }
  expect(digest()).toBe(first);
});

test('compressed copies open to the file they stand beside; small files stay alone', async () => {
  const content = 'export const winner = 1;\n'.repeat(200);
  writeFileSync(join(root, 'main.js'), content);
  writeFileSync(join(root, 'tiny.js'), '1');
  const files = await compressFolder(root);
  expect(files.map(({ name }) => name)).toEqual(['main.js', 'tiny.js']);
  expect(brotliDecompressSync(readFileSync(join(root, 'main.js.br'))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(join(root, 'main.js.gz'))).toString()).toBe(content);
  expect(existsSync(join(root, 'tiny.js.gz'))).toBe(false);
});
