// The books when the database behind them changes: another server takes over, only reads or was
// restored, or a newer version of the house adds a column. Nothing is lost, nothing goes to
// somebody else's account.
import { depositSettled, stakeOpened } from '@baize/ledger';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../../testing/database.ts';
import { fakeClock } from '../../../../../platform/clock/index.ts';
import { prepared, type Database, type Tx } from '../../../../../platform/database/index.ts';
import { createLedger, postWork, type Ledger } from './ledger.ts';
import type { Work } from './work.ts';

const currency = 'PHP';
let database: Database;
let ledger: Ledger;

beforeEach(async () => {
  database = await freshDatabase();
  ledger = createLedger({ database, clock: fakeClock(), lanes: 1, shards: 2, goOnMs: 4_000 });
});
afterEach(async () => {
  await ledger.close();
  await database.close();
});

const deposit = (playerId: string, depositId: string, amount: bigint) =>
  ledger.post(depositSettled({ depositId, playerId, currency, amount }));
const run = (text: string) => sql.raw(text).execute(database.kysely);
const named = new URL('x:');

/** Makes the server read-only, as one that was the primary until a moment ago. */
async function readsOnly(isReadOnly: boolean): Promise<void> {
  named.href = database.url;
  const name = decodeURIComponent(named.pathname.slice(1));
  await run(`set default_transaction_read_only = off;
    alter database "${name}" set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
}

const cutLanes = () =>
  run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'baize-ledger'`);

test('a posting waits while the server is read-only until another takes over', async () => {
  await deposit('ana', 'first', 100n);
  await readsOnly(true);
  await cutLanes();
  const posted = deposit('ana', 'second', 50n);
  await sleep(1_000);
  await readsOnly(false);
  expect(await posted).toMatchObject({ entries: expect.anything() });
  expect((await ledger.balance('ana', currency)).cash).toBe(150n);
});

test('a failover longer than the lane’s retries is a fault', async () => {
  const short = createLedger({ database, clock: fakeClock(), lanes: 1, goOnMs: 300 });
  await readsOnly(true);
  const facts = { depositId: 'd', playerId: 'ana', currency, amount: 1n };
  await expect(short.post(depositSettled(facts))).rejects.toThrow(/read-only/);
  await readsOnly(false);
  await short.close();
});

test('a stale plan costs the connection, not the item', async () => {
  await run('create table kept (id integer); insert into kept values (1)');
  const everything: Work<string, unknown[], number> = {
    name: 'everything',
    accounts: () => [],
    keys: () => [],
    load: (tx: Tx) => prepared(tx, { name: 'all-kept', text: 'select * from kept' }, []),
    decide: (_item, rows) => rows.length,
    save: () => [],
  };
  const count = ledger.lane.open(everything);
  expect(await count('before')).toBe(1);
  await run('alter table kept add column added text');
  expect(await count('after')).toBe(1);
});

test('a restored row of another owner is not used', async () => {
  await deposit('ana', 'first', 100n);
  // As after a failover that lost the last rows: the number went to somebody else.
  await run(`update ledger_account set owner = 'bea' where owner = 'ana'`);
  await deposit('ana', 'second', 7n);
  expect((await ledger.balance('ana', currency)).cash).toBe(7n);
  expect((await ledger.balance('bea', currency)).cash).toBe(100n);
});

test('a restored house row of another purpose is not used either', async () => {
  await deposit('ana', 'first', 100n);
  const stake = (roundId: string) =>
    ledger.lane.open(postWork)(stakeOpened({ roundId, playerId: 'ana', currency, stake: 1n }));
  await stake('one');
  await run(`update ledger_account set currency = 'XXX' where owner = 'house'`);
  await deposit('ana', 'second', 50n);
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(balance), 0)::bigint as sum
    from ledger_account where owner = 'house' and currency = 'XXX'`.execute(database.kysely);
  expect(rows[0]?.sum).toBe(-100n);
});
