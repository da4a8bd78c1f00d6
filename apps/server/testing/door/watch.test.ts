// Proves the watch over the tables: no table can be written to unseen, a change names its table,
// and what changed nothing is not held against anybody.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type Database } from '../index.ts';
import { tablesOf } from './digest.ts';
import { markOf, watchTables, type Watch } from './watch.ts';

let database: Database;
let watch: Watch;

beforeAll(async () => {
  database = await freshDatabase();
  watch = await watchTables(database.pool);
});
afterAll(() => database.close());

const run = async (text: string) => void (await database.pool.query(text));
const put = (name: string) =>
  run(`insert into settings_module values ('${name}', true, '2026-11-23')`);
test('a statement on any table moves the mark', async () => {
  const { pool } = database;
  const all = await tablesOf(pool);
  expect(all.length).toBeGreaterThan(100);
  for (const table of all) {
    const before = await markOf(pool);
    await run(`delete from ${table} where false`);
    expect(await markOf(pool), table).not.toBe(before);
  }
});

test('a change names its table, once', async () => {
  await expect(watch.unchanged(() => put('ONE'))).rejects.toThrow('public.settings_module');
  await watch.unchanged(async () => undefined);
});

test('a change between two watches is not reported', async () => {
  await put('TWO');
  await watch.unchanged(async () => undefined);
});

test('a rolled-back write is not a change', async () => {
  const refused = database.transaction(async (tx) => {
    await sql`delete from settings_module`.execute(tx);
    throw new Error('refused');
  });
  await watch.unchanged(async () => void (await refused.catch(() => undefined)));
  expect(await watch.changed()).toEqual([]);
});

test('a change that bypasses triggers is found by reading the tables', async () => {
  await run('alter table settings_module disable trigger door_mark');
  await run('delete from settings_module');
  expect(await watch.changed()).toEqual(['public.settings_module']);
});
