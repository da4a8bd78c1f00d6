// Free rounds: each is played once, at the house's cost, and counts for nothing.
import { isRefusal } from '@baize/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import type { FreeRounds, Round } from '../index.ts';
import { buildWagering, countAllHours, playerCaller, units } from '../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
let counted: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, {
    together: { count: ({ roundId }) => void counted.push(roundId) },
  });
});
afterAll(async () => {
  await built.close();
  await database.close();
});
beforeEach(() => {
  counted = [];
});

const dayMs = 86_400_000;

const give = (playerId: string, more: Partial<FreeRounds> = {}) => {
  const id = more.id ?? `free-${playerId}`;
  const givenAt = built.clock.now();
  return database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      id,
      kind: 'rounds',
      playerId,
      currency: 'PHP',
      gameCode: 'golden-lotus-20',
      stake: units('2'),
      given: 3,
      pays: 'cash',
      givenAt,
      expiresAt: givenAt + 7 * dayMs,
      ...more,
    }),
  );
};

const open = (playerId: string, intent: string, more: object = {}) =>
  built.wagering.openFreeRound({
    player: playerCaller(playerId),
    intent,
    gameCode: 'golden-lotus-20',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units('2'),
    freeId: `free-${playerId}`,
    now: built.clock.now(),
    paceMs: 0,
    ...more,
  });

async function opened(playerId: string, intent: string, more: object = {}): Promise<Round> {
  const outcome = await open(playerId, intent, more);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.round;
}

const settle = (round: Round, payout: string) =>
  built.wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });

const leftOf = async (playerId: string) => {
  const search = { playerId, currency: 'PHP', now: built.clock.now() };
  return (await built.wagering.freeRoundsOf(search)).map(({ unused }) => unused);
};

const houseCost = async () => {
  const { rows } = await sql<{ cost: bigint }>`select -coalesce(sum(balance), 0)::bigint as cost
    from ledger_account where kind = 'bonus-funding'`.execute(database.kysely);
  return rows[0]?.cost ?? 0n;
};

const isBalanced = async () => (await readTrialBalance(database)).balanced;

test('the house pays the stake of a free round, and its win is cash', async () => {
  await give('ann');
  const before = await houseCost();
  const round = await opened('ann', 'click-1');
  expect(await built.ledger.balance('ann', 'PHP')).toMatchObject({ cash: 0n, inPlay: units('2') });
  expect(await houseCost()).toBe(before + units('2'));
  expect(await settle(round, '5')).toMatchObject({ payout: units('5'), balanceAfter: units('5') });
  expect(await built.ledger.balance('ann', 'PHP')).toMatchObject({ cash: units('5'), inPlay: 0n });
  expect(await houseCost()).toBe(before + units('2'));
  expect(await leftOf('ann')).toEqual([2]);
  expect(await isBalanced()).toBe(true);
});

test('wins of a bonus are gathered and given once all rounds are played', async () => {
  await give('bea', { given: 2, pays: 'bonus' });
  const before = await houseCost();
  await settle(await opened('bea', 'click-1'), '5');
  const ended = { id: 'free-bea', now: built.clock.now() };
  const end = () => database.transaction((tx) => built.wagering.endFreeRounds(tx, ended));
  const over = () => built.wagering.overFreeRounds({ now: built.clock.now(), count: 10 });
  expect(await end()).toBeUndefined();
  const last = await opened('bea', 'click-2');
  expect(await over()).toEqual([]);
  await settle(last, '0.5');
  expect(await built.ledger.balance('bea', 'PHP')).toMatchObject({ cash: 0n, bonus: 0n });
  expect(await houseCost()).toBe(before + units('4') - units('5.5'));
  expect(await over()).toEqual([{ id: 'free-bea', playerId: 'bea', currency: 'PHP' }]);
  expect(await end()).toBe(units('5.5'));
  expect(await end()).toBeUndefined();
  expect(await isBalanced()).toBe(true);
});

test('a hundred parallel spins with one free round left play one', async () => {
  await built.fund('cas', '100');
  await give('cas', { given: 1 });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const outcome = await open('cas', `click-${at}`);
      if (!isRefusal(outcome)) await settle(outcome.round, '0');
      return outcome;
    }),
  );
  const refused = outcomes.flatMap((one) => (isRefusal(one) ? [one.refused as string] : []));
  expect(refused).toHaveLength(99);
  expect(new Set([...refused, 'round-open', 'free-rounds-unknown']).size).toBe(2);
  expect((await built.ledger.balance('cas', 'PHP')).cash).toBe(units('100'));
  expect(await leftOf('cas')).toEqual([]);
});

test('one click is one free round, however often it is sent', async () => {
  await give('dan', { given: 1 });
  const sends = await Promise.all(Array.from({ length: 20 }, () => opened('dan', 'click-1')));
  expect(new Set(sends.map(({ roundId }) => roundId)).size).toBe(1);
  const [first] = sends;
  if (first) await settle(first, '1');
  expect((await opened('dan', 'click-1')).state).toBe('settled');
  expect(await open('dan', 'click-2')).toEqual({ refused: 'free-rounds-unknown' });
  expect(await spinOwn('dan', 'click-1')).toEqual({ refused: 'idempotency-key-reused' });
});

test('free rounds are refused to others, elsewhere, and after their time', async () => {
  await give('eve');
  await built.fund('fay', '100');
  const refused = { refused: 'free-rounds-unknown' };
  expect(await open('fay', 'click-1', { freeId: 'free-eve' })).toEqual(refused);
  expect(await open('eve', 'click-1', { gameCode: 'jade-tumble' })).toEqual(refused);
  expect(await open('eve', 'click-1', { stake: units('1') })).toEqual(refused);
  expect(await open('eve', 'click-1', { freeId: 'none' })).toEqual(refused);
  expect(await open('eve', 'click-1', { now: built.clock.now() + 7 * dayMs })).toEqual(refused);
  expect(await leftOf('eve')).toEqual([3]);
});

test('a break and the limits that are passed refuse a free round', async () => {
  await give('gus');
  await opened('gus', 'click-1').then((round) => settle(round, '0'));
  const { actions } = built.wagering;
  const call = <I>(input: I) => callOf(playerCaller('gus'), input, built.clock.now());
  given(await actions.takeBreak(call({ hours: 24 })));
  expect(await open('gus', 'click-2')).toMatchObject({ refused: 'player-on-break' });
  expect(await leftOf('gus')).toEqual([2]);
});

test('a void free round can be played again', async () => {
  await give('hal', { given: 1, pays: 'bonus' });
  const before = await houseCost();
  const round = await opened('hal', 'click-1');
  expect(await leftOf('hal')).toEqual([]);
  await built.wagering.voidRound(round, 'rules-gone');
  expect(await houseCost()).toBe(before);
  expect(await leftOf('hal')).toEqual([1]);
  expect(await built.ledger.balance('hal', 'PHP')).toMatchObject({ cash: 0n, inPlay: 0n });
});

test('a free round counts for no turnover, limit, hour or sum of stakes', async () => {
  await give('ida');
  await settle(await opened('ida', 'click-1'), '3');
  await countAllHours(database, built.wagering);
  expect(counted).toEqual([]);
  const { rows } = await sql`select 1 from wagering_hour where player_id = 'ida'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([]);
  expect(await built.wagering.sums('ida', 'PHP', 0)).toEqual({ staked: 0n, paid: units('3') });
  const uses = await sql`select day_staked + day_paid + session_staked + session_paid as used
    from wagering_player where player_id = 'ida'`.execute(database.kysely);
  expect(uses.rows).toEqual([{ used: 0n }]);
});

test('free rounds are taken back whole while none was played', async () => {
  await give('jan');
  await give('kim');
  await settle(await opened('kim', 'click-1'), '0');
  const take = (id: string) =>
    database.transaction((tx) => built.wagering.takeFreeRounds(tx, { id, now: built.clock.now() }));
  expect([await take('free-jan'), await take('free-jan'), await take('free-kim')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await leftOf('jan')).toEqual([]);
  expect(await open('jan', 'click-1')).toEqual({ refused: 'free-rounds-unknown' });
});

const step = fc.record({
  click: fc.integer({ min: 0, max: 5 }),
  payout: fc.integer({ min: 0, max: 90_000 }),
  ends: fc.constantFrom('settled' as const, 'void' as const, 'open' as const),
  isFree: fc.boolean(),
});
let players = 0;

const spinOwn = (player: string, intent: string) =>
  built.wagering.openRound({
    player: playerCaller(player),
    intent,
    gameCode: 'golden-lotus-20',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units('2'),
    now: built.clock.now(),
    paceMs: 0,
  });

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(player: string, { click, payout, ends, isFree }: Step): Promise<void> {
  const intent = `click-${click}`;
  const outcome = isFree ? await open(player, intent) : await spinOwn(player, intent);
  if (isRefusal(outcome) || ends === 'open') return;
  if (ends === 'void') await built.wagering.voidRound(outcome.round, 'tried');
  else await settle(outcome.round, String(payout / 10_000));
}

interface Sums {
  readonly played: bigint;
  readonly unused: number;
  readonly won: bigint;
  readonly paidAsBonus: bigint;
  readonly moved: bigint;
}

/** What the rounds of a player add up to, beside what was counted of their free rounds. */
async function sumsOf(player: string): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`select f.unused, f.won, r.* from wagering_free_rounds as f,
      lateral (select count(*) filter (where free_id = f.id and state <> 'void') as played,
        coalesce(sum(payout) filter (where free_pays = 'bonus'), 0)::bigint as "paidAsBonus",
        coalesce(sum(case when state = 'void' then 0 when free_pays = 'bonus' then 0
          when free_pays = 'cash' then payout else payout - stake end), 0)::bigint as moved
        from wagering_round where player_id = f.player_id) as r
    where f.id = ${`free-${player}`}`.execute(database.kysely);
  return rows[0];
}

test('any order of spins counts each free round once, and accounts sum to zero', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('cash' as const, 'bonus' as const),
    async (steps, pays) => {
      players += 1;
      const player = `any-${players}`;
      await built.fund(player, '4');
      await give(player, { pays });
      await Promise.all(steps.map((one) => take(player, one)));
      const sums = (await sumsOf(player)) ?? expect.fail('they were given');
      expect(Number(sums.played) + sums.unused).toBe(3);
      expect(sums.won).toBe(sums.paidAsBonus);
      const { cash } = await built.ledger.balance(player, 'PHP');
      expect(cash).toBe(units('4') + sums.moved);
    },
  );
  await fc.assert(property, { numRuns: 25 });
  expect(await isBalanced()).toBe(true);
});

test('a list of settled rounds has a free round without its stake', async () => {
  await give('lea');
  await settle(await opened('lea', 'click-1'), '5');
  await give('lea', { id: 'free-lea-2', given: 1, pays: 'bonus' });
  await settle(await opened('lea', 'click-2', { freeId: 'free-lea-2' }), '7');
  const [from, until] = [built.clock.now() - dayMs, built.clock.now() + dayMs];
  const span = { from, until };
  const { list } = await built.wagering.settledRounds({
    playerId: 'lea',
    currency: 'PHP',
    ...span,
    spans: [span],
    limit: 10,
    offset: 0,
  });
  const shown = list.map(({ stake, payout }) => `${stake} ${payout}`);
  expect(shown.toSorted()).toEqual(['0 0', `0 ${units('5')}`]);
});
