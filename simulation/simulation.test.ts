// Proves that the simulated world keeps every promise for a while, and that it would notice: each
// deliberate mistake in the books, down to one that keeps them balanced, is found.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks, checkPurses } from './books.ts';
import { Broken } from './broken.ts';
import { createSimulation, type Simulation } from './world.ts';

const stepsLeast = 100;
const stepsMost = 400;
const roundsLeast = 50;
let simulation: Simulation;

beforeAll(async () => {
  simulation = await createSimulation(20_261_121);
});
afterAll(() => simulation.close());

test('crashes, lost answers and repeated requests break no promise', async () => {
  const { counts } = simulation.world.tally;
  const isPlayed = () =>
    (counts.get('slip won') ?? 0) + (counts.get('slip lost') ?? 0) > 0 &&
    (counts.get('round settled') ?? 0) > roundsLeast;
  // What acts at the same time is not the same in every run: slips may come late.
  for (let step = 0; step < stepsLeast || (step < stepsMost && !isPlayed()); step += 1)
    await simulation.step();
  await simulation.finish();
  expect(counts.get('round settled')).toBeGreaterThan(roundsLeast);
  expect(counts.get('answer lost')).toBeGreaterThan(0);
  expect(counts.get('deposit paid')).toBeGreaterThan(0);
  expect(isPlayed()).toBe(true);
}, 60_000);

const somebody = `(select id, balance, 10000::bigint as amount from ledger_account
  where kind = 'player-cash' and owner <> 'house' order by balance desc, id limit 1)`;
const theHouse = `(select id, balance, -10000::bigint as amount from ledger_account
  where kind = 'house-gaming' and currency = 'PHP' order by id limit 1)`;

/** Paid with every entry, chain and balance right: only the player can tell that it is too much. */
const paidTwice = `with moved as (
    select * from ${somebody} as one union all select * from ${theHouse} as other
  ),
  posting as (
    insert into ledger_posting (account_id, key, id, event, reference, fingerprint, legs, at)
    select min(id), 'again', nextval('ledger_posting_block'), 'round-settled', 'again', 0, 2, now()
    from moved returning id
  ),
  entries as (
    insert into ledger_entry (account_id, posting_id, amount, balance_after, event, reference, at)
    select moved.id, posting.id, amount, balance + amount, 'round-settled', 'again', now()
    from moved, posting
  )
  update ledger_account set balance = ledger_account.balance + moved.amount
  from moved where moved.id = ledger_account.id`;

const settled = `select account_id, posting_id from ledger_entry where event = 'round-settled'
  order by posting_id desc, account_id limit 1`;
const anyRound = `select round_id from wagering_round where state = 'settled'
  and event_id is null order by round_id limit 1`;
/** Played in one step: hands of mines and hi-lo may be left open. */
const wholeRound = `select round_id from wagering_round where state = 'settled'
  and event_id is null and game_code not in ('mines', 'hilo') order by round_id limit 1`;
const anySlip = `select round_id from wagering_round where state = 'settled'
  and event_id is not null and family = 'lottery' order by round_id limit 1`;

const mistakes: readonly (readonly [string, string, RegExp])[] = [
  [
    'a balance that drifts from its entries',
    `update ledger_account set balance = balance + 1
      where id = (select id from ${somebody} as one)`,
    /adds up|what its player was told/,
  ],
  ['a payout paid twice in balanced books', paidTwice, /what its player was told/],
  [
    'a posting that lost an entry',
    `delete from ledger_entry where (account_id, posting_id) in (${settled})`,
    /every posting is balanced/,
  ],
  [
    'an entry that was rewritten together with another',
    `update ledger_entry set balance_after = balance_after + 1
      where (account_id, posting_id) in (${settled})`,
    /where the one before it ended/,
  ],
  [
    'an event that was posted twice',
    `insert into ledger_posting select account_id, key || '-again', id, event, reference,
      fingerprint, legs, at from ledger_posting where event = 'stake-opened' limit 1`,
    /nothing is posted twice/,
  ],
  [
    'a round whose payout was rewritten',
    `update wagering_round set payout = payout + 100 where round_id in (${anyRound})`,
    /by its stake and its payout/,
  ],
  [
    'a round that was forgotten',
    `delete from wagering_round where round_id in (${anyRound})`,
    /stays what its player was told/,
  ],
  [
    'a round that was left open',
    `update wagering_round set state = 'open' where round_id in (${wholeRound})`,
    /no round stays open/,
  ],
  [
    'a slip that was paid otherwise than its numbers say',
    `update wagering_round set payout = payout + 100 where round_id in (${anySlip})`,
    /settled once by one result|stays what its player was told|the sum of its slips/,
  ],
  [
    'a slip that was forgotten',
    `delete from wagering_round where round_id in (${anySlip})`,
    /slip that was taken is kept|stays what its player was told|the sum of its slips/,
  ],
  [
    'an order that does not know its payout',
    `update lottery_order set payout = payout + 100
      where base_id in (select order_id from wagering_round where round_id in (${anySlip}))`,
    /an order is the sum of its slips/,
  ],
  [
    'a settled slip whose issue was drawn again',
    `update wagering_event set result_version = result_version + 1
      where event_id in (select event_id from wagering_round where round_id in (${anySlip}))`,
    /drawn once, and corrected version by version/,
  ],
  [
    'a withdrawal that nobody asked for',
    `insert into wallet_withdrawal (id, player_id, currency, amount, bank_code, bank_name,
      card_holder, card_number, state, requested_at)
      values ('w-false', 'nobody', 'PHP', 1, 'B', 'B', 'C', '1', 'pending', now())`,
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
    const checked = checkPurses(world, books).then(() => checkBooks(world, books));
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

test('a server that pays twice is found at the next step', async () => {
  await simulation.world.house.pool.query(paidTwice);
  await expect(simulation.step()).rejects.toThrow(
    /a purse is what its player was told|the balance after a round/,
  );
});
