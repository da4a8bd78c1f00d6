// Proves that the wallet's world keeps every promise for a while, and that it would notice: each
// deliberate mistake in the tables, down to one that keeps the books balanced, is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Broken } from '../broken.ts';
import { checkLaws, checkStanding } from './laws.ts';
import { createWalletWorld, type WalletSimulation } from './world.ts';

const stepsLeast = 150;
const stepsMost = 900;
let simulation: WalletSimulation;

beforeAll(async () => {
  simulation = await createWalletWorld(20_261_127);
});
afterAll(() => simulation.close());

const needed = ['withdrawal split', 'part proved', 'bonus granted', 'deposit credited'] as const;

test('faults, crashes and two cashiers at one record break no promise', async () => {
  const { counts } = simulation.world.tally;
  const isSeen = () => needed.every((happening) => (counts.get(happening) ?? 0) > 0);
  for (let step = 0; step < stepsLeast || (step < stepsMost && !isSeen()); step += 1)
    await simulation.step();
  expect(isSeen()).toBe(true);
}, 120_000);

/** Credited with every entry, chain and balance right: only the second reckoning can tell. */
const creditedTwice = `with one as (
    select id, balance, 10000::bigint as amount from ledger_account
    where kind = 'player-cash' order by balance desc, id limit 1
  ), other as (
    select id, balance, -10000::bigint as amount from ledger_account
    where kind = 'payment-clearing' limit 1
  ), moved as (select * from one union all select * from other),
  posting as (
    insert into ledger_posting (account_id, key, id, event, reference, fingerprint, legs, at)
    select min(id), 'again', nextval('ledger_posting_block'), 'deposit-settled', 'again', 0, 2,
      now() from moved returning id
  ), entries as (
    insert into ledger_entry (account_id, posting_id, amount, balance_after, event, reference, at)
    select moved.id, posting.id, amount, balance + amount, 'deposit-settled', 'again', now()
    from moved, posting
  )
  update ledger_account set balance = ledger_account.balance + moved.amount
  from moved where moved.id = ledger_account.id`;

const mistakes: readonly (readonly [string, string, RegExp])[] = [
  ['a deposit that is credited twice', creditedTwice, /second reckoning says/],
  [
    'a requirement that counts more than was bet',
    `update wallet_requirement set done = done + 1 where id = (select id from wallet_requirement
      where state = 'open' and done < required limit 1)`,
    /left to wager is as reckoned/,
  ],
  [
    'a deposit whose fee was changed',
    `update wallet_deposit set fee = fee + 100 where id = (select id from wallet_deposit
      where state = 'success' and provider <> 'c2c' limit 1)`,
    /credited at most once/,
  ],
  [
    'a part that is smaller than it was',
    `update wallet_part set amount = amount - 1 where id = (select min(id) from wallet_part)`,
    /parts of a withdrawal are its amount/,
  ],
  [
    'a proof that is lost',
    `delete from wallet_evidence where kind = 'payment-proof'`,
    /only after its proof/,
  ],
  [
    'a withdrawal whose money is not held',
    `insert into wallet_withdrawal (id, player_id, currency, amount, bank_code, bank_name,
        card_holder, card_number, state, requested_at)
      select 'w-false', owner, 'PHP', 10000, 'B', 'B', 'C', '1', 'pending', now()
      from ledger_account where kind = 'player-held' limit 1`,
    /no money is held without an open withdrawal/,
  ],
  [
    'a bonus that is open again',
    `insert into wallet_bonus (id, player_id, currency, names, amount, base, times, weights_id,
        days, funding, is_sticky, state, granted_at)
      select 'false', player_id, currency, names, amount, base, times, weights_id, days, funding,
        is_sticky, 'rejected', granted_at from wallet_bonus limit 1`,
    /nobody asked for/,
  ],
];

test.each(mistakes)('%s is found', async (_name, mistake, promise) => {
  const { world } = simulation;
  const books = await world.house.pool.connect();
  try {
    await books.query('begin');
    const made = await books.query(mistake);
    expect(made.rowCount).toBeGreaterThan(0);
    const checked = checkStanding(world, books).then(() => checkLaws(world, books));
    const broken = await checked.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(broken).toBeInstanceOf(Broken);
    expect(String(broken)).toMatch(promise);
  } finally {
    await books.query('rollback');
    books.release();
  }
});
