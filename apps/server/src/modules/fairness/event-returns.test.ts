// Proves that what slips give back is counted by events, each once, and anew when it is corrected.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { Database } from '../../platform/database/index.ts';
import { eventIdOf, planAt, playerCaller, slipOn, units } from '../wagering/testing.ts';
import { readReturns } from './store/returns.ts';
import { buildFairness } from './testing.ts';

let database: Database;
let here: Awaited<ReturnType<typeof buildFairness>>;
beforeAll(async () => {
  database = await freshDatabase();
  here = await buildFairness(database);
  await here.fund('ann', '1000');
});
afterAll(async () => {
  await here.close();
  await database.close();
});

async function lay(count: number): Promise<string> {
  const plan = planAt(here.clock.now(), { drawnBy: 'outside' });
  await here.wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const order = await here.wagering.placeSlips({
    player: playerCaller('ann'),
    intent: eventId,
    slips: Array.from({ length: count }, () => slipOn(eventId)),
    now: here.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(order)) throw new Error(order.refused);
  return eventId;
}

async function decide(eventId: string, result: readonly number[], version = 1): Promise<void> {
  const now = here.clock.now() + 60_000;
  const by = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official', now };
  await here.wagering.setResult({ eventId, result, version, ...by });
  await here.wagering.settleEvent(eventId);
}

const rows = async () => {
  await here.fairness.watchReturns();
  return readReturns(database.kysely);
};

const counted = async () => {
  const [row] = await rows();
  return row && { ...row, bets: `${row.gameCode} ${row.bet}` };
};

test('an event counts once, whatever the number of its slips', async () => {
  await decide(await lay(3), [0, 0, 1, 2, 3]);
  await decide(await lay(1), [0, 0, 9, 9, 9]);
  await expect.poll(async () => (await counted())?.events, { timeout: 20_000 }).toBe(2n);
  expect(await counted()).toMatchObject({
    bets: 'SSC_1M 3X_DIRECT_BACK',
    rounds: 4n,
    staked: units('8'),
    paid: units('5868'),
    // 1956 ÷ 2000 of each 2.00.
    expected: units('7.824'),
    paidEvents: 1n,
    stakedSquares: 60_000n ** 2n + 20_000n ** 2n,
    awaySquares: (58_680_000n - 58_680n) ** 2n + 19_560n ** 2n,
  });
});

test('a corrected event takes the place of what it counted before', async () => {
  const eventId = await lay(1);
  await decide(eventId, [0, 0, 1, 2, 3]);
  await expect.poll(async () => (await counted())?.paid, { timeout: 20_000 }).toBe(units('7824'));
  await decide(eventId, [0, 0, 3, 2, 1], 2);
  await expect.poll(async () => (await counted())?.paid, { timeout: 20_000 }).toBe(units('5868'));
  expect(await counted()).toMatchObject({ events: 3n, paidEvents: 1n, rounds: 5n });
});

/** One event of Vietnam's south with three kinds of bet, one of which is won. */
async function layVietnam(name: string): Promise<string> {
  const drawn = { drawnBy: 'outside', gameCode: 'VN_S_1M', name } as const;
  const plan = planAt(here.clock.now(), drawn);
  await here.wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const bets = [
    ['LO2', '07,30'],
    ['DE2', '30'],
    ['XIEN2', '01,02'],
  ] as const;
  const order = await here.wagering.placeSlips({
    player: playerCaller('ann'),
    intent: eventId,
    slips: bets.map(([bet, text]) => slipOn(eventId, { bet, text })),
    now: here.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(order)) throw new Error(order.refused);
  return eventId;
}

test('the kinds of bet of one event of Vietnam are counted apart', async () => {
  const lots = Array.from({ length: 18 }, (_, place) => (place === 0 ? 499_030 : 99));
  // The last lots have four, three and two digits.
  await decide(await layVietnam('20261121-1'), lots);
  const own = async () => (await rows()).filter(({ gameCode }) => gameCode === 'VN_S_1M');
  await expect.poll(async () => (await own()).length, { timeout: 20_000 }).toBe(3);
  expect(
    (await own()).map(({ bet, staked, paid, expected, events }) => [
      bet,
      staked,
      paid,
      expected,
      events,
    ]),
  ).toEqual([
    ['DE2', units('1'), units('95'), units('0.95'), 1n],
    ['LO2', units('36'), units('95'), units('34.2'), 1n],
    ['XIEN2', units('1'), 0n, expect.any(BigInt), 1n],
  ]);
});
