// Proves that the return of games is counted exactly once, by any process and in any order, and
// that a game which drifts is told to staff and switched off by itself.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { games } from '@baize/engines';
import type { InputOf, fairness as contract } from '@baize/contract';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner } from '../settings/testing.ts';
import { units } from '../wagering/testing.ts';
import { buildFairness, isAlert, lotusVersion } from './testing.ts';

/** A busy machine may take its time. */
const patient = { timeout: 20_000 };
let database: Database;
let here: Awaited<ReturnType<typeof buildFairness>>;
let there: Awaited<ReturnType<typeof buildFairness>>;
beforeEach(async () => {
  database = await freshDatabase();
  here = await buildFairness(database);
  there = await buildFairness(database);
  await here.fund('ann', '1000');
});
afterEach(async () => {
  await here.close();
  await there.close();
  await database.close();
});

type Listed = InputOf<typeof contract.listReturns>;
const returns = async (input: Listed = {}) =>
  given(await here.fairness.actions.listReturns(callOf(owner, input, here.clock.now()))).list;
const lotus = async (input: Listed = {}) =>
  (await returns(input)).find(({ gameCode }) => gameCode === 'golden-lotus-20');
const switchTo = (state: 'on' | 'off', vendor = 'BAIZE') => {
  const asked = { vendor, gameCode: 'golden-lotus-20', state, reason: 'looked into' };
  return here.fairness.actions.switchGame(callOf(owner, asked, here.clock.now()));
};

/** Other databases of the same server may hold a count back for a moment, never forward. */
async function watch(rounds: number, input: Listed = {}, by = here): Promise<void> {
  await expect
    .poll(async () => {
      await by.fairness.watchReturns();
      return (await returns(input)).reduce((sum, one) => sum + one.rounds, 0);
    }, patient)
    .toBe(rounds);
}

async function playMany(count: number, payout: string, more = {}): Promise<void> {
  for (let at = 0; at < count; at += 1) await here.play({ playerId: 'ann', payout, ...more });
}

/** As many rounds of fifty players side by side. */
async function playByCrowd(count: number, payout: string): Promise<void> {
  const playEach = async (_: unknown, at: number) => {
    const playerId = `player-${at}`;
    await here.fund(playerId, '1000');
    await playMany(count / crowd, payout, { playerId });
  };
  await Promise.all(Array.from({ length: crowd }, playEach));
}
const crowd = 50;

test('rounds are counted by game, rules and currency; unplayed games are listed', async () => {
  await playMany(3, '2');
  await here.play({ playerId: 'ann', stake: '5', payout: '0' });
  await here.play({ playerId: 'ann', payout: '4', gameVersion: 'f'.repeat(64) });
  await watch(5);
  expect(await lotus()).toMatchObject({
    vendor: 'BAIZE',
    name: 'Golden Lotus 20',
    rounds: 4,
    staked: '8.00',
    paid: '6.00',
    actualPercent: '75.00',
    theoreticalPercent: '96.01',
    basis: 'exact',
    spread: 'known',
    verdict: 'too-early',
    current: true,
    shown: 'on',
  });
  // The promise of rules that are gone is no longer known.
  const old = (await returns()).find(({ gameVersion }) => gameVersion === 'f'.repeat(64));
  expect(old).toMatchObject({ rounds: 1, verdict: 'unstated', current: false });
  expect((await returns({ name: 'thunder' })).map(({ rounds }) => rounds)).toEqual([0]);
});

// @proves R97
test('each kind of bet is counted alone and judged by its own return', async () => {
  const [game] = games;
  if (!game) return expect.fail('a house has games');
  const promise = (percent: string, roundDeviation: string) =>
    ({ basis: 'exact', percent, halfWidthPercent: '0', roundDeviation }) as const;
  const promises = { even: promise('97.2973', '0.9996'), straight: promise('97.2973', '5.8378') };
  const other = await buildFairness(database, { games: [{ ...game, promises }] });
  await other.fund('eve', '1000');
  // A hundred even bets that are all won are far off; three of a hundred straight ones are not.
  for (let at = 0; at < 100; at += 1) {
    await other.play({ playerId: 'eve', payout: '2', bet: 'even' });
    await other.play({ playerId: 'eve', payout: at < 3 ? '36' : '0', bet: 'straight' });
  }
  await watch(200, {}, other);
  const input = { name: 'lotus' };
  const { list } = given(await other.fairness.actions.listReturns(callOf(owner, input, 0)));
  expect(list.map(({ bet, rounds, verdict }) => [bet, rounds, verdict])).toEqual([
    ['even', 100, 'outside'],
    ['straight', 100, 'within'],
  ]);
  const subjects = other.told.filter(isAlert).map(({ payload }) => payload);
  expect(subjects).toMatchObject([{ subject: 'BAIZE/golden-lotus-20/even' }]);
  await other.close();
});

test('a process of the version before counts nothing beside this one', async () => {
  const before = sql`insert into fairness_return as r (vendor, game_code, game_version, currency,
      since, rounds, staked, paid, staked_squares, staked_paid, paid_squares)
    values ('BAIZE', 'golden-lotus-20', 'v', 'PHP', now(), 1, 1, 1, 1, 1, 1)
    on conflict (vendor, game_code, game_version, currency) where ended_at is null
    do update set rounds = r.rounds + excluded.rounds`;
  await expect(before.execute(database.kysely)).rejects.toThrow(
    'no unique or exclusion constraint',
  );
});

test('play money is counted apart and never judged', async () => {
  await here.fund('dan', '1000', 'FUN');
  await playMany(120, '20', { playerId: 'dan', currency: 'FUN' });
  await here.play({ playerId: 'ann', payout: '1' });
  await watch(120, { money: 'demo' });
  await watch(1);
  expect(await lotus()).toMatchObject({ currency: 'PHP', rounds: 1, paid: '1.00' });
  expect(await lotus({ money: 'demo' })).toMatchObject({ currency: 'FUN', verdict: 'outside' });
  expect(here.told).toEqual([]);
  expect(here.catalogue.refusalOfGame('golden-lotus-20')).toBeUndefined();
});

// @proves R97
test('two parallel processes and a restarted one count each round once', async () => {
  await playMany(20, '1');
  await Promise.all([here, there, here, there].map(({ fairness }) => fairness.watchReturns()));
  await watch(20);
  const restarted = await buildFairness(database);
  await playMany(5, '1');
  await watch(25, {}, restarted);
  expect(await lotus()).toMatchObject({ rounds: 25, staked: '25.00', paid: '25.00' });
  await restarted.close();
});

// @proves R97
test('a round with a slow transaction is not skipped', async () => {
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await here.play({ playerId: 'ann', payout: '3' });
  await here.fairness.watchReturns();
  expect(await lotus()).toMatchObject({ rounds: 0 });
  await slow.query('commit');
  slow.release();
  await watch(1);
});

// @proves R97
test('a game altered to overpay is reported once and switched off', async () => {
  await playMany(100, '5');
  await watch(100);
  // Within 4.6235 ÷ √100 = 0.46 a deviation: 5 is 8.73 of them above 0.9602.
  expect(await lotus()).toMatchObject({
    actualPercent: '500.00',
    lowPercent: '0.00',
    highPercent: '280.96',
    deviations: '8.74',
    verdict: 'outside',
    shown: 'off',
    closedBy: 'game',
  });
  await there.fairness.watchReturns();
  await here.fairness.watchReturns();
  expect([...here.told, ...there.told].filter(isAlert)).toMatchObject([
    { payload: { subject: 'BAIZE/golden-lotus-20', what: 'return' } },
  ]);
  const audited = [...here.world.audited, ...there.world.audited];
  expect(audited).toMatchObject([
    { action: 'alert-return', staff: { username: 'platform' }, after: { deviations: '8.74' } },
    {
      action: 'close-game',
      after: {
        state: 'off',
        reason: 'return 500.00 for 96.01: 8.74 deviations, 100 rounds',
      },
    },
  ]);
  expect(here.catalogue.refusalOfGame('golden-lotus-20')).toMatchObject({ refused: 'game-off' });
});

// @proves R97
test('a game that underpays is switched off too, unless policy says never', async () => {
  here.policy.returnOffDeviations = 0;
  await playByCrowd(2500, '0.5');
  await watch(2500);
  expect(await lotus()).toMatchObject({ deviations: '-4.98', verdict: 'outside', shown: 'on' });
  expect(here.told.filter(isAlert)).toHaveLength(1);
  there.policy.returnOffDeviations = 4;
  await there.fairness.watchReturns();
  expect(there.catalogue.refusalOfGame('golden-lotus-20')).toMatchObject({ refused: 'game-off' });
}, 60_000);

// @proves R97
test('switching a game on again begins a new count and keeps the old one', async () => {
  await playMany(100, '5');
  await watch(100);
  expect(given(await switchTo('on'))).toEqual({ shown: 'on' });
  await here.fairness.watchReturns();
  expect(await lotus()).toMatchObject({ rounds: 0, verdict: 'too-early', shown: 'on' });
  await playMany(2, '1');
  await watch(2);
  expect(await lotus()).toMatchObject({ rounds: 2, paid: '2.00', shown: 'on' });
  const history = await sql<{ rounds: bigint }>`select rounds from fairness_return
    where ended_at is not null`.execute(database.kysely);
  expect(history.rows).toEqual([{ rounds: 100n }]);
  expect(here.world.audited.at(-1)).toMatchObject({
    action: 'switch-game',
    staff: { username: owner.username },
    before: { state: 'off' },
    after: { state: 'on', reason: 'looked into' },
  });
});

test('staff can switch a game off; an unknown one is refused', async () => {
  expect(given(await switchTo('off'))).toEqual({ shown: 'off' });
  expect(await lotus()).toMatchObject({ shown: 'off', closedBy: 'game' });
  expect(await switchTo('off', 'NONE')).toEqual({ refused: 'game-unknown' });
});

// @proves R97
test('a vendor’s rounds are counted once, with later payouts', async () => {
  const say = (kind: 'bet' | 'win' | 'end', requestId: string, amount: string, round: string) =>
    here.wagering.vendorMessage({
      vendor: 'SBXA',
      requestId,
      kind,
      playerId: 'ann',
      currency: 'PHP',
      round,
      gameCode: kind === 'bet' ? 'harbour-wheel' : '',
      amount: units(amount),
      betRef: '',
      now: here.clock.now(),
      sessionSince: here.clock.now(),
    });
  const wheel = async () => (await returns()).find(({ gameCode }) => gameCode === 'harbour-wheel');
  await say('bet', 'b1', '10', 'r1');
  await here.fairness.watchReturns();
  expect(await wheel()).toBeUndefined();
  await say('end', 'e1', '0', 'r1');
  const paidComesTo = (paid: string) =>
    expect
      .poll(async () => {
        await here.fairness.watchReturns();
        return (await wheel())?.paid;
      }, patient)
      .toBe(paid);
  await say('win', 'w1', '4', 'r1');
  await paidComesTo('4.00');
  expect(await wheel()).toMatchObject({ rounds: 1, staked: '10.00', basis: 'stated' });
  await say('win', 'w2', '5', 'r1');
  await paidComesTo('9.00');
  await here.fairness.watchReturns();
  expect(await wheel()).toMatchObject({ rounds: 1, staked: '10.00', paid: '9.00' });
  expect(await wheel()).toMatchObject({ theoreticalPercent: '96.00', spread: 'measured' });
});

test('reading new rounds needs no full scan', async () => {
  await database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from wagering_round
      where closed_in >= '7'::xid8 and closed_in < '9'::xid8`.execute(tx);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('wagering_round_closed');
  });
  expect(lotusVersion).toHaveLength(64);
});
