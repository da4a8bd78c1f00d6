// Proves that an order of slips is one stake, taken once and only while its events are open; that a
// draw decides each slip once; and that the books agree after every scenario.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { OrderChange, PlaceOutcome } from '../index.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import type { EventPlan } from './rules/event.ts';
import { eventIdOf, mustBalance, planAt, slipOn } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
const changes: OrderChange[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const ordersTogether = {
    save: (list: readonly OrderChange[]) => {
      changes.push(...list);
      return [];
    },
  };
  built = buildWagering(database, { ordersTogether });
});
afterAll(async () => {
  await built.close();
  await database.close();
});
afterEach(() => mustBalance(database));

async function event(change: Partial<EventPlan> = {}): Promise<string> {
  const plan = planAt(built.clock.now(), change);
  await built.wagering.planEvents([plan]);
  return eventIdOf(plan);
}

let intents = 0;
function place(player: string, slips: readonly ReturnType<typeof slipOn>[], more: object = {}) {
  intents += 1;
  return built.wagering.placeSlips({
    player: playerCaller(player),
    intent: `order-${intents}`,
    slips,
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
    ...more,
  });
}
function taken(outcome: PlaceOutcome) {
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.order;
}
const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const inPlayOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).inPlay;

/** Ends the event's time and gives it this result from outside, or draws it. */
async function close(): Promise<void> {
  built.clock.advance(60_000);
}
async function resultOf(eventId: string, result: readonly number[], version = 1) {
  return built.wagering.setResult({
    eventId,
    result,
    version,
    enteredBy: 'ana',
    confirmedBy: 'ben',
    reason: 'official',
    now: built.clock.now(),
  });
}

test('an order is one stake in play, and its event settles each slip', async () => {
  const eventId = await event({ drawnBy: 'outside' });
  await built.fund('ann', '100');
  const slips = [
    slipOn(eventId),
    slipOn(eventId, { text: '7|8|9' }),
    slipOn(eventId, { bet: 'C_BALL1', text: 'big', times: 10 }),
  ];
  const order = taken(await place('ann', slips, { detail: { basket: 7 } }));
  expect(order).toMatchObject({ stake: units('14'), playerId: 'ann', currency: 'PHP' });
  expect(await inPlayOf('ann')).toBe(units('14'));
  expect(changes.at(-1)).toMatchObject({ change: 'placed', detail: { basket: 7 } });
  await close();
  expect(await resultOf(eventId, [9, 0, 1, 2, 3])).toMatchObject({ replayed: false });
  const settled = await built.wagering.settleEvent(eventId);
  expect(settled).toMatchObject({ state: 'settled', resultVersion: 1, settledVersion: 1 });
  // 1956 for the three digits, 19.40 for big; both stakes that won are gone with the lost one.
  expect(await cashOf('ann')).toBe(units('86') + units('1956') + units('19.4'));
  expect(await inPlayOf('ann')).toBe(0n);
  expect(built.settled.at(-1)).toMatchObject({ playerId: 'ann', eventId, slips: 3, version: 1 });
  expect(changes.at(-1)).toMatchObject({ change: 'settled', orderId: order.orderId });
  const [now] = await built.wagering.ordersOf([order.orderId]);
  expect(now?.slips.map(({ state, payout }) => [state, payout])).toEqual([
    ['settled', units('1956')],
    ['settled', 0n],
    ['settled', units('19.4')],
  ]);
});

test('one intent is one order, however often it is sent; other content is refused', async () => {
  const eventId = await event();
  await built.fund('bob', '100');
  const asked = { intent: 'same' };
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => place('bob', [slipOn(eventId)], asked)),
  );
  expect(new Set(sent.map((one) => taken(one).orderId)).size).toBe(1);
  expect(sent.filter((one) => 'order' in one && !one.replayed)).toHaveLength(1);
  expect(await inPlayOf('bob')).toBe(units('2'));
  const other = await place('bob', [slipOn(eventId, { text: '1|2|4' })], asked);
  expect(other).toMatchObject({ refused: 'idempotency-key-reused' });
});

test.each([
  ['issue-unknown', 'SSC_1M:never', 0, {}],
  ['issue-closed', undefined, 55_000, {}],
  ['issue-not-open', undefined, -1, {}],
] as const)('%s: nothing is taken', async (refused, unknown, after, more) => {
  const eventId = await event();
  await built.fund('cat', '10');
  const before = await cashOf('cat');
  const now = built.clock.now() + after;
  const order = await place('cat', [slipOn(unknown ?? eventId)], { now, ...more });
  expect(order).toMatchObject({ refused });
  expect(await cashOf('cat')).toBe(before);
});

test('an event takes slips up to the last millisecond, and a chase before it opens', async () => {
  const eventId = await event();
  await built.fund('dan', '10');
  const { closesAt, opensAt } = (await built.wagering.eventOf(eventId))!;
  taken(await place('dan', [slipOn(eventId)], { now: closesAt - 1 }));
  taken(await place('dan', [slipOn(eventId)], { now: opensAt - 1, mayBeScheduled: true }));
});

test('an order above the balance is refused whole', async () => {
  const eventId = await event();
  await built.fund('eve', '3');
  const slips = [slipOn(eventId), slipOn(eventId, { text: '1|2|4' })];
  expect(await place('eve', slips)).toMatchObject({ refused: 'balance-too-low' });
  expect(await built.wagering.exposureOf(eventId)).toEqual([
    { bet: '3X_DIRECT_BACK', payouts: Array.from({ length: 1000 }, () => 0n) },
  ]);
});

test('of ten thousand outcomes only those that an order adds to are written', async () => {
  const eventId = await event({ gameCode: 'HANOI_5M' });
  await built.fund('ivy', '100');
  const bet = 'TOP4';
  const order = async (text: string, exposureMax: bigint | null = null) =>
    place('ivy', [slipOn(eventId, { bet, text })], { exposureMax: () => exposureMax });
  const { orderId } = taken(await order('0007,9999'));
  taken(await order('9999'));
  const [exposure] = await built.wagering.exposureOf(eventId);
  const paid = units('8800');
  expect(exposure?.payouts).toHaveLength(10_000);
  expect([...(exposure?.payouts ?? []).entries()].filter(([, payout]) => payout > 0n)).toEqual([
    [7, paid],
    [9999, paid * 2n],
  ]);
  const { rows } = await sql`select first_outcome from wagering_exposure
    where event_id = ${eventId}`.execute(database.kysely);
  expect(rows).toEqual([{ first_outcome: 0 }, { first_outcome: 9900 }]);
  expect(await order('9999', paid * 2n)).toMatchObject({ refused: 'exposure-limit-reached' });
  taken(await order('0008', paid));
  const now = built.clock.now();
  await built.wagering.cancelSlips({ playerId: 'ivy', currency: 'PHP', orderId, now });
  const [after] = await built.wagering.exposureOf(eventId);
  expect([7, 8, 9999].map((outcome) => after?.payouts[outcome])).toEqual([0n, paid, paid]);
});

test('an order is taken back before the close, once, with all of its stake', async () => {
  const eventId = await event();
  await built.fund('fay', '100');
  const order = taken(await place('fay', [slipOn(eventId), slipOn(eventId, { times: 3 })]));
  const asked = { playerId: 'fay', currency: 'PHP', orderId: order.orderId };
  const now = built.clock.now();
  const stranger = { ...asked, playerId: 'bob', now };
  expect(await built.wagering.cancelSlips(stranger)).toMatchObject({ refused: 'order-unknown' });
  const ofOtherPurse = { ...asked, currency: 'FUN', now };
  expect(await built.wagering.cancelSlips(ofOtherPurse)).toMatchObject({
    refused: 'order-unknown',
  });
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => built.wagering.cancelSlips({ ...asked, now })),
  );
  expect(sent.filter((one) => 'replayed' in one && !one.replayed)).toHaveLength(1);
  expect(sent.every((one) => 'refunded' in one && one.refunded === units('8'))).toBe(true);
  expect(await cashOf('fay')).toBe(units('100'));
  const [exposure] = await built.wagering.exposureOf(eventId);
  expect(exposure?.payouts.every((payout) => payout === 0n)).toBe(true);
});

test('after the close nothing is taken back', async () => {
  const eventId = await event();
  await built.fund('gil', '10');
  const { orderId } = taken(await place('gil', [slipOn(eventId)]));
  const { closesAt } = (await built.wagering.eventOf(eventId))!;
  const asked = { playerId: 'gil', currency: 'PHP', orderId, now: closesAt };
  expect(await built.wagering.cancelSlips(asked)).toMatchObject({ refused: 'order-not-open' });
  expect(await inPlayOf('gil')).toBe(units('2'));
});

test('only the named slips of a chase are cancelled', async () => {
  const [one, two] = [await event(), await event()];
  await built.fund('hal', '10');
  const { orderId } = taken(await place('hal', [slipOn(one), slipOn(two)]));
  const asked = { playerId: 'hal', currency: 'PHP', orderId, now: built.clock.now() };
  const stopped = await built.wagering.cancelSlips({ ...asked, eventIds: [two] });
  expect(stopped).toMatchObject({ refunded: units('2') });
  const [order] = await built.wagering.ordersOf([orderId]);
  expect(order?.slips.map(({ state }) => state)).toEqual(['open', 'void']);
});

test('an outcome over the exposure limit is refused; another outcome is not', async () => {
  const eventId = await event();
  await built.fund('ivy', '100');
  const exposureMax = () => units('3000');
  taken(await place('ivy', [slipOn(eventId)], { exposureMax }));
  const again = await place('ivy', [slipOn(eventId)], { exposureMax });
  expect(again).toMatchObject({ refused: 'exposure-limit-reached' });
  taken(await place('ivy', [slipOn(eventId, { text: '3|2|1' })], { exposureMax }));
  // Two lanes of parallel orders do not pass it together.
  const many = await Promise.all(
    Array.from({ length: 30 }, () =>
      place('ivy', [slipOn(eventId, { text: '5|5|5' })], { exposureMax }),
    ),
  );
  expect(many.filter((one) => 'order' in one)).toHaveLength(1);
});

test('each kind of bet of an order has its own exposure limit', async () => {
  const eventId = await event();
  await built.fund('kit', '100');
  const strict = '1X_POS';
  const exposureMax = (bet: string) => units(bet === strict ? '10' : '3000');
  const mixed = (text: string) => [slipOn(eventId), slipOn(eventId, { bet: strict, text })];
  // One unit of a place pays 19.56, one of three places 1956.
  expect(await place('kit', mixed('1|-|-|-|-'), { exposureMax })).toMatchObject({
    refused: 'exposure-limit-reached',
  });
  const lax = (bet: string) => units(bet === strict ? '20' : '3000');
  taken(await place('kit', mixed('1|-|-|-|-'), { exposureMax: lax }));
});

test('the limits of a player count the whole order', async () => {
  const eventId = await event();
  await built.fund('jon', '100');
  const slips = Array.from({ length: 3 }, () => slipOn(eventId));
  const limit = { kind: 'spend', span: 'day', value: '5' } as const;
  await built.wagering.actions.setLimit(callOf(playerCaller('jon'), limit, built.clock.now()));
  expect(await place('jon', slips)).toMatchObject({ refused: 'spend-limit-reached' });
  taken(await place('jon', slips.slice(0, 2)));
});

test('a cancelled event returns every stake, and takes no more', async () => {
  const eventId = await event();
  await built.fund('kim', '10');
  await built.fund('lea', '10');
  taken(await place('kim', [slipOn(eventId)]));
  taken(await place('lea', [slipOn(eventId), slipOn(eventId)]));
  expect(await built.wagering.voidEvent(eventId)).toMatchObject({ event: { state: 'cancelled' } });
  expect([await cashOf('kim'), await cashOf('lea')]).toEqual([units('10'), units('10')]);
  expect(await place('kim', [slipOn(eventId)])).toMatchObject({ refused: 'issue-closed' });
  expect(await built.wagering.voidEvent(eventId)).toMatchObject({ event: { state: 'cancelled' } });
  expect(built.settled.filter((one) => one.eventId === eventId)).toMatchObject([
    { playerId: 'kim', state: 'void' },
    { playerId: 'lea', state: 'void' },
  ]);
});

test('an order is taken after a restore lost the player’s row', async () => {
  const eventId = await event();
  await built.fund('lost', '100');
  taken(await place('lost', [slipOn(eventId)]));
  await sql`delete from wagering_player where player_id = 'lost'`.execute(database.kysely);
  taken(await place('lost', [slipOn(eventId)]));
  expect(await inPlayOf('lost')).toBe(units('4'));
});
