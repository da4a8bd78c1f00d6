// The vendor's own books: one SQLite file, written before anything is sent, so that a process that
// is killed at any moment finds every round where it left it.
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';

export type Row = Readonly<Record<string, SQLOutputValue>>;

type Value = string | number | null;

export interface Store {
  all(sql: string, ...values: Value[]): Row[];
  one(sql: string, ...values: Value[]): Row | undefined;
  /** Gives how many rows were written. */
  run(sql: string, values: readonly Value[]): number;
  /** All of it or nothing. */
  whole<T>(work: () => T): T;
  close(): void;
}

const schema = `
  create table if not exists session (
    id integer primary key, ticket text unique, key text unique, vendor text not null,
    player text not null, token text not null, game text not null, currency text not null,
    language text not null, room text not null, back_url text not null, money text not null,
    opened_at integer not null
  ) strict;
  create index if not exists session_player on session (player);
  create table if not exists purse (owner text primary key, balance text not null) strict;
  create table if not exists transfer (
    vendor text not null, request_id text not null, player text not null, currency text not null,
    direction text not null, amount text not null, state text not null, error text not null,
    balance text not null, at integer not null, primary key (vendor, request_id)
  ) strict;
  create table if not exists round (
    id text primary key, session integer not null references session, intent text not null,
    choice text not null, stake text not null, seed text not null, outcome text not null,
    payout text not null, state text not null, reason text not null, fault text not null,
    balance text, at integer not null, whose text not null, unique (session, intent)
  ) strict;
  create index if not exists round_intent on round (intent);
  create index if not exists round_open on round (at) where state = 'open';
  create table if not exists message (
    id text primary key, round text not null references round, place integer not null,
    kind text not null, amount text not null, state text not null, tries integer not null,
    error text not null
  ) strict;
  create index if not exists message_round on message (round, place);
  create table if not exists surprise (
    round text not null, what text not null, at integer not null, primary key (round, what)
  ) strict;
`;

/** Rounds are found by whose they are; a file of an earlier build does not tell that yet. */
function addWhose(database: DatabaseSync): void {
  const column = "select 1 from pragma_table_info('round') where name = 'whose'";
  if (database.prepare(column).get() === undefined)
    database.exec(`alter table round add column whose text not null default '';
      update round set whose = (select case when player = '' then cast(id as text)
        else vendor || ' ' || game || ' ' || player end
        from session where session.id = round.session);`);
  database.exec('create index if not exists round_whose on round (whose, at, id)');
}

export function openStore(path: string): Store {
  const database = new DatabaseSync(path);
  // In this mode a killed process loses nothing; only a machine that loses power might.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal;');
  database.exec(schema);
  addWhose(database);
  const known = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepared = (sql: string) => {
    const found = known.get(sql) ?? database.prepare(sql);
    known.set(sql, found);
    return found;
  };
  return {
    all: (sql, ...values) => prepared(sql).all(...values),
    one: (sql, ...values) => prepared(sql).get(...values),
    run: (sql, values) => Number(prepared(sql).run(...values).changes),
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
