// A finished run is recorded; a stopped, killed or failed start leaves the page alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runAndRecord } from './run-and-record.ts';
import type { LongRun } from './runs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baize-nightly-'));
const page = join(folder, 'nightly.md');
beforeEach(() => writeFileSync(page, 'as it was'));
afterAll(() => rmSync(folder, { recursive: true }));

const saying = (script: string): LongRun => ({
  name: 'stones',
  proves: 'stones fall',
  unit: 'stones',
  lengthWhole: 100,
  command: (length) => ['-e', script.replace('LENGTH', String(length))],
  read(output) {
    const [, fell] = /^(\d+) fell$/m.exec(output) ?? [];
    const held = !output.includes('one rose');
    return fell === undefined ? undefined : { length: Number(fell), held, figures: 'all' };
  },
});

async function carry(script: string, length: number, stopAt = 'never said') {
  const stop = new AbortController();
  let told = '';
  const say = (text: string) => {
    told += text;
    if (text.includes(stopAt)) stop.abort();
  };
  const held = await runAndRecord(
    saying(script),
    { length },
    { root, page, stop: stop.signal, say },
  );
  return { held, told, kept: readFileSync(page, 'utf8') };
}

test('a run that came to its end is kept with its length and the commit it ran on', async () => {
  const { held, kept } = await carry("console.log('LENGTH fell')", 100);
  expect(held).toBe(true);
  expect(kept).toMatch(/^\| stones \| 100 stones \| held \| \d{4}-\d\d-\d\d \| [0-9a-f]{7,}/m);
});

test('a run that failed is kept as failed', async () => {
  const { held, kept } = await carry(
    "console.log('100 fell, one rose\\n100 fell'); process.exitCode = 1;",
    100,
  );
  expect(held).toBe(false);
  expect(kept).toMatch(/^\| stones \| 100 stones \| \*\*FAILED\*\* \|/m);
});

test.each([
  ['was stopped', "console.log('100 fell'); setInterval(() => {}, 1000);", '100 fell'],
  ['was killed', "console.log('100 fell'); process.kill(process.pid, 'SIGKILL');", undefined],
  ['ended before its last words', "console.log('40 are falling'); process.exit(1);", undefined],
])('a run that %s leaves the page as it was', async (_what, script, stopAt) => {
  const { held, told, kept } = await carry(script, 100, stopAt);
  expect(held).toBe(false);
  expect(told).toContain('nothing is kept');
  expect(kept).toBe('as it was');
});
