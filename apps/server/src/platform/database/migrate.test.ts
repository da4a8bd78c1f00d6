// Migrations run once each, lower levels first, however many processes start together; a file
// that was edited after it landed is refused by name, and a file that fails changes nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

test('four starts at once run each file once', async () => {
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

test('an edited landed file is refused by name', async () => {
  writeTwo();
  await migrate(database.kysely, sets);
  write('below/0001-wholes.sql', 'create table whole (id bigint primary key);');
  await expect(migrate(database.kysely, sets)).rejects.toThrow('below/0001-wholes.sql was edited');
});

test('a failing file leaves no table behind and names itself', async () => {
  write('above/0001-pieces.sql', 'create table piece (id int); select no_such_column;');
  write('below/0001-wholes.sql', 'create table whole (id int primary key);');
  await expect(migrate(database.kysely, sets)).rejects.toThrow('above/0001-pieces failed');
  const found = await sql`select to_regclass('whole') as whole`.execute(database.kysely);
  expect(found.rows).toEqual([{ whole: null }]);
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
