// The ledger's promises on a real database: what is answered is durable, a key moves money once
// however often and from wherever it comes, no purse is overdrawn by rivals, a bad item hurts no
// neighbour, and the books add up throughout.
import {
  depositSettled,
  house,
  roundSettled,
  stakeOpened,
  withdrawalRequested,
  type Posting,
} from '@baize/ledger';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../../testing/database.ts';
import { fakeClock } from '../../../../../platform/clock/index.ts';
import type { Database } from '../../../../../platform/database/index.ts';
import { createLedger, KeyReused, postWork, type Ledger } from './ledger.ts';
import type { Work } from './work.ts';

const currency = 'PHP';
const clock = fakeClock();
let database: Database;
let ledger: Ledger;
let rival: Ledger;

beforeEach(async () => {
  database = await freshDatabase();
  ledger = createLedger({ database, clock, lanes: 2, shards: 4 });
  rival = createLedger({ database, clock, lanes: 2, shards: 4 });
});

afterEach(async () => {
  await Promise.all([ledger.close(), rival.close()]);
  await database.close();
});

function deposit(playerId: string, id: string, amount: bigint): Posting {
  return depositSettled({ depositId: id, playerId, currency, amount });
}

function stake(playerId: string, roundId: string, amount: bigint): Posting {
  return stakeOpened({ roundId, playerId, currency, stake: amount });
}

async function expectBooksBalance(): Promise<void> {
  const { rows } = await sql<{ drifted: bigint; uneven: bigint; total: bigint }>`select
    (select count(*) from ledger_account a where balance <>
      (select coalesce(sum(amount), 0) from ledger_entry e where e.account_id = a.id)) as drifted,
    (select count(*) from
      (select from ledger_entry group by posting_id having sum(amount) <> 0) u)
      as uneven,
    (select coalesce(sum(balance), 0)::bigint from ledger_account) as total`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ drifted: 0n, uneven: 0n, total: 0n }]);
}

test('a posting returns each account’s balance before and after', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  const second = await ledger.post(deposit('ana', 'd2', 30n));
  expect(second).toMatchObject({
    replayed: false,
    entries: [
      { account: { owner: 'ana' }, before: 100n, after: 130n },
      { account: { owner: house }, before: -100n, after: -130n },
    ],
  });
  await expectBooksBalance();
});

// @proves R41
test('a repeat gives the first answer, from another process and after later postings', async () => {
  const first = await ledger.post(deposit('ana', 'd1', 100n));
  await ledger.post(stake('ana', 'r1', 60n));
  const again = await rival.post(deposit('ana', 'd1', 100n));
  expect(again).toEqual({ ...first, replayed: true });
  expect(await ledger.balance('ana', currency)).toEqual({
    cash: 40n,
    held: 0n,
    inPlay: 60n,
    bonus: 0n,
  });
});

test('a repeat of a round finds its entry in another shard of the house', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  await ledger.post(stake('ana', 'r1', 60n));
  const round = { roundId: 'r1', playerId: 'ana', currency, stake: 60n, payout: 10n };
  const first = await ledger.post(roundSettled(round));
  const elsewhere = await Promise.all(
    Array.from({ length: 8 }, async (_, process) => {
      const other = createLedger({ database, clock, lanes: 1, shards: process + 1 });
      const result = await other.post(roundSettled(round));
      await other.close();
      return result;
    }),
  );
  for (const result of elsewhere) expect(result).toEqual({ ...first, replayed: true });
});

test('the same key thirty times in parallel from two processes moves money once', async () => {
  const posting = deposit('ana', 'd1', 100n);
  const posts = Array.from({ length: 30 }, (_, n) => (n % 2 ? ledger : rival).post(posting));
  const results = await Promise.all(posts);
  expect(results.filter((result) => !('refused' in result) && !result.replayed)).toHaveLength(1);
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 100n });
  await expectBooksBalance();
});

test('a key with another content is a fault and moves nothing', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  await expect(ledger.post(deposit('ana', 'd1', 101n))).rejects.toThrow(KeyReused);
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 100n });
});

test('two processes that spend from one purse never overdraw it', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? ledger : rival).post(stake('ana', `r${n}`, 7n))),
  );
  expect(results.filter((result) => 'refused' in result)).toHaveLength(26);
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 2n, inPlay: 98n });
  await expectBooksBalance();
});

test('two processes with many players never deadlock and keep the books balanced', async () => {
  const players = Array.from({ length: 20 }, (_, n) => `player-${n}`);
  await Promise.all(players.map((player) => ledger.post(deposit(player, 'd1', 1000n))));
  const postings = Array.from({ length: 400 }, (_, n) => {
    const player = players[(n * 7) % players.length] ?? '';
    const facts = { withdrawalId: `w${n}`, playerId: player, currency, amount: 3n };
    return n % 3 === 0 ? withdrawalRequested(facts) : stake(player, `r${n}`, 2n);
  });
  const results = await Promise.all(
    postings.map((posting, n) => (n % 2 ? ledger : rival).post(posting)),
  );
  expect(results.every((result) => 'entries' in result)).toBe(true);
  await expectBooksBalance();
});

test('posting ids of one account ascend with its balance history', async () => {
  await ledger.post(deposit('ana', 'd1', 1000n));
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      (n % 2 ? ledger : rival).post(deposit('ana', `e${n}`, 1n)),
    ),
  );
  const { rows } = await sql<{ owner: string; before: bigint | null; after: bigint }>`
    select a.owner, e.balance_after - e.amount as before,
      lag(e.balance_after) over (partition by a.id order by e.posting_id) as after
    from ledger_entry e join ledger_account a on a.id = e.account_id`.execute(database.kysely);
  expect(rows.filter(({ before, after }) => after !== null && before !== after)).toEqual([]);
});

test('a failed item gets its fault while the others are posted', async () => {
  const poisoned: Work<string, undefined, never> = {
    ...(postWork as unknown as Work<string, undefined, never>),
    accounts: () => [{ owner: 'ana', kind: 'player-cash', currency }],
    keys: () => [],
    decide: (item) => {
      throw new Error(`poison ${item}`);
    },
  };
  const poison = ledger.lane.open(poisoned);
  const posts = [ledger.post(deposit('ana', 'd1', 5n)), ledger.post(deposit('ana', 'd2', 6n))];
  await expect(poison('apple')).rejects.toThrow('poison apple');
  expect((await Promise.all(posts)).every((result) => 'entries' in result)).toBe(true);
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 11n });
  await expectBooksBalance();
});

// @proves R40
test('a failed save rolls back its own postings only', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  const broken: Work<Posting, undefined, unknown> = {
    ...postWork,
    name: 'broken',
    save: () => [{ name: 'broken', text: 'select 1 / $1::integer', values: [0] }],
  };
  const breaking = ledger.lane.open(broken);
  const stakes = [breaking(stake('ana', 'r1', 40n)), ledger.post(stake('ana', 'r2', 25n))];
  const [first, second] = await Promise.allSettled(stakes);
  expect(String(first?.status === 'rejected' && first.reason)).toContain('division by zero');
  expect(second?.status).toBe('fulfilled');
  expect(await rival.balance('ana', currency)).toMatchObject({ cash: 75n, inPlay: 25n });
  await expectBooksBalance();
});

test('a batch finds its rows by their keys from the first row of a young table on', async () => {
  const alone = createLedger({ database, clock, lanes: 1, shards: 4 });
  for (let n = 0; n < 20; n += 1) await alone.post(deposit('ana', `d${n}`, 1n));
  const telling: Work<null, undefined, null> = {
    ...(postWork as unknown as Work<null, undefined, null>),
    accounts: () => [],
    keys: () => [],
    load: async (tx) => void (await sql`select pg_stat_force_next_flush()`.execute(tx)),
    decide: () => null,
  };
  await alone.lane.open(telling)(null);
  await alone.close();
  const { rows } = await sql<{ name: string; read: bigint }>`select relname as name,
    seq_tup_read as read from pg_stat_user_tables where relname like 'ledger_%'
    and idx_scan > 0 order by 1`.execute(database.kysely);
  expect(rows).toEqual([
    { name: 'ledger_account', read: 0n },
    { name: 'ledger_posting', read: 0n },
  ]);
});

test('a posting inside a caller’s transaction commits or rolls back with it', async () => {
  const failing = database.transaction(async (tx) => {
    await ledger.postIn(tx, deposit('ana', 'd1', 100n));
    throw new Error('the caller gave up');
  });
  await expect(failing).rejects.toThrow('gave up');
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 0n });
  await database.transaction((tx) => ledger.postIn(tx, deposit('ana', 'd1', 100n)));
  await ledger.post(stake('ana', 'r1', 40n));
  expect(await rival.balance('ana', currency)).toEqual({
    cash: 60n,
    held: 0n,
    inPlay: 40n,
    bonus: 0n,
  });
  await expectBooksBalance();
});

test('a lane with a cut connection gives a fault or the right answer, and recovers', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  const posts = Array.from({ length: 50 }, (_, n) => ledger.post(deposit('ana', `e${n}`, 1n)));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'baize-ledger'`.execute(
    database.kysely,
  );
  const settled = await Promise.allSettled(posts);
  await ledger.post(deposit('ana', 'f', 1n));
  const posted = settled.filter(({ status }) => status === 'fulfilled').length;
  const { cash } = await ledger.balance('ana', currency);
  expect(cash).toBeGreaterThanOrEqual(BigInt(101 + posted));
  for (let n = 0; n < 50; n += 1) await ledger.post(deposit('ana', `e${n}`, 1n));
  expect(await ledger.balance('ana', currency)).toMatchObject({ cash: 151n });
  await expectBooksBalance();
});

test('a locked purse does not delay other players', async () => {
  await ledger.post(deposit('ana', 'd1', 100n));
  await ledger.post(deposit('ben', 'd1', 100n));
  let waiting: Promise<unknown> = Promise.resolve();
  await database.transaction(async (tx) => {
    await sql`select from ledger_account where owner = 'ana' for update`.execute(tx);
    waiting = ledger.post(stake('ana', 'r1', 10n));
    await sleep(20);
    expect(await ledger.post(stake('ben', 'r1', 10n))).toMatchObject({ replayed: false });
  });
  expect(await waiting).toMatchObject({ replayed: false });
});
