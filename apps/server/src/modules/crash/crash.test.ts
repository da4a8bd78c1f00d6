// Proves that a round pays what was taken out in time and nothing else: by the player, by the
// multiplier set with the stake, or by the round's cap; and that nothing tells its end before.
import { flightMs, msUntil, multiplierAt } from '@baize/engines';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { mustBalance, playerCaller } from '../wagering/testing.ts';
import { asking, buildCrash, fly, game, land, roundEnding, type Built } from './testing.ts';

let database: Database;
let built: Built;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildCrash(database);
  ask = asking(built);
  for (const player of ['eva', 'bob', 'ana']) await built.fund(player, '1000');
});
afterEach(async () => {
  await mustBalance(database);
  await built.crash.stop();
  await built.close();
  await database.close();
});

const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const refusedOf = (answer: unknown) => (answer as { refused?: string }).refused;

// @proves R220
test('a stake is paid where it was taken out: by hand, by itself, or not at all', async () => {
  const event = await roundEnding(built, 250, 2000);
  const { slip: byHand } = given(await ask.placeCrashSlip('eva', event.name));
  const { slip: bySelf } = given(await ask.placeCrashSlip('bob', event.name, { auto: 150 }));
  const { slip: lost } = given(await ask.placeCrashSlip('ana', event.name));
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(200));
  const { slip: taken } = given(await ask.cashOut('eva', byHand));
  expect(taken).toMatchObject({ state: 'taken', at: 200, by: 'player' });
  expect(given(await ask.cashOut('bob', bySelf)).slip).toMatchObject({ at: 150, by: 'auto' });
  const settled = await land(built, event);
  expect(settled).toMatchObject({ state: 'settled', result: [flight.point] });
  expect([await cashOf('eva'), await cashOf('bob'), await cashOf('ana')]).toEqual([
    10_100_000n,
    10_050_000n,
    9_900_000n,
  ]);
  const [own] = given(await ask.listCrashSlips('eva')).list;
  expect(own).toMatchObject({ state: 'won', at: 200, by: 'player', payout: '20.00' });
  expect(given(await ask.listCrashSlips('ana')).list[0]).toMatchObject({
    slipId: lost.slipId,
    state: 'lost',
  });
  expect(given(await ask.listCrashSlips('eva'))).toMatchObject({
    settled: 1,
    won: 1,
    staked: '10.00',
    paid: '20.00',
    payoutMost: '20.00',
  });
});

// @proves R222
test('the last millisecond is won, whenever it is answered; the next is lost', async () => {
  const event = await roundEnding(built, 120, 300);
  const { slip: inTime } = given(await ask.placeCrashSlip('eva', event.name));
  const { slip: late } = given(await ask.placeCrashSlip('bob', event.name));
  const flight = await fly(built, event);
  built.clock.set(flight.endsAt + 40);
  const last = await ask.cashOut('eva', inTime, flight.endsAt - 1);
  expect(given(last).slip).toMatchObject({ at: flight.point, by: 'player' });
  expect(refusedOf(await ask.cashOut('bob', late, flight.endsAt))).toBe('flight-over');
  await land(built, event);
  expect(await cashOf('eva')).toBe(9_900_000n + BigInt(flight.point) * 1000n);
  expect(await cashOf('bob')).toBe(9_900_000n);
  // Asked again after the end, both get the same answer.
  expect(given(await ask.cashOut('eva', inTime)).slip).toMatchObject({ at: flight.point });
  expect(refusedOf(await ask.cashOut('bob', late))).toBe('flight-over');
});

// @proves R223
test('nothing tells where a flight will end before it did', async () => {
  const event = await roundEnding(built, 300, 900);
  await ask.placeCrashSlip('eva', event.name);
  built.news.length = 0;
  const flight = await fly(built, event);
  for (const at of [0, 1000, flightMs(flight.point) - 1]) {
    built.clock.set(flight.takesOffAt + at);
    const now = given(await ask.getCrashNow('eva'));
    expect(now.round).toMatchObject({ state: 'flying', point: null });
    expect(given(await ask.getCrashProof(event.name))).toMatchObject({
      point: null,
      randomness: null,
    });
    const stored = await sql<{ row: string }>`select e::text || f::text as row
      from wagering_event as e join crash_flight as f using (event_id)
      where event_id = ${event.eventId}`.execute(database.kysely);
    // Whole numbers: a hash may have its digits.
    expect(stored.rows[0]?.row.match(/\w+/gu)).not.toContain(String(flight.point));
    expect((await built.wagering.eventOf(event.eventId))?.result).toBeNull();
  }
  const told = built.news.map(({ payload }) => payload);
  expect(told.every((payload) => !('round' in payload) || !hasPoint(payload.round))).toBe(true);
  await land(built, event);
  expect(built.news.at(-1)).toMatchObject({
    event: 'crash-ended',
    payload: { round: { state: 'ended', point: flight.point } },
  });
  built.clock.advance(1000);
  expect(given(await ask.getCrashNow('eva')).last[0]).toMatchObject({ point: flight.point });
  expect(given(await ask.listCrashRounds()).list[0]).toMatchObject({ round: event.name });
  expect(given(await ask.getCrash('eva'))).toMatchObject({ slipsMost: 2, returnPercent: '99.00' });
});

const hasPoint = (round: unknown) =>
  typeof round === 'object' && round !== null && (round as { point: unknown }).point !== null;

// @proves R224
test('where the cap of a round is reached everybody in the flight is taken out', async () => {
  const stake = '1000';
  const players = Array.from({ length: 20 }, (_, place) => `rich-${place}`);
  for (const player of players) await built.fund(player, '2000');
  // 40,000 staked: the cap of 2,000,000 is reached at 50.00.
  const event = await roundEnding(built, 5000, 1_000_000);
  for (const player of players)
    for (let slip = 0; slip < 2; slip += 1)
      given(await ask.placeCrashSlip(player, event.name, { stake }));
  await ask.placeCrashSlip('eva', event.name, { auto: 200 });
  const flight = await fly(built, event);
  expect(flight.ceiling).toBe(4998);
  expect(flight.endsAt).toBe(flight.takesOffAt + msUntil(4998));
  await land(built, event);
  expect(await cashOf('rich-0')).toBe(99_960n * 10_000n);
  expect(given(await ask.listCrashSlips('rich-0')).list[0]).toMatchObject({ at: 4998, by: 'cap' });
  expect(given(await ask.listCrashSlips('eva')).list[0]).toMatchObject({ at: 200, by: 'auto' });
});

test('a round takes no stake that would move its ceiling below 2.00', async () => {
  const event = await roundEnding(built, 100, 1_000_000);
  given(await ask.placeCrashSlip('eva', event.name));
  const most = game.definition.roundCap - 200_000n;
  await sql`update wagering_exposure set payouts = array[${most + 1n}::bigint]
    where event_id = ${event.eventId}`.execute(database.kysely);
  expect(refusedOf(await ask.placeCrashSlip('bob', event.name))).toBe('round-sold-out');
  expect(given(await ask.placeCrashSlip('bob', event.name, { stake: '5' })).slip.stake).toBe(
    '5.00',
  );
});

// @proves R225
test('a refused stake changes nothing', async () => {
  const event = await roundEnding(built, 150, 300);
  const place = async (...asked: Parameters<typeof ask.placeCrashSlip>) =>
    refusedOf(await ask.placeCrashSlip(...asked));
  expect(await place('eva', event.name, { stake: '3' })).toBe('stake-not-offered');
  expect(await place('eva', '20261127-99999')).toBe('stakes-closed');
  expect(await place('poor', event.name)).toBe('balance-too-low');
  for (const intent of ['one', 'two'])
    given(await ask.placeCrashSlip('eva', event.name, { intent }));
  expect(await place('eva', event.name)).toBe('round-slips-reached');
  // The same intent is the same stake; with another content it is refused.
  given(await ask.placeCrashSlip('eva', event.name, { intent: 'one' }));
  expect(await place('eva', event.name, { intent: 'one', auto: 300 })).toBe(
    'idempotency-key-reused',
  );
  built.clock.set(event.closesAt - 1);
  given(await ask.placeCrashSlip('bob', event.name));
  built.clock.set(event.closesAt);
  expect(await place('ana', event.name)).toBe('stakes-closed');
  expect(await cashOf('eva')).toBe(9_800_000n);
  await fly(built, event);
  expect(await place('ana', event.name)).toBe('stakes-closed');
  await land(built, event);
});

test('two stakes of one intent at once are one', async () => {
  const event = await roundEnding(built, 150, 300);
  const both = await Promise.all(
    [1, 2, 3].map(() => ask.placeCrashSlip('eva', event.name, { intent: 'same' })),
  );
  expect(new Set(both.map((one) => given(one).slip.slipId)).size).toBe(1);
  expect(await cashOf('eva')).toBe(9_900_000n);
});

// @proves R226
test('a player can cash out only their own stakes, and only in flight', async () => {
  const event = await roundEnding(built, 200, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  expect(refusedOf(await ask.cashOut('eva', slip))).toBe('flight-not-begun');
  const flight = await fly(built, event);
  expect(refusedOf(await ask.cashOut('eva', slip))).toBe('flight-not-begun');
  built.clock.set(flight.takesOffAt + msUntil(150));
  expect(refusedOf(await ask.cashOut('bob', slip))).toBe('slip-unknown');
  expect(refusedOf(await ask.cashOut('eva', { ...slip, slipId: 'no-slip' }))).toBe('slip-unknown');
  expect(refusedOf(await ask.cashOut('eva', { ...slip, round: '20261127-99999' }))).toBe(
    'slip-unknown',
  );
  expect(given(await ask.getCrashNow('bob')).mine).toEqual([]);
  await land(built, event);
  expect(await cashOf('eva')).toBe(9_900_000n);
});

// @proves R227
test('a player on a break can cash out but not stake', async () => {
  const event = await roundEnding(built, 200, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  await sql`update wagering_player set break_until = ${new Date(Date.parse('2027-01-01'))},
    is_excluded = true where player_id = 'eva'`.execute(database.kysely);
  expect(refusedOf(await ask.placeCrashSlip('eva', event.name))).toBe('self-excluded');
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(150));
  expect(given(await ask.cashOut('eva', slip)).slip.at).toBe(150);
  await land(built, event);
  expect(await cashOf('eva')).toBe(10_050_000n);
});

test('others see masked names and stakes, and no play money', async () => {
  const event = await roundEnding(built, 300, 900);
  await built.fund('guest', '100', 'FUN');
  built.news.length = 0;
  given(
    await ask.placeCrashSlip(playerCaller('guest', { currency: 'FUN', demo: true }), event.name),
  );
  given(await ask.placeCrashSlip('eva', event.name));
  built.clock.advance(1000);
  const seen = given(await ask.getCrashNow('bob'));
  expect(seen.others).toEqual([
    expect.objectContaining({ name: 'na***a', stake: '10.00', at: null }),
  ]);
  expect([seen.count, seen.staked]).toEqual([1, '10.00']);
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + 5000);
  const [mine] = given(await ask.getCrashNow('eva')).mine;
  if (!mine) return expect.fail('the stake is there');
  given(await ask.cashOut('eva', mine));
  await land(built, event);
  const shown = built.news.flatMap(({ payload }) => ('slips' in payload ? payload.slips : []));
  expect(shown.map(({ name, at }) => [name, at])).toEqual([
    ['e***', null],
    ['e***', multiplierAt(5000)],
  ]);
});

test('a late beacon delays the flight, and no other value is used', async () => {
  const event = await roundEnding(built, 150, 900);
  given(await ask.placeCrashSlip('eva', event.name));
  built.withheld.all = true;
  built.clock.set(event.drawsAt + 60_000);
  expect(await built.crash.byHand.takeOff(event)).toBeUndefined();
  expect(given(await ask.getCrashNow('eva')).round?.state).toBe('starting');
  built.withheld.all = false;
  const flight = await built.crash.byHand.takeOff(event);
  expect(flight?.takesOffAt).toBe(event.drawsAt + 60_000);
  expect(flight?.beacon.round).toBe(event.beaconRound);
  await land(built, event);
});

test('a stake in real money is not taken out where the game is open for play money', async () => {
  const event = await roundEnding(built, 300, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(150));
  const trying = playerCaller('eva', { currency: 'FUN', demo: true });
  expect(refusedOf(await ask.cashOut(trying, slip))).toBe('slip-unknown');
  expect(given(await ask.cashOut('eva', slip)).slip.at).toBe(150);
  await land(built, event);
});

test('a repeated stake gets its answer after the game was closed', async () => {
  const closed = { refused: 'game-off' } as const;
  let isClosed = false;
  const other = buildCrash(database, {
    ports: { refusalOfGame: () => (isClosed ? closed : undefined) },
  });
  const event = await roundEnding(other, 150, 900);
  const { slip } = given(
    await asking(other).placeCrashSlip('eva', event.name, { intent: 'click-1' }),
  );
  isClosed = true;
  const again = await asking(other).placeCrashSlip('eva', event.name, { intent: 'click-1' });
  expect(given(again).slip).toEqual(slip);
  const fresh = await asking(other).placeCrashSlip('eva', event.name, { intent: 'click-2' });
  expect(refusedOf(fresh)).toBe('game-off');
  await fly(other, event);
  await land(other, event);
  await other.crash.stop();
  await other.close();
});

test('a round that could not begin within ten minutes gives every stake back', async () => {
  const event = await roundEnding(built, 150, 900);
  const { slip } = given(await ask.placeCrashSlip('eva', event.name));
  built.withheld.all = true;
  const { byHand } = built.crash;
  built.clock.set(event.drawsAt + 600_000 - 1);
  expect(await byHand.giveUp(event)).toBe(false);
  built.clock.advance(1);
  expect(await byHand.giveUp(event)).toBe(true);
  expect(await cashOf('eva')).toBe(10_000_000n);
  expect(given(await ask.listCrashSlips('eva')).list[0]).toMatchObject({ ...slip, state: 'void' });
  expect((await byHand.plan(game)).seq).toBe(event.seq + 1);
});

test('a flight that has begun is not refunded when it is late', async () => {
  const event = await roundEnding(built, 150, 900);
  given(await ask.placeCrashSlip('eva', event.name));
  await fly(built, event);
  built.clock.advance(3_600_000);
  expect(await built.crash.byHand.giveUp(event)).toBe(false);
  await land(built, event);
});
