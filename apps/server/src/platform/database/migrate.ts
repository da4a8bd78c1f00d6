// Brings the tables up to date: each module's numbered .sql files, lower levels first, each in a
// transaction of its own that never waits long for a table, all under one lock, so that several
// processes may start at once. A file that has landed is never run again and never changes: its
// fingerprint is kept, and an edit is refused by name.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from './database.ts';
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

export interface MigrateSettings {
  /** How long a statement waits for a table that is in use; calls wait behind it meanwhile. */
  readonly lockMs?: number;
}

/** Returns the names of the files that were run now. */
export async function migrate(
  db: Queryable,
  sets: readonly SchemaSet[],
  { lockMs = 2_000 }: MigrateSettings = {},
): Promise<string[]> {
  const files = readSchemaFiles(sets);
  return db.connection().execute(async (on) => {
    await takeLock(on);
    try {
      await sql`create table if not exists migration_checksum (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now()
      )`.execute(on);
      const landed = await readLanded(on);
      refuseEdited(files, landed);
      const due = files.filter(({ name }) => !landed.has(name));
      for (const file of due) await runPatiently(on, file, lockMs);
      return due.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(on);
    }
  });
}

const lock = 7217302;
const lookMs = 50;

/**
 * Polls: a session that waits for the lock inside the database would hold up a concurrent index.
 */
async function takeLock(on: Queryable): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${lock}) as taken`.execute(on);
    if (rows[0]?.taken) return;
    await sleep(lookMs);
  }
}

async function readLanded(on: Queryable): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ name: string; sha256: string }>`
    select name, sha256 from migration_checksum`.execute(on);
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
  const gone = [...landed.keys()].find((name) => isGone(name, files));
  if (gone !== undefined) throw new Error(`${gone}.sql was applied to this database and is gone.`);
}

/**
 * Whether a file that was applied is missing in the middle of those here. One behind the last of
 * its module is of a newer version, beside which this one may start again.
 */
function isGone(name: string, files: readonly SchemaFile[]): boolean {
  const [module] = name.split('/');
  const here = files.filter((file) => file.name.startsWith(`${module}/`)).map((file) => file.name);
  return !here.includes(name) && here.some((other) => other > name);
}

const triesMax = 20;
const lockNotAvailable = '55P03';

/** Steps back from a table that is in use, lets the callers behind it pass, and comes again. */
async function runPatiently(on: Queryable, file: SchemaFile, lockMs: number): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      // A concurrent index holds nobody up, and waits for readers as long as they read.
      const waitMs = isOutsideTransaction(file) ? 0 : lockMs;
      await sql.raw(`set lock_timeout = ${waitMs}`).execute(on);
      return isOutsideTransaction(file) ? await runOutside(on, file) : await runInside(on, file);
    } catch (error) {
      const isHeld = (error as { code?: string }).code === lockNotAvailable;
      if (isHeld && tried < triesMax) await sleep(lookMs * tried);
      else throw failureOf(file, error);
    } finally {
      await sql`reset lock_timeout`.execute(on);
    }
  }
}

function failureOf(file: SchemaFile, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The migration ${file.name} failed: ${reason}`, { cause: error });
}

/** For `create index concurrently`, which no transaction may hold. */
const isOutsideTransaction = ({ text }: SchemaFile) => /^-- Outside a transaction\b/m.test(text);

const runInside = (on: Queryable, file: SchemaFile) =>
  on.transaction().execute(async (tx) => {
    await sql.raw(file.text).execute(tx);
    await markLanded(tx, file);
  });

/** One statement after another, each of which may have been done by a run that was cut off. */
async function runOutside(on: Queryable, file: SchemaFile): Promise<void> {
  for (const statement of file.text.split(/;\s*$/m).filter((one) => one.trim() !== '')) {
    await sql.raw(statement).execute(on);
  }
  await markLanded(on, file);
}

async function markLanded(on: Queryable, file: SchemaFile): Promise<void> {
  await sql`insert into migration_checksum (name, sha256)
    values (${file.name}, ${file.sha256})`.execute(on);
}
