// Brings the tables up to date: each module's numbered .sql files, lower levels first, all in one
// transaction under one lock, so several processes may start at once. A file that has landed is
// never run again and never changes: its fingerprint is kept, and an edit is refused by name.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Queryable, Tx } from './database.ts';
import type { SchemaSet } from './schema-sets.ts';

interface SchemaFile {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

function readSchemaFiles(sets: readonly SchemaSet[]): SchemaFile[] {
  const ordered = [...sets].sort((a, b) => a.level - b.level);
  return ordered.flatMap((set) =>
    readdirSync(set.folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => readSchemaFile(set, file)),
  );
}

function readSchemaFile(set: SchemaSet, file: string): SchemaFile {
  if (!fileName.test(file)) {
    throw new Error(`${set.name}/${file}: name migrations like 0001-first-tables.sql`);
  }
  const text = readFileSync(new URL(file, set.folder), 'utf8').replaceAll('\r\n', '\n');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { name: `${set.name}/${file.slice(0, -'.sql'.length)}`, text, sha256 };
}

/** All files in their order as one text: two equal texts make equal tables. */
export function schemaFingerprint(sets: readonly SchemaSet[]): string {
  return readSchemaFiles(sets)
    .map((file) => `${file.name} ${file.sha256}`)
    .join('\n');
}

/** Returns the names of the files that were run now. */
export async function migrate(db: Queryable, sets: readonly SchemaSet[]): Promise<string[]> {
  const files = readSchemaFiles(sets);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7217302)`.execute(tx);
    await sql`create table if not exists migration_checksum (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now()
    )`.execute(tx);
    const landed = await readLanded(tx);
    refuseEdited(files, landed);
    const due = files.filter(({ name }) => !landed.has(name));
    for (const file of due) await run(tx, file);
    return due.map(({ name }) => name);
  });
}

async function readLanded(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksum`.execute(tx);
  return new Map(found.rows.map((row) => [row.name, row.sha256]));
}

function refuseEdited(files: readonly SchemaFile[], landed: ReadonlyMap<string, string>): void {
  for (const file of files) {
    const before = landed.get(file.name);
    if (before !== undefined && before !== file.sha256) {
      throw new Error(
        `${file.name}.sql was edited after it had been applied to this database. ` +
          'Put it back as it was and write the change as a new, higher-numbered file.',
      );
    }
  }
  const here = new Set(files.map(({ name }) => name));
  const gone = [...landed.keys()].find((name) => !here.has(name));
  if (gone !== undefined) throw new Error(`${gone}.sql was applied to this database and is gone.`);
}

async function run(tx: Tx, file: SchemaFile): Promise<void> {
  try {
    await sql.raw(file.text).execute(tx);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${file.name} failed: ${reason}`, { cause: error });
  }
  await sql`insert into migration_checksum (name, sha256)
    values (${file.name}, ${file.sha256})`.execute(tx);
}
