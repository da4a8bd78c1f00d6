// A stored file is read back unchanged, equal bytes are stored once, and no name leads outside the
// store.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileStore } from './index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize files '));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('bytes are returned unchanged and stored once', async () => {
  const store = openFileStore(folder);
  const content = Uint8Array.of(0, 255, 7, 0);
  const names = await Promise.all([store.put(content), store.put(content), store.put(content)]);
  expect(new Set(names).size).toBe(1);
  expect(await store.get(names[0] ?? '')).toEqual(Buffer.from(content));
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile())).toHaveLength(1);
});

test('a name that is not a stored digest finds nothing', async () => {
  const store = openFileStore(join(folder, 'store'));
  writeFileSync(join(folder, 'secret'), 'x');
  expect(await store.get('../secret')).toBeUndefined();
  expect(await store.get('a'.repeat(64))).toBeUndefined();
});
