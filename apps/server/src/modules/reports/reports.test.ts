// Profit and loss from real rounds and real books: only settled rounds count, on the platform's day
// on which they began. Members see only their own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../wagering/testing.ts';
import type { TransferTimes } from '../wallet/index.ts';
import { createReports, type Reports } from './index.ts';

const ann = playerCaller('ann');
const bob = playerCaller('bob');
const deposit = { day: '2026-11-21', deposited: units('100'), withdrawn: units('25.5') };
let database: Database;
let books: ReturnType<typeof buildWagering>;
let reports: Reports;
let rounds = 0;
let measured = 0;
let times: TransferTimes = { depositSeconds: undefined, withdrawalSeconds: undefined };

beforeAll(async () => {
  database = await freshDatabase();
  books = buildWagering(database);
  await books.fund('ann', '1000');
  await books.fund('bob', '1000');
  reports = createReports({
    transferTimes: async () => {
      measured += 1;
      return times;
    },
    playedDays: books.wagering.playedDays,
    moneyDays: async ({ playerId }) => (playerId === 'ann' ? [deposit] : []),
    houseVendor: 'BAIZE',
    gameOf: (vendor, gameCode) =>
      gameCode === 'lotus' ? { vendor: vendor ?? 'BAIZE', category: 'RNG' } : undefined,
    vendorName: (vendor) => `name of ${vendor}`,
  });
});
afterAll(async () => {
  await books.close();
  await database.close();
});

async function open(player: typeof ann, gameCode: string, stake: string) {
  rounds += 1;
  const opened = await books.wagering.openRound({
    player,
    intent: `intent-${rounds}`,
    gameCode,
    gameVersion: '1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: books.clock.now(),
    paceMs: 0,
  });
  return given(opened as never) as { round: Parameters<typeof settle>[0] };
}

async function settle(
  round: Parameters<typeof books.wagering.settleRound>[0]['round'],
  payout: string,
) {
  await books.wagering.settleRound({ round, payout: units(payout), draws: [], outcome: {} });
}

const profitOf = async (player: typeof ann, input = {}) =>
  given(await reports.actions.getProfit(callOf(player, input, books.clock.now())));

// @proves L9
test('only settled rounds count, and the views agree', async () => {
  await settle((await open(ann, 'lotus', '10')).round, '4.5');
  await settle((await open(ann, 'gone', '2')).round, '7');
  await settle((await open(bob, 'lotus', '500')).round, '0');
  await books.wagering.voidRound((await open(ann, 'lotus', '5')).round, 'test');
  await open(ann, 'lotus', '3');
  const play = { rounds: 2, stake: 12, payout: 11.5, netProfit: -0.5 };
  const { days, categories, vendors, footer } = await profitOf(ann);
  const money = { deposit: 100, withdraw: 25.5 };
  expect(footer).toEqual({ ...play, ...money });
  expect(days).toEqual([{ day: '2026-11-21', ...play, ...money }]);
  expect(categories.map(({ gameType, netProfit }) => [gameType, netProfit])).toEqual([
    ['RNG', -5.5],
    ['OTHER', 5],
  ]);
  expect(vendors).toEqual([{ vassalage: 'BAIZE', displayName: 'name of BAIZE', ...play }]);
  expect((await profitOf(bob)).footer).toMatchObject({ rounds: 1, netProfit: -500, deposit: 0 });
});

test('other days are other days', async () => {
  const { days, footer } = await profitOf(bob, { startDate: '2025-01-01', endDate: '2025-02-01' });
  expect(days).toEqual([]);
  expect(footer.rounds).toBe(0);
});

// @proves L178
test('times are rounded up to minutes and measured every ten minutes', async () => {
  const start = books.clock.now();
  const told = async (laterMs: number) =>
    given(await reports.actions.getTransferTimes(callOf(ann, {}, start + laterMs)));
  expect(await told(0)).toEqual({ depositMinutes: null, withdrawalMinutes: null });
  times = { depositSeconds: 4, withdrawalSeconds: 601 };
  expect(await told(599_999)).toEqual({ depositMinutes: null, withdrawalMinutes: null });
  expect(await told(600_000)).toEqual({ depositMinutes: 1, withdrawalMinutes: 11 });
  expect(measured).toBe(2);
});
