// The embedded database survives what happens to it: two processes that start at once share one
// server, a killed server comes back with every acknowledged row, one left behind is adopted,
// and it stops when the last process leaves.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../log/index.ts';
import { openEmbedded } from './index.ts';
import type { Embedded } from './index.ts';

let dataDir: string;
const open: Embedded[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'baize embedded '));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.close();
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir, log: silentLog() });
  open.push(embedded);
  return embedded;
}

function serverPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('two parallel starts share one server, and only the last to leave stops it', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.url).toBe(second.url);
  await first.close();
  expect(await query(second.url, 'select 1')).toEqual([1]);
  await second.close();
  await expect(query(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a killed server restarts with every acknowledged row', async () => {
  const { url } = await start();
  await query(url, 'create table kept (id int)');
  await query(url, 'insert into kept values (41), (42)');
  process.kill(serverPid(), 'SIGKILL');
  let rows: unknown[] = [];
  for (let tried = 0; tried < 100 && rows.length === 0; tried += 1) {
    await sleep(100);
    rows = await query(url, 'select id from kept order by id').catch(() => []);
  }
  expect(rows).toEqual([41, 42]);
});

test('files of a dead server whose pid was reused do no harm', async () => {
  const first = await start();
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.close();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(await query(second.url, 'select 1')).toEqual([1]);
});
