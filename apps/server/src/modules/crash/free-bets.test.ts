// A free bet in a flight: taken out by hand, by itself or not at all, its player wins the payout
// without the stake; a flight that is cancelled gives it back.
import { msUntil } from '@baize/engines';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { mustBalance, playerCaller, units } from '../wagering/testing.ts';
import { beaconLateMs } from './rules/cancellation.ts';
import {
  asking,
  asStaff,
  buildCrash,
  fly,
  game,
  land,
  roundEnding,
  type Built,
} from './testing.ts';

let database: Database;
let built: Built;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildCrash(database);
  ask = asking(built);
});
afterEach(async () => {
  await mustBalance(database);
  await built.crash.stop();
  await built.close();
  await database.close();
});

const dayMs = 86_400_000;
const give = (playerId: string, more: object = {}) =>
  database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      id: `bet-${playerId}`,
      kind: 'bet',
      playerId,
      currency: 'PHP',
      gameCode: game.code,
      stake: units('50'),
      given: 1,
      pays: 'cash',
      givenAt: built.clock.now(),
      expiresAt: built.clock.now() + dayMs,
      ...more,
    }),
  );
const place = (player: string, round: string, more: object = {}) =>
  ask.placeCrashSlip(player, round, { stake: '50', freeBetId: `bet-${player}`, ...more });
const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const betsOf = async (player: string) => given(await ask.getCrashNow(player)).freeBets;

test('a free bet is listed, used once, and wins its payout without the stake', async () => {
  const event = await roundEnding(built, 250, 2000);
  for (const player of ['eva', 'bob', 'ana']) await give(player);
  expect(await betsOf('eva')).toMatchObject([
    { freeBetId: 'bet-eva', gameCode: game.code, amount: '50.00', pays: 'cash' },
  ]);
  const byHand = given(await place('eva', event.name));
  expect(byHand).toMatchObject({ balance: '0.00', slip: { free: { pays: 'cash' } } });
  expect(await betsOf('eva')).toEqual([]);
  given(await place('bob', event.name, { auto: 150 }));
  given(await place('ana', event.name, { stake: '20' }));
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(200));
  given(await ask.cashOut('eva', byHand.slip));
  await land(built, event);
  expect([await cashOf('eva'), await cashOf('bob'), await cashOf('ana')]).toEqual([
    units('50'),
    units('25'),
    0n,
  ]);
  expect(given(await ask.listCrashSlips('eva'))).toMatchObject({
    list: [{ state: 'won', stake: '50.00', payout: '50.00', free: { pays: 'cash' } }],
    staked: '0.00',
    paid: '50.00',
    payoutMost: '50.00',
  });
  expect(given(await ask.listCrashSlips('ana')).list).toMatchObject([{ state: 'lost' }]);
});

test('a free bet that is gone, or another’s, stakes nothing', async () => {
  const event = await roundEnding(built, 250, 2000);
  await give('eva');
  await built.fund('bob', '1000');
  const refused = { refused: 'free-bet-unknown' };
  expect(await ask.placeCrashSlip('bob', event.name, { freeBetId: 'bet-eva' })).toEqual(refused);
  expect(await place('eva', event.name, { stake: '100' })).toEqual(refused);
  given(await place('eva', event.name, { intent: 'first' }));
  expect(await place('eva', event.name)).toEqual(refused);
  given(await place('eva', event.name, { intent: 'first' }));
  expect(await cashOf('bob')).toBe(units('1000'));
});

test('a break refuses a free bet, and not its cash-out', async () => {
  const event = await roundEnding(built, 250, 2000);
  await give('eva');
  await give('bob');
  const { slip } = given(await place('eva', event.name));
  for (const player of ['eva', 'bob']) {
    const call = callOf(playerCaller(player), { hours: 24 }, built.clock.now());
    given(await built.wagering.actions.takeBreak(call));
  }
  expect(await place('bob', event.name)).toMatchObject({ refused: 'player-on-break' });
  const flight = await fly(built, event);
  built.clock.set(flight.takesOffAt + msUntil(200));
  expect(given(await ask.cashOut('eva', slip)).slip).toMatchObject({ at: 200 });
  await land(built, event);
  expect(await cashOf('eva')).toBe(units('50'));
});

test('a bet that expires in flight is paid; a cancelled flight gives one back', async () => {
  const event = await roundEnding(built, 250, 2000);
  await give('eva', { expiresAt: built.clock.now() + 2000 });
  given(await place('eva', event.name, { auto: 120 }));
  await fly(built, event);
  await land(built, event);
  expect(await cashOf('eva')).toBe(units('10'));

  const late = await built.crash.byHand.plan(game);
  built.clock.set(late.opensAt);
  await give('bob');
  await give('ana', { expiresAt: built.clock.now() + 2000 });
  for (const player of ['bob', 'ana']) given(await place(player, late.name));
  built.withheld.all = true;
  built.clock.set(late.drawsAt + beaconLateMs);
  expect(given(await asStaff(built).cancelCrashFlight(late.name))).toMatchObject({ waits: false });
  expect([await cashOf('bob'), await cashOf('ana')]).toEqual([0n, 0n]);
  expect(await betsOf('bob')).toMatchObject([{ freeBetId: 'bet-bob' }]);
  expect(await betsOf('ana')).toEqual([]);
});
