// Proves that a draw waits for the slips it decides and is made once, that its seed stays sealed
// until its day is over, and that open slips stop nothing else.
import { commitment, gameOf, lottery, dealtLotteryOf } from '@baize/engines';
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import type { PlaceOutcome } from '../index.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import { eventStateAt, type EventPlan } from './rules/event.ts';
import { planAt, slipOn } from './testing.ts';

let database: Database;
let here: ReturnType<typeof buildWagering>;
let there: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  here = buildWagering(database);
  there = buildWagering(database);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

async function event(change: Partial<EventPlan> = {}) {
  const plan = planAt(here.clock.now(), change);
  const [planned] = await here.wagering.planEvents([plan]);
  return planned!;
}

let intents = 0;
function place(player: string, slips: readonly ReturnType<typeof slipOn>[], on = here) {
  intents += 1;
  return on.wagering.placeSlips({
    player: playerCaller(player),
    intent: `order-${intents}`,
    slips,
    now: here.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
}
function taken(outcome: PlaceOutcome) {
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.order;
}
const later = (ms: number) => {
  here.clock.advance(ms);
  there.clock.set(here.clock.now());
};
const beaconOf = ({ beaconRound }: { beaconRound: number | null }) => ({
  round: beaconRound ?? 0,
  randomness: 'cd'.repeat(32),
  signature: 'ef'.repeat(48),
});

test('events of a day are planned once, under one committed seed', async () => {
  const plans = [1, 2, 3].map(() => planAt(here.clock.now(), { day: '2026-11-20' }));
  const [one, again] = await Promise.all([
    here.wagering.planEvents(plans),
    there.wagering.planEvents(plans),
  ]);
  expect(again).toEqual(one);
  expect(new Set(one.map(({ seedId }) => seedId)).size).toBe(1);
  const seed = await here.wagering.seedOfDraw(one[0]?.seedId ?? '');
  expect(seed).toMatchObject({ commitment: one[0]?.commitment, serverSeed: null });
  const { rows } = await sql<{ sealed: string }>`select sealed from wagering_event_seed`.execute(
    database.kysely,
  );
  expect(rows.every(({ sealed }) => !/^[0-9a-f]{64}$/.test(sealed))).toBe(true);
});

test('an event’s state follows the clock until it is drawn', async () => {
  const planned = await event({ opensAt: here.clock.now() + 1000, day: '2026-11-19' });
  const at = (now: number) => eventStateAt(planned, now, 30_000);
  const { opensAt, closesAt, drawsAt } = planned;
  expect([opensAt - 1, opensAt, closesAt - 1, closesAt, drawsAt + 29_999].map(at)).toEqual([
    'scheduled',
    'open',
    'open',
    'closed',
    'closed',
  ]);
  expect(at(drawsAt + 30_000)).toBe('pending-result');
  expect(eventStateAt({ ...planned, state: 'drawn', resultVersion: 2 }, opensAt, 0)).toBe(
    'corrected',
  );
});

test('a draw is made once from seed and beacon, and its receipt gives it again', async () => {
  const planned = await event({ day: '2026-11-18' });
  const { eventId } = planned;
  await here.fund('ann', '10');
  taken(await place('ann', [slipOn(eventId)]));
  const beacon = beaconOf(planned);
  expect(await here.wagering.drawEvent(eventId, beacon)).toEqual({ refused: 'issue-not-closed' });
  later(60_000);
  const wrong = { ...beacon, round: beacon.round + 1 };
  expect(await here.wagering.drawEvent(eventId, wrong)).toEqual({ refused: 'beacon-round-wrong' });
  const drawn = await Promise.all(
    [here, there, here, there].map(({ wagering }) => wagering.drawEvent(eventId, beacon)),
  );
  expect(drawn.filter((one) => 'replayed' in one && !one.replayed)).toHaveLength(1);
  // Another beacon value changes nothing: the result stands.
  const other = { ...beacon, randomness: '00'.repeat(32) };
  expect(await here.wagering.drawEvent(eventId, other)).toMatchObject({ replayed: true });
  const settled = await here.wagering.settleEvent(eventId);
  const seed = await here.wagering.seedOfDraw(planned.seedId ?? '');
  const serverSeed = seed?.serverSeed ?? '';
  expect(commitment(serverSeed)).toBe(planned.commitment);
  const receipt = { serverSeed, issue: planned.name, beaconRound: beacon.round };
  const found = lottery.verify(dealtLotteryOf('SSC_1M')!, {
    ...receipt,
    randomnessHex: beacon.randomness,
  });
  expect(settled).toMatchObject({ result: found.result, randomness: beacon.randomness });
});

test('a seed is revealed when the last event of its day is drawn, not before', async () => {
  const dayEndsAt = here.clock.now() + 120_000;
  const day = '2026-11-17';
  const first = await event({ day, dayEndsAt });
  const second = await event({ day, dayEndsAt });
  const seedNow = async () => (await here.wagering.seedOfDraw(first.seedId ?? ''))?.serverSeed;
  later(60_000);
  await here.wagering.drawEvent(first.eventId, beaconOf(first));
  expect(await seedNow()).toBeNull();
  later(60_000);
  expect(await seedNow()).toBeNull();
  await here.wagering.drawEvent(second.eventId, beaconOf(second));
  expect(commitment((await seedNow()) ?? '')).toBe(first.commitment);
  const late = planAt(here.clock.now(), { day });
  await expect(here.wagering.planEvents([late])).rejects.toThrow('revealed already');
});

test('no slip is taken after its draw, however close they come', async () => {
  for (let round = 0; round < 5; round += 1) {
    const planned = await event({ drawnBy: 'outside' });
    const { eventId, closesAt } = planned;
    const players = Array.from({ length: 12 }, (_, index) => `racer-${round}-${index}`);
    for (const player of players) await here.fund(player, '10');
    const staking = players.map((player, index) =>
      place(player, [slipOn(eventId)], index % 2 === 0 ? here : there),
    );
    const asked = { eventId, result: [9, 9, 1, 2, 3], version: 1, reason: 'official' };
    const drawing = here.wagering.setResult({
      ...asked,
      enteredBy: 'ana',
      confirmedBy: 'ben',
      now: closesAt,
    });
    // Settled at once: a slip that was committed after the draw would be left open.
    await drawing;
    await Promise.all([here.wagering.settleEvent(eventId), there.wagering.settleEvent(eventId)]);
    const outcomes = await Promise.all(staking);
    expect(outcomes.every((one) => 'order' in one || one.refused === 'issue-closed')).toBe(true);
    const won = outcomes.filter((one) => 'order' in one).length;
    const cash = await Promise.all(players.map((one) => here.ledger.balance(one, 'PHP')));
    expect(cash.filter(({ inPlay }) => inPlay > 0n)).toEqual([]);
    expect(cash.filter((one) => one.cash === units('1964'))).toHaveLength(won);
  }
  expect(await readTrialBalance(database)).toMatchObject({ balanced: true });
});

test('two processes settle an event once, each slip and each player', async () => {
  const planned = await event({ drawnBy: 'outside' });
  const { eventId } = planned;
  const players = Array.from({ length: 40 }, (_, index) => `pair-${index}`);
  for (const player of players) await here.fund(player, '10');
  await Promise.all(players.map((one) => place(one, [slipOn(eventId), slipOn(eventId)])));
  later(60_000);
  const asked = { eventId, result: [9, 9, 1, 2, 3], version: 1, reason: 'official' };
  const by = { enteredBy: 'ana', confirmedBy: 'ben', now: here.clock.now() };
  await here.wagering.setResult({ ...asked, ...by });
  await Promise.all([here, there, here].map(({ wagering }) => wagering.settleEvent(eventId)));
  const told = [...here.settled, ...there.settled].filter((one) => one.eventId === eventId);
  expect(told.map(({ playerId }) => playerId).toSorted()).toEqual(players.toSorted());
  const { rows } = await sql<{ paid: bigint; slips: bigint }>`select paid, slips
    from wagering_event_return where event_id = ${eventId}`.execute(database.kysely);
  expect(rows).toEqual([{ paid: units('156480'), slips: 80n }]);
  expect(await readTrialBalance(database)).toMatchObject({ balanced: true });
});

test('open slips stop no slot round, no change of seed and no recovery of slots', async () => {
  const planned = await event({ drawnBy: 'outside' });
  await here.fund('dan', '100');
  taken(await place('dan', [slipOn(planned.eventId), slipOn(planned.eventId)]));
  const game = gameOf('golden-lotus-20')!;
  const opened = await here.wagering.openRound({
    player: playerCaller('dan'),
    intent: 'spin',
    gameCode: game.code,
    gameVersion: game.version,
    family: 'slots',
    bet: '',
    stake: units('1'),
    now: here.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) return expect.fail(opened.refused);
  const search = { before: here.clock.now() + 1, count: 10 };
  const slots = await here.wagering.openRounds({ ...search, family: 'slots' });
  expect(slots.map(({ roundId }) => roundId)).toEqual([opened.round.roundId]);
  const result = { payout: 0n, draws: [], outcome: null };
  await here.wagering.settleRound({ round: opened.round, ...result });
  const call = <I>(input: I) => callOf(playerCaller('dan'), input, here.clock.now());
  given(await here.wagering.actions.getSeed(call({})));
  const rotated = await here.wagering.actions.rotateSeed(call({ clientSeed: 'mine' }));
  expect(isRefusal(rotated)).toBe(false);
  const standing = await here.wagering.closing.standing({ playerId: 'dan' } as never);
  expect(standing).toEqual({ openRounds: 1, bonus: 0n });
});
