// The sandbox company's own store: one SQLite file, or memory in tests. What was promised to a
// merchant is written before anything is sent, so that a killed process carries on where it was.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export interface Store {
  all<R>(sql: string, ...values: SQLInputValue[]): R[];
  one<R>(sql: string, ...values: SQLInputValue[]): R | undefined;
  /** Gives how many rows were written. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All of it or nothing. */
  whole<T>(work: () => T): T;
  close(): void;
}

const schema = `
  create table if not exists payment (
    ref text primary key, kind text not null, merchant_ref text not null, units text not null,
    currency text not null, method text not null, network text not null, account text not null,
    return_url text not null, webhook_url text not null, state text not null,
    arrived text not null, confirmations integer not null, needed integer not null,
    created_at integer not null, settled_at integer, unique (kind, merchant_ref)
  ) strict;
  create index if not exists payment_newest on payment (kind, created_at);
  create table if not exists plan (
    id integer primary key, ref text not null references payment, outcome text not null,
    units text not null, confirmations integer not null, due_at integer not null,
    copies integer not null, tell_after integer not null
  ) strict;
  create index if not exists plan_due on plan (due_at);
  create table if not exists event (
    id integer primary key, ref text not null references payment, outcome text not null,
    units text not null, confirmations integer not null, at integer not null
  ) strict;
  create index if not exists event_of on event (ref, id);
  create index if not exists event_at on event (at);
  create table if not exists webhook (
    id integer primary key, url text not null, body text not null, due_at integer not null,
    tries integer not null
  ) strict;
  create index if not exists webhook_due on webhook (due_at);
  create table if not exists fault (kind text primary key, times_left integer not null) strict;
`;

/** Without a folder everything is in memory. */
export function openStore(folder?: string): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'books.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(schema);
  return {
    all: <R>(sql: string, ...values: SQLInputValue[]) =>
      database.prepare(sql).all(...values) as R[],
    one: <R>(sql: string, ...values: SQLInputValue[]) =>
      database.prepare(sql).get(...values) as R | undefined,
    run: (sql, ...values) => Number(database.prepare(sql).run(...values).changes),
    whole(work) {
      database.exec('begin immediate');
      try {
        const made = work();
        database.exec('commit');
        return made;
      } catch (error) {
        database.exec('rollback');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
