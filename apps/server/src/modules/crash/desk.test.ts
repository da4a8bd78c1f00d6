// Staff see flights with what lies on them, and cancel one that cannot be drawn: alone where little
// lies on it, else by two persons, and never one that flies or has its result.
import { msUntil } from '@baize/engines';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { mustBalance } from '../wagering/testing.ts';
import { beaconLateMs, drawLateMs } from './rules/cancellation.ts';
import { asking, asStaff, buildCrash, fly, land, roundEnding, type Built } from './testing.ts';

let database: Database;
let built: Built;
let ask: ReturnType<typeof asking>;
let desk: ReturnType<typeof asStaff>;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildCrash(database);
  ask = asking(built);
  desk = asStaff(built);
  for (const player of ['eva', 'bob']) await built.fund(player, '5000');
});
afterEach(async () => {
  await mustBalance(database);
  await built.crash.stop();
  await built.close();
  await database.close();
});

const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const refusedOf = (answer: unknown) => (answer as { refused?: string }).refused;

test('a flight shows players, stakes and payouts, and its point after the end alone', async () => {
  const event = await roundEnding(built, 300, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  given(await ask.placeCrashSlip('eva', event.name, { stake: '20' }));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '100', auto: 150 }));
  expect(given(await desk.listCrashFlights()).list[0]).toMatchObject({
    round: event.name,
    state: 'open',
    players: 2,
    slips: 3,
    stake: '130.00',
    point: null,
    late: false,
  });
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(200));
  given(await ask.cashOut('eva', slip));
  built.clock.set(flight.takesOffAt + msUntil(250));
  const flying = given(await desk.getCrashFlight(event.name));
  expect(flying).toMatchObject({ state: 'flying', point: null, cancellable: false });
  expect(flying.exposure).toMatchObject({
    reached: 250,
    takenSlips: 2,
    takenPayout: '170.00',
    flyingSlips: 1,
    flyingStake: '20.00',
    payoutNow: '220.00',
  });
  // Whole numbers: a hash may have its digits.
  expect(JSON.stringify(flying).match(/\w+/gu)).not.toContain(String(flight.point));
  await land(built, event);
  const ended = given(await desk.getCrashFlight(event.name));
  expect(ended).toMatchObject({ state: 'ended', point: flight.point, payout: '170.00' });
  expect(ended.verifyUrl).toBe(
    `https://site.example/fairness?game=sky-lantern&issue=${event.name}`,
  );
  expect(ended.exposure).toMatchObject({ flyingSlips: 0, payoutMost: '170.00' });
});

test('the stakes of a flight stand page by page, the highest first', async () => {
  const event = await roundEnding(built, 300, 900);
  given(await ask.placeCrashSlip('eva', event.name));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '100', auto: 150 }));
  await fly(built, event);
  await land(built, event);
  const first = given(await desk.listCrashStakes(event.name, { pageSize: 1 }));
  expect(first).toMatchObject({
    total: 2,
    list: [{ username: 'name of bob', stake: '100.00', at: 150, by: 'auto', payout: '150.00' }],
  });
  const second = given(await desk.listCrashStakes(event.name, { pageSize: 1, pageNo: 2 }));
  expect(second.list).toMatchObject([{ username: 'name of eva', state: 'lost', at: null }]);
});

test('flights are found by name, by day and by what became of them', async () => {
  const event = await roundEnding(built, 100, 1_000_000);
  await fly(built, event);
  await land(built, event);
  expect(given(await desk.listCrashFlights({ round: event.name })).list).toHaveLength(1);
  expect(given(await desk.listCrashFlights({ round: '20200101-00001' }))).toMatchObject({
    list: [],
    total: 0,
  });
  expect(given(await desk.listCrashFlights({ day: event.day })).total).toBeGreaterThan(0);
  expect(given(await desk.listCrashFlights({ day: '2026-02-31' })).total).toBe(0);
  expect(given(await desk.listCrashFlights({ show: 'cancelled' })).total).toBe(0);
  expect(given(await desk.listCrashFlights({ show: 'due' })).total).toBe(0);
});

test('a flight whose beacon is late is cancelled, and every stake comes back', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name));
  built.withheld.all = true;
  built.clock.set(event.drawsAt + beaconLateMs - 1);
  expect(await desk.cancelCrashFlight(event.name)).toEqual({ refused: 'flight-not-late' });
  built.clock.advance(1);
  expect(given(await desk.getCrashFlight(event.name))).toMatchObject({
    late: true,
    cancellable: true,
  });
  expect(given(await desk.listCrashFlights({ show: 'due' })).list).toMatchObject([{ late: true }]);
  expect(given(await desk.cancelCrashFlight(event.name))).toMatchObject({ waits: false });
  expect(await cashOf('eva')).toBe(50_000_000n);
  expect(given(await desk.getCrashFlight(event.name))).toMatchObject({
    state: 'cancelled',
    slips: 0,
    cancellation: { state: 'confirmed', proposedBy: 'may', decidedBy: 'may', reason: 'no beacon' },
  });
  expect(await desk.cancelCrashFlight(event.name)).toEqual({ refused: 'flight-cancelled' });
  expect(built.notes.map(({ action, subject }) => [action, subject])).toEqual([
    ['cancel-crash-flight', `crash sky-lantern ${event.name}`],
  ]);
  // The beacon speaks after all: the flight does not begin, and the next round is planned.
  built.withheld.all = false;
  expect(await built.crash.byHand.takeOff(event)).toBeUndefined();
  const next = await built.crash.byHand.plan(built.crash.byHand.games[0]!);
  expect(next.seq).toBe(event.seq + 1);
});

test('above the threshold a second person confirms, and one person cannot do both', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name, { stake: '1000' }));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '1' }));
  built.clock.set(event.drawsAt + beaconLateMs);
  const other = asStaff(built, 'ben');
  expect(await other.confirmCrashCancellation(event.name)).toEqual({ refused: 'proposal-unknown' });
  const asked = given(await desk.cancelCrashFlight(event.name));
  expect(asked).toMatchObject({ waits: true, slips: 2, stake: '1001.00' });
  expect(given(await desk.listCrashFlights({})).list[0]).toMatchObject({
    waits: true,
    state: 'starting',
  });
  expect(await cashOf('eva')).toBe(40_000_000n);
  expect(await other.cancelCrashFlight(event.name)).toEqual({ refused: 'proposal-waits' });
  expect(await desk.confirmCrashCancellation(event.name)).toEqual({
    refused: 'second-person-needed',
  });
  given(await other.confirmCrashCancellation(event.name));
  expect([await cashOf('eva'), await cashOf('bob')]).toEqual([50_000_000n, 50_000_000n]);
  expect(await other.confirmCrashCancellation(event.name)).toEqual({ refused: 'proposal-closed' });
  expect(await other.withdrawCrashCancellation(event.name)).toEqual({ refused: 'proposal-closed' });
});

test('a cancellation is not confirmed by an account that one person made', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name, { stake: '1000' }));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '1' }));
  built.clock.set(event.drawsAt + beaconLateMs);
  given(await asStaff(built, 'alias').cancelCrashFlight(event.name));
  expect(await desk.confirmCrashCancellation(event.name)).toEqual({
    refused: 'second-person-needed',
  });
  expect(await cashOf('eva')).toBe(40_000_000n);
});

test('a withdrawn cancellation changes nothing, and the flight begins', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name, { stake: '1000' }));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '1' }));
  built.clock.set(event.drawsAt + beaconLateMs);
  expect(await desk.withdrawCrashCancellation(event.name)).toEqual({ refused: 'proposal-unknown' });
  given(await desk.cancelCrashFlight(event.name));
  given(await desk.withdrawCrashCancellation(event.name));
  expect(given(await desk.getCrashFlight(event.name)).cancellation).toBeNull();
  expect(await built.crash.byHand.takeOff(event)).toBeDefined();
  await land(built, event);
  expect(await desk.cancelCrashFlight(event.name)).toEqual({ refused: 'flight-drawn' });
});

test('a flight that began cannot be cancelled while it can still be drawn', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name, { stake: '1000' }));
  given(await ask.placeCrashSlip('bob', event.name, { stake: '1' }));
  built.clock.set(event.drawsAt + beaconLateMs);
  given(await desk.cancelCrashFlight(event.name));
  // The beacon speaks before the second person does.
  const flight = await built.crash.byHand.takeOff(event);
  expect(await asStaff(built, 'ben').confirmCrashCancellation(event.name)).toEqual({
    refused: 'flight-not-late',
  });
  built.clock.set((flight?.endsAt ?? 0) + 1000);
  await land(built, event);
  expect(given(await desk.getCrashFlight(event.name)).state).toBe('ended');
});

test('a flight that began and cannot be drawn is cancelled, cash-outs included', async () => {
  const event = await roundEnding(built, 300, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(200));
  given(await ask.cashOut('eva', slip));
  built.clock.set(flight.takesOffAt + 153_600 + drawLateMs);
  given(await desk.cancelCrashFlight(event.name));
  expect(await cashOf('eva')).toBe(50_000_000n);
  // Another process, which has not seen the flight, goes on with the next round.
  const other = buildCrash(database);
  other.clock.set(built.clock.now());
  expect(given(await asking(other).getCrashNow('eva')).mine[0]).toMatchObject({ state: 'void' });
  const next = await other.crash.byHand.plan(other.crash.byHand.games[0]!);
  expect(next.seq).toBe(event.seq + 1);
  await other.crash.stop();
  await other.close();
});

test('a flight that is cancelled as it begins either flies or is refunded', async () => {
  for (let round = 0; round < 6; round += 1) {
    const event = await roundEnding(built, 150, 1_000_000);
    given(await ask.placeCrashSlip('eva', event.name));
    built.clock.set(event.drawsAt + beaconLateMs);
    const before = await cashOf('eva');
    const [flight, done] = await Promise.all([
      built.crash.byHand.takeOff(event),
      desk.cancelCrashFlight(event.name),
    ]);
    expect([flight === undefined, refusedOf(done) === undefined]).toEqual(
      flight === undefined ? [true, true] : [false, false],
    );
    if (flight === undefined) expect(await cashOf('eva')).toBe(before + 100_000n);
    else await land(built, event);
  }
});

test('a job applies a decision whose process died', async () => {
  const event = await roundEnding(built, 150, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name));
  built.clock.set(event.drawsAt + beaconLateMs);
  const dying = buildCrash(database, {
    ports: {
      wagering: { ...built.wagering, voidEvent: () => Promise.reject(new Error('died')) },
      clock: built.clock,
    },
  });
  built.clock.set(event.drawsAt + beaconLateMs);
  await expect(
    asStaff({ ...dying, clock: built.clock }).cancelCrashFlight(event.name),
  ).rejects.toThrow('died');
  expect(await cashOf('eva')).toBe(49_900_000n);
  expect(await built.crash.byHand.takeOff(event)).toBeUndefined();
  expect(await built.crash.byHand.applyConfirmed()).toBe(1);
  expect(await built.crash.byHand.applyConfirmed()).toBe(0);
  expect(await cashOf('eva')).toBe(50_000_000n);
  await dying.crash.stop();
  await dying.close();
});

test('an unknown game or flight is refused', async () => {
  expect(await desk.getCrashFlight('20200101-00001')).toEqual({ refused: 'flight-unknown' });
  expect(await desk.listCrashStakes('20200101-00001')).toEqual({ refused: 'flight-unknown' });
  expect(await desk.cancelCrashFlight('20200101-00001')).toEqual({ refused: 'flight-unknown' });
});
