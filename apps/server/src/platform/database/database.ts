// One database: a pool, a query builder over it, and transactions that are tried again when
// PostgreSQL says that two of them got in each other's way. int8 is read as bigint, exactly once,
// here; `date` stays text because a day has no time zone.
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { CompiledQuery, IsolationLevel, Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/index.ts';
import { openEmbedded } from './embedded/index.ts';
import { endWhenPoisoned } from './poisoned.ts';
import { createTurns } from './turns.ts';

export type Tx = Transaction<unknown>;
export type Queryable = Kysely<unknown>;

export interface DatabaseSettings {
  /** Absent: the embedded database in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  readonly connectionsMax?: number;
}

export interface Database {
  readonly url: string;
  readonly kysely: Queryable;
  readonly pool: pg.Pool;
  transaction<T>(work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T>;
  close(): Promise<void>;
}

const triesMax = 5;
const pauseMs = 10;
const poolSize = 12;
const waitMsMax = 10_000;

const readers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, (text) => BigInt(text)],
  [pg.types.builtins.DATE, (text) => text],
  [1016, (text) => text.slice(1, -1).split(',').filter(Boolean).map(readArrayItem)],
]);

function readArrayItem(text: string): bigint | null {
  return text === 'NULL' ? null : BigInt(text);
}

const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    const reader = format === 'binary' ? undefined : readers.get(id);
    return reader ?? pg.types.getTypeParser(id, format);
  },
} as pg.CustomTypesConfig;

function openPool(url: string, settings: DatabaseSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'baize',
    max: settings.connectionsMax ?? poolSize,
    connectionTimeoutMillis: waitMsMax,
    types,
  });
  // An idle connection that breaks is replaced at the next use; unheard, it would end the process.
  pool.on('error', (error) => settings.log.warn({ error }, 'an idle connection broke'));
  // One that breaks in the middle of a transaction fails its next statement; that is heard enough.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenPoisoned(client);
  });
  return pool;
}

/** A third of the connections is always left for what is asked outside a transaction. */
const transactionsAtOnce = (connections: number) =>
  Math.max(1, connections - Math.ceil(connections / 3));

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const embedded = settings.url ? undefined : await openEmbedded(settings);
  const url = settings.url ?? embedded?.url ?? '';
  const pool = openPool(url, settings);
  const kysely: Queryable = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const turns = createTurns(transactionsAtOnce(pool.options.max), waitMsMax);
  return {
    url,
    kysely,
    pool,
    transaction: (work, isolation) => turns.take(() => transact(kysely, work, isolation)),
    close: async () => {
      await kysely.destroy();
      await embedded?.close();
    },
  };
}

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const uniqueViolation = '23505';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as pg.DatabaseError).code : undefined;
}

/** Whether the statement broke the unique index of this name (of any name, when none is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== uniqueViolation) return false;
  return constraint === undefined || (error as pg.DatabaseError).constraint === constraint;
}

const onCommit = new WeakMap<Tx, (() => void)[]>();

/** Does something small once the transaction has been committed; never when it was not. */
export function afterCommit(tx: Tx, act: () => void): void {
  const acts = onCommit.get(tx);
  if (acts) acts.push(act);
  else onCommit.set(tx, [act]);
}

/** The work left for after this transaction, for a caller that begins and commits it by itself. */
export function takeAfterCommit(tx: Tx): readonly (() => void)[] {
  const acts = onCommit.get(tx) ?? [];
  onCommit.delete(tx);
  return acts;
}

/** Work in a transaction that may fail alone: its fault undoes what it did, and nothing else. */
export async function attemptIn<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const before = onCommit.get(tx)?.length ?? 0;
  await sql`savepoint attempt`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    onCommit.get(tx)?.splice(before);
    throw error;
  }
}

async function transactOnce<T>(
  kysely: Queryable,
  work: (tx: Tx) => Promise<T>,
  isolation: IsolationLevel,
): Promise<T> {
  let used: Tx | undefined;
  const transaction = kysely.transaction().setIsolationLevel(isolation);
  const result = await transaction.execute((tx) => {
    used = tx;
    return work(tx);
  });
  for (const act of (used && onCommit.get(used)) ?? []) act();
  return result;
}

async function transact<T>(
  kysely: Queryable,
  work: (tx: Tx) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transactOnce(kysely, work, isolation);
    } catch (error) {
      const code = codeOf(error);
      const clash = code === serializationFailure || code === deadlockDetected;
      if (!clash || tried >= triesMax) throw error;
      await sleep(pauseMs * tried * (0.5 + Math.random()));
    }
  }
}

/**
 * Stands in the `from` of a single statement whose loss in a power cut harms nobody: its commit
 * does not wait for the disk, and no commit that has to waits behind it.
 */
export const unhurriedText = `(select set_config('synchronous_commit', 'off', true)) as unhurried`;

/** A statement that PostgreSQL plans once per connection and remembers by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement with its values, to be sent by another; what it returns is not read. */
export interface Saving extends Statement {
  readonly values: readonly unknown[];
}

/**
 * Runs a statement that PostgreSQL plans once per connection and remembers by name, inside the
 * given transaction or on the pool. For the hot path only.
 */
export function prepared<Row>(
  on: Queryable | Tx,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  // pg takes a statement object where it takes text, and Kysely hands it through untouched.
  const query = { sql: { ...statement }, parameters: values } as unknown as CompiledQuery<Row>;
  return on
    .getExecutor()
    .provideConnection(async (connection) => (await connection.executeQuery<Row>(query)).rows);
}
