// Proves that each round is counted once in its hour: our rounds and vendors', late wins, returned
// stakes and corrected results, also when two processes count or one counts twice.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { HourPlay, VendorAsked } from '../index.ts';
import {
  buildWagering,
  countAllHours,
  eventIdOf,
  planAt,
  playerCaller,
  slipOn,
  units,
} from '../testing.ts';

const hourMs = 3_600_000;
let database: Database;
let here: ReturnType<typeof buildWagering>;
let there: ReturnType<typeof buildWagering>;
const told: HourPlay[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const hoursCounted = async (_tx: unknown, added: readonly HourPlay[]) => void told.push(...added);
  here = buildWagering(database, { hoursCounted });
  there = buildWagering(database, { hoursCounted });
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const count = () => countAllHours(database, here.wagering);

let rounds = 0;
async function play(playerId: string, stake: string, payout: string): Promise<void> {
  rounds += 1;
  const opened = await here.wagering.openRound({
    player: playerCaller(playerId),
    intent: `round-${rounds}`,
    gameCode: 'golden-lotus-20',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: here.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) throw new Error(opened.refused);
  const settled = { payout: units(payout), draws: [], outcome: null };
  await here.wagering.settleRound({ round: opened.round, ...settled });
}

const hoursOf = async (playerId: string, from = 0, until = Date.parse('2100-01-01T00:00:00Z')) => {
  const search = { playerId, currency: 'PHP', from, until };
  const found = await here.wagering.playedHours(search);
  return found.map(({ rounds: number, staked, valid, paid }) => [number, staked, valid, paid]);
};
const toldOf = (playerId: string) => {
  const own = told.filter((one) => one.playerId === playerId);
  const sum = (of: (one: HourPlay) => bigint) => own.reduce((all, one) => all + of(one), 0n);
  return [
    own.reduce((all, one) => all + one.rounds, 0),
    sum(({ staked }) => staked),
    sum(({ valid }) => valid),
    sum(({ paid }) => paid),
  ];
};

async function say(kind: VendorAsked['kind'], requestId: string, more: Partial<VendorAsked>) {
  const entry = await here.wagering.vendorMessage({
    vendor: 'SBXA',
    requestId,
    kind,
    playerId: 'ann',
    currency: 'PHP',
    round: 'r',
    gameCode: kind === 'bet' ? 'harbour-wheel' : '',
    amount: 0n,
    betRef: '',
    now: here.clock.now(),
    sessionSince: here.clock.now(),
    ...more,
  });
  if (isRefusal(entry)) throw new Error(entry.refused);
  return entry;
}

test('a round is counted once, in the hour in which it was settled', async () => {
  await here.fund('ana', '100');
  await play('ana', '10', '2.5');
  await count();
  await count();
  const hour = Math.floor(here.clock.now() / hourMs) * hourMs;
  here.clock.advance(hourMs);
  await play('ana', '5', '0');
  await count();
  const first = [1, units('10'), units('10'), units('2.5')];
  expect(await hoursOf('ana', hour, hour + hourMs)).toEqual([first]);
  const both = [2, units('15'), units('15'), units('2.5')];
  expect(await hoursOf('ana')).toEqual([both]);
  expect(toldOf('ana')).toEqual(both);
});

test('two counters at once count every round once', async () => {
  await here.fund('two', '1000');
  for (let at = 0; at < 30; at += 1) {
    const counters = at % 3 === 0 ? [here.wagering.countHours(), there.wagering.countHours()] : [];
    await Promise.all([play('two', '1', '0.5'), ...counters]);
  }
  await count();
  const all = [30, units('30'), units('30'), units('15')];
  expect([await hoursOf('two'), toldOf('two')]).toEqual([[all], all]);
});

test('a vendor’s win after the end is added to the hour of the round', async () => {
  await here.fund('ann', '100');
  const hour = Math.floor(here.clock.now() / hourMs) * hourMs;
  await say('bet', 'late-1', { round: 'late', amount: units('10') });
  await say('end', 'late-2', { round: 'late' });
  await count();
  expect(await hoursOf('ann')).toEqual([[1, units('10'), units('10'), 0n]]);
  here.clock.advance(2 * hourMs);
  expect(await say('win', 'late-3', { round: 'late', amount: units('4') })).toMatchObject({
    late: true,
  });
  await count();
  await count();
  const whole = [1, units('10'), units('10'), units('4')];
  expect(await hoursOf('ann', hour, hour + hourMs)).toEqual([whole]);
  expect([await hoursOf('ann'), toldOf('ann')]).toEqual([[whole], whole]);
});

test('a stake that a vendor takes back leaves the hour again', async () => {
  await here.fund('bea', '100');
  const of = { playerId: 'bea', round: 'back' };
  await say('bet', 'back-1', { ...of, amount: units('10') });
  await say('bet', 'back-2', { ...of, amount: units('6') });
  await say('end', 'back-3', of);
  await count();
  expect(await hoursOf('bea')).toEqual([[1, units('16'), units('16'), 0n]]);
  here.clock.advance(hourMs);
  await say('rollback', 'back-4', { ...of, betRef: 'back-2' });
  await count();
  const left = [1, units('10'), units('10'), 0n];
  expect([await hoursOf('bea'), toldOf('bea')]).toEqual([[left], left]);
});

test('a corrected result changes the hour of its slips, and nothing else', async () => {
  await here.fund('cat', '10');
  const plan = planAt(here.clock.now(), { drawnBy: 'outside' });
  await here.wagering.planEvents([plan]);
  const eventId = eventIdOf(plan);
  const placed = await here.wagering.placeSlips({
    player: playerCaller('cat'),
    intent: 'order-1',
    slips: [slipOn(eventId)],
    now: here.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(placed)) throw new Error(placed.refused);
  here.clock.advance(60_000);
  const settle = async (result: readonly number[], version: number) => {
    const by = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
    await here.wagering.setResult({ eventId, result, version, ...by, now: here.clock.now() });
    await here.wagering.settleEvent(eventId);
    await count();
  };
  await settle([0, 0, 1, 2, 3], 1);
  const won = await hoursOf('cat');
  expect(won).toEqual([[1, units('2'), units('2'), units('1956')]]);
  here.clock.advance(hourMs);
  await settle([0, 0, 1, 2, 4], 2);
  const lost = [1, units('2'), units('2'), 0n];
  expect([await hoursOf('cat'), toldOf('cat')]).toEqual([[lost], lost]);
  const { rows } = await sql<{ hours: bigint }>`select count(*) as hours from wagering_hour
    where player_id = 'cat' and rounds <> 0`.execute(database.kysely);
  expect(Number(rows[0]?.hours)).toBe(1);
});

test('lucky rounds are found by their payout and by a number that anybody can reckon', async () => {
  await here.fund('luck', '1000');
  here.clock.advance(1000);
  const since = here.clock.now();
  for (const payout of ['0', '19.99', '20', '50']) await play('luck', '2', payout);
  const search = (multipleMin: number | null, endings: readonly string[] = []) =>
    database.transaction((tx) =>
      here.wagering.luckyRounds(
        { from: '0', until: '9000000000000000', currency: 'PHP', since, multipleMin, endings },
        tx,
      ),
    );
  const multiples = (await search(1000)).map(({ multiple }) => multiple);
  expect(multiples.toSorted((a, b) => a - b)).toEqual([1000, 2500]);
  const all = await search(0);
  expect(all).toHaveLength(4);
  for (const { roundId, settledAt, number } of all) {
    const digest = createHash('sha256').update(`${roundId} ${settledAt}`).digest('hex');
    const reckoned = Number.parseInt(digest.slice(0, 8), 16) % 1_000_000;
    expect(number).toBe(String(reckoned).padStart(6, '0'));
  }
  const [one] = all;
  const found = await search(null, [one?.number ?? '']);
  expect(found.map(({ roundId }) => roundId)).toEqual([one?.roundId]);
  expect(await search(null)).toEqual([]);
});

test('players of hours are told in the order of their ids, some at a time', async () => {
  const search = { currency: 'PHP', from: 0, until: Date.parse('2100-01-01T00:00:00Z') };
  const everybody = ['ana', 'ann', 'bea', 'cat', 'luck', 'two'];
  // A transaction under way elsewhere may hold the count back for a moment.
  const counted = async () => {
    await here.wagering.countHours();
    return here.wagering.playersIn({ ...search, after: '', count: 9 });
  };
  await expect.poll(counted, { timeout: 10_000 }).toEqual(everybody);
  const first = await here.wagering.playersIn({ ...search, after: '', count: 2 });
  const rest = await here.wagering.playersIn({ ...search, after: first[1] ?? '', count: 9 });
  expect([...first, ...rest]).toEqual(everybody);
});
