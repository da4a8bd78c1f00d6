// A free bet pays one stake of at most its amount; the player wins the payout without that stake,
// once, and it counts for nothing.
import { isRefusal } from '@baize/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { FreeRounds, Round } from '../index.ts';
import { buildWagering, countAllHours, mustBalance, playerCaller, units } from '../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
const counted: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, {
    together: { count: ({ roundId }) => void counted.push(roundId) },
  });
});
afterAll(async () => {
  await mustBalance(database);
  await built.close();
  await database.close();
});

const dayMs = 86_400_000;

const give = (playerId: string, more: Partial<FreeRounds> = {}) =>
  database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      id: `bet-${playerId}`,
      kind: 'bet',
      playerId,
      currency: 'PHP',
      gameCode: 'dice',
      stake: units('50'),
      given: 1,
      pays: 'cash',
      givenAt: built.clock.now(),
      expiresAt: built.clock.now() + 7 * dayMs,
      ...more,
    }),
  );

const open = (playerId: string, intent: string, more: object = {}) =>
  built.wagering.openFreeRound({
    player: playerCaller(playerId),
    intent,
    gameCode: 'dice',
    gameVersion: 'v1',
    family: 'instant',
    bet: '',
    stake: units('50'),
    freeId: `bet-${playerId}`,
    now: built.clock.now(),
    paceMs: 0,
    ...more,
  });

async function opened(playerId: string, more: object = {}, intent = 'click-1'): Promise<Round> {
  const outcome = await open(playerId, intent, more);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.round;
}

const settle = (round: Round, payout: string) =>
  built.wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });

const unknown = { refused: 'free-rounds-unknown' };

const leftOf = async (playerId: string) =>
  (await built.wagering.freeRoundsOf({ playerId, currency: 'PHP', now: built.clock.now() })).length;

const houseCost = async () => {
  const { rows } = await sql<{ cost: bigint }>`select -coalesce(sum(balance), 0)::bigint as cost
    from ledger_account where kind = 'bonus-funding'`.execute(database.kysely);
  return rows[0]?.cost ?? 0n;
};

test.each([
  ['120', '70', '0'],
  ['50', '0', '0'],
  ['20', '0', '30'],
  ['0', '0', '50'],
])('of a payout of %s the player wins %s, and the house lost %s', async (payout, won, cost) => {
  const player = `won-${payout}`;
  await give(player);
  const before = await houseCost();
  const round = await opened(player);
  expect(await built.ledger.balance(player, 'PHP')).toMatchObject({
    cash: 0n,
    inPlay: units('50'),
  });
  expect(await houseCost()).toBe(before + units('50'));
  // The record of the round has what the game paid, so that its receipt can be checked.
  expect(await settle(round, payout)).toMatchObject({
    payout: units(payout),
    balanceAfter: units(won),
  });
  const balance = await built.ledger.balance(player, 'PHP');
  expect(balance).toMatchObject({ cash: units(won), inPlay: 0n });
  expect(await houseCost()).toBe(before + units(cost));
  expect(await leftOf(player)).toBe(0);
});

test('a lower stake is taken and the rest lapses; a higher one is refused', async () => {
  await give('ann');
  expect(await open('ann', 'click-1', { stake: units('100') })).toEqual(unknown);
  await settle(await opened('ann', { stake: units('10') }, 'click-2'), '25');
  expect((await built.ledger.balance('ann', 'PHP')).cash).toBe(units('15'));
  expect(await open('ann', 'click-3', { stake: units('10') })).toEqual(unknown);
});

test('a free bet is refused to others, in other games, and after its time', async () => {
  await give('bea');
  await built.fund('bob', '100');
  expect(await open('bob', 'click-1', { freeId: 'bet-bea' })).toEqual(unknown);
  expect(await open('bea', 'click-1', { gameCode: 'coin' })).toEqual(unknown);
  expect(await open('bea', 'click-1', { now: built.clock.now() + 7 * dayMs })).toEqual(unknown);
  expect(await leftOf('bea')).toBe(1);
});

test('a hundred devices use one free bet once', async () => {
  await built.fund('cas', '100');
  await give('cas');
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
});

test('a bet that was placed in time is paid after the time; a void one is gone then', async () => {
  await give('dan');
  await give('eve');
  const [paid, back] = [await opened('dan'), await opened('eve')];
  built.clock.advance(8 * dayMs);
  await settle(paid, '90');
  await built.wagering.voidRound(back, 'rules-gone');
  expect((await built.ledger.balance('dan', 'PHP')).cash).toBe(units('40'));
  expect(await built.ledger.balance('eve', 'PHP')).toMatchObject({ cash: 0n, inPlay: 0n });
  expect(await leftOf('eve')).toBe(0);
});

test('a void bet can be used again', async () => {
  await give('fay');
  const before = await houseCost();
  await built.wagering.voidRound(await opened('fay'), 'rules-gone');
  expect(await houseCost()).toBe(before);
  await settle(await opened('fay', {}, 'click-2'), '60');
  expect((await built.ledger.balance('fay', 'PHP')).cash).toBe(units('10'));
});

test('a win for a bonus is gathered without the stake', async () => {
  await give('gus', { pays: 'bonus' });
  const before = await houseCost();
  await settle(await opened('gus'), '80');
  expect(await built.ledger.balance('gus', 'PHP')).toMatchObject({ cash: 0n, bonus: 0n });
  expect(await houseCost()).toBe(before - units('30'));
  const ended = { id: 'bet-gus', now: built.clock.now() };
  const end = () => database.transaction((tx) => built.wagering.endFreeRounds(tx, ended));
  expect(await end()).toBe(units('30'));
  expect(await end()).toBeUndefined();
});

test('a break refuses a free bet', async () => {
  await give('hal');
  const call = callOf(playerCaller('hal'), { hours: 24 }, built.clock.now());
  given(await built.wagering.actions.takeBreak(call));
  expect(await open('hal', 'click-1')).toMatchObject({ refused: 'player-on-break' });
  expect(await leftOf('hal')).toBe(1);
});

test('a free bet counts for nothing, and records show a stake of 0 and the win', async () => {
  await give('ida');
  const { roundId } = await settle(await opened('ida'), '120');
  await countAllHours(database, built.wagering);
  expect(counted).not.toContain(roundId);
  expect(await built.wagering.sums('ida', 'PHP', 0)).toEqual({ staked: 0n, paid: units('70') });
  const call = <I>(input: I) => callOf(playerCaller('ida'), input, built.clock.now());
  const { list, footer } = given(await built.wagering.actions.listBets(call({})));
  expect(list).toMatchObject([{ stake: 0, payout: 70, netProfit: 70, free: 'bet' }]);
  expect(footer).toMatchObject({ stake: 0, payout: 70, netProfit: 70 });
  const receipt = given(await built.wagering.actions.getRound(call({ roundId })));
  expect(receipt).toMatchObject({ stake: '50.0000', payout: '120.0000' });
  expect(receipt.free).toEqual({ kind: 'bet', pays: 'cash' });
  const { rows } = await sql`select day_staked + day_paid + session_staked + session_paid as used,
    (select count(*) from wagering_hour where player_id = 'ida') as hours
    from wagering_player where player_id = 'ida'`.execute(database.kysely);
  expect(rows).toEqual([{ used: 0n, hours: 0n }]);
});

test('counted days have the win without the stake', async () => {
  await give('jan');
  await settle(await opened('jan'), '120');
  built.clock.advance(2 * dayMs);
  const job = built.wagering.jobs.find(({ name }) => name === 'wagering-count-days');
  await (job ?? expect.fail('a job')).run();
  const { rows } = await sql`select staked, paid, best from wagering_day
    where player_id = 'jan'`.execute(database.kysely);
  expect(rows).toEqual([{ staked: 0n, paid: units('70'), best: units('70') }]);
});

let players = 0;
const step = fc.record({
  stake: fc.constantFrom('1', '20', '50', '100'),
  payout: fc.integer({ min: 0, max: 2_000_000 }),
  ends: fc.constantFrom('settled' as const, 'void' as const, 'open' as const),
});

test('any order of bets uses one, and pays its player its win alone', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 8 }),
    fc.constantFrom('cash' as const, 'bonus' as const),
    async (steps, pays) => {
      players += 1;
      const player = `any-${players}`;
      await give(player, { pays });
      let [used, won] = [0, 0n];
      for (const [at, { stake, payout, ends }] of steps.entries()) {
        const outcome = await open(player, `click-${at}`, { stake: units(stake) });
        if (isRefusal(outcome)) continue;
        const { round } = outcome;
        if (ends === 'void') await built.wagering.voidRound(round, 'tried');
        else used += 1;
        if (ends !== 'settled') continue;
        await built.wagering.settleRound({ round, payout: BigInt(payout), draws: [], outcome: {} });
        if (BigInt(payout) > units(stake)) won += BigInt(payout) - units(stake);
      }
      expect(used).toBeLessThanOrEqual(1);
      expect(await leftOf(player)).toBe(1 - used);
      expect((await built.ledger.balance(player, 'PHP')).cash).toBe(pays === 'cash' ? won : 0n);
      const { rows } = await sql<{ won: bigint }>`select won from wagering_free_rounds
        where id = ${`bet-${player}`}`.execute(database.kysely);
      expect(rows).toEqual([{ won: pays === 'cash' ? 0n : won }]);
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
