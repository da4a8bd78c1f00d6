// Migrations run once each, lower levels first, however many processes start together; a file
// that was edited after it landed is refused by name, and a file that fails changes nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { findSchemaSets, migrate } from './index.ts';
import type { Database, SchemaSet } from './index.ts';

let root: string;
let database: Database;
let sets: SchemaSet[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'baize-migrate-'));
  database = await freshDatabase();
  await sql`drop table if exists migration_checksum`.execute(database.kysely);
  const folder = pathToFileURL(`${root}/`);
  sets = [
    { name: 'above', level: 2, folder: new URL('above/', folder) },
    { name: 'below', level: 1, folder: new URL('below/', folder) },
  ];
});

afterEach(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeTwo(): void {
  write('above/0001-pieces.sql', 'create table piece (id int references whole (id));');
  write('below/0001-wholes.sql', 'create table whole (id int primary key); select 1;');
}

test('lower levels come first and a second start runs nothing', async () => {
  writeTwo();
  expect(await migrate(database.kysely, sets)).toEqual(['below/0001-wholes', 'above/0001-pieces']);
  expect(await migrate(database.kysely, sets)).toEqual([]);
});

test('four parallel starts run each file once', async () => {
  writeTwo();
  const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.kysely, sets)));
  expect(runs.flat()).toHaveLength(2);
});

test('a lower module may add a file after a higher one landed', async () => {
  writeTwo();
  await migrate(database.kysely, sets);
  write('below/0002-names.sql', 'alter table whole add column name text;');
  expect(await migrate(database.kysely, sets)).toEqual(['below/0002-names']);
});

test('a landed file that was edited is refused by name', async () => {
  writeTwo();
  await migrate(database.kysely, sets);
  write('below/0001-wholes.sql', 'create table whole (id bigint primary key);');
  await expect(migrate(database.kysely, sets)).rejects.toThrow('below/0001-wholes.sql was edited');
});

test('a failing file leaves no table behind and names itself', async () => {
  write('below/0001-wholes.sql', 'create table whole (id int primary key);');
  write('above/0001-pieces.sql', 'create table piece (id int); select no_such_column;');
  await expect(migrate(database.kysely, sets)).rejects.toThrow('above/0001-pieces failed');
  const found = await sql`select to_regclass('piece') as piece`.execute(database.kysely);
  expect(found.rows).toEqual([{ piece: null }]);
});

test('a migration waits for a busy table in short turns and lets queries pass', async () => {
  sets = sets.filter(({ name }) => name === 'below');
  write('below/0001-wholes.sql', 'create table whole (id int primary key);');
  await migrate(database.kysely, sets);
  write('below/0002-names.sql', 'alter table whole add column name text;');
  const reader = await database.pool.connect();
  await reader.query('begin; select count(*) from whole');
  const migrating = migrate(database.kysely, sets, { lockMs: 50 });
  await sleep(300);
  await database.pool.query('insert into whole values (1)');
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['below/0002-names']);
});

test('an index is created concurrently outside a transaction', async () => {
  sets = sets.filter(({ name }) => name === 'below');
  write('below/0001-wholes.sql', 'create table whole (id int primary key);');
  const index = `-- Outside a transaction: the table is written to all the time.
drop index concurrently if exists whole_by_id;
create index concurrently whole_by_id on whole (id);
`;
  write('below/0002-index.sql', index);
  const runs = await Promise.all([1, 2].map(() => migrate(database.kysely, sets)));
  expect(runs.flat()).toEqual(['below/0001-wholes', 'below/0002-index']);
});

test('a concurrent index waits out a long reader in one go', async () => {
  sets = sets.filter(({ name }) => name === 'below');
  write('below/0001-wholes.sql', 'create table whole (id int primary key); create table run ();');
  await migrate(database.kysely, sets);
  const index = `-- Outside a transaction: the table is read all the time.
insert into run default values;
drop index concurrently if exists whole_by_id;
create index concurrently whole_by_id on whole (id);
`;
  write('below/0002-index.sql', index);
  const reader = await database.pool.connect();
  // A snapshot that lasts: a concurrent index is complete once all older ones are gone.
  await reader.query('begin isolation level repeatable read; select count(*) from whole');
  const migrating = migrate(database.kysely, sets, { lockMs: 50 });
  await sleep(400);
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['below/0002-index']);
  const { rows } = await sql<{ runs: bigint }>`select count(*) as runs from run`.execute(
    database.kysely,
  );
  expect(Number(rows[0]?.runs)).toBe(1);
});

test('a file without a number is refused', async () => {
  writeTwo();
  write('below/more.sql', 'select 1;');
  await expect(migrate(database.kysely, sets)).rejects.toThrow('0001-first-tables.sql');
});

test('a module with tables and no level is refused by name', async () => {
  write('modules/ghost/store/schema/0001-ghosts.sql', 'select 1;');
  expect(() => findSchemaSets(pathToFileURL(`${root}/`), [])).toThrow('"ghost"');
});

test('an older version starts on the tables of a newer one', async () => {
  writeTwo();
  write('below/0002-names.sql', 'alter table whole add column name text;');
  await migrate(database.kysely, sets);
  rmSync(join(root, 'below/0002-names.sql'));
  expect(await migrate(database.kysely, sets)).toEqual([]);
});

test('a file missing in the middle of a module is named', async () => {
  writeTwo();
  write('below/0002-names.sql', 'alter table whole add column name text;');
  await migrate(database.kysely, sets);
  rmSync(join(root, 'below/0001-wholes.sql'));
  await expect(migrate(database.kysely, sets)).rejects.toThrow('below/0001-wholes.sql was applied');
});
