// A free bet pays an order of slips: each slip wins its payout without its stake, the first time
// and when its result is corrected; the bet comes back once all of the order is void.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readDebts } from '../../wallet/index.ts';
import type { FreeRounds } from '../index.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import { eventIdOf, mustBalance, planAt, slipOn } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
const counted: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, {
    together: { count: ({ playerId }) => void counted.push(playerId) },
  });
});
afterAll(async () => {
  await built.close();
  await database.close();
});
afterEach(() => mustBalance(database));

const dayMs = 86_400_000;
type Slips = readonly ReturnType<typeof slipOn>[];

async function event(): Promise<string> {
  const plan = planAt(built.clock.now(), { drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  return eventIdOf(plan);
}

const give = (playerId: string, more: Partial<FreeRounds> = {}) =>
  database.transaction((tx) =>
    built.wagering.giveFreeRounds(tx, {
      id: `bet-${playerId}`,
      kind: 'bet',
      playerId,
      currency: 'PHP',
      gameCode: 'SSC_1M',
      stake: units('10'),
      given: 1,
      pays: 'cash',
      givenAt: built.clock.now(),
      expiresAt: built.clock.now() + 7 * dayMs,
      ...more,
    }),
  );

let intents = 0;
const ask = (player: string, slips: Slips, freeId: string | undefined = `bet-${player}`) => {
  intents += 1;
  return built.wagering.placeFewSlips({
    player: playerCaller(player),
    intent: `order-${intents}`,
    slips,
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    slipsMost: 100,
    detail: null,
    freeId,
  });
};

async function place(player: string, slips: Slips) {
  const outcome = await ask(player, slips);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.order;
}

async function draw(eventId: string, result: readonly number[], version = 1): Promise<void> {
  const asked = { eventId, result, version, enteredBy: 'ana', confirmedBy: 'ben' };
  const now = built.clock.now();
  await built.wagering.setResult({ ...asked, reason: 'official', now });
  await built.wagering.settleEvent(eventId);
}

const hit = [0, 0, 1, 2, 3];
const miss = [0, 0, 9, 9, 9];
const unknown = { refused: 'free-rounds-unknown' };
const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const debtOf = async (player: string) =>
  (await readDebts(database.kysely, [player], 'PHP')).get(player) ?? 0n;
const leftOf = async (playerId: string) =>
  (await built.wagering.freeRoundsOf({ playerId, currency: 'PHP', now: built.clock.now() })).length;
const wonOf = async (playerId: string) => {
  const { rows } = await sql<{ won: bigint }>`select won from wagering_free_rounds
    where player_id = ${playerId}`.execute(database.kysely);
  return rows[0]?.won;
};
const houseCost = async () => {
  const { rows } = await sql<{ cost: bigint }>`select -coalesce(sum(balance), 0)::bigint as cost
    from ledger_account where kind = 'bonus-funding'`.execute(database.kysely);
  return rows[0]?.cost ?? 0n;
};

test('each slip of an order wins its payout without its stake', async () => {
  const eventId = await event();
  await give('ann');
  const before = await houseCost();
  await place('ann', [slipOn(eventId), slipOn(eventId, { text: '5|5|5', times: 2 })]);
  expect(await built.ledger.balance('ann', 'PHP')).toMatchObject({ cash: 0n, inPlay: units('6') });
  expect(await houseCost()).toBe(before + units('6'));
  built.clock.advance(60_000);
  await draw(eventId, hit);
  // 1956 is paid for 2; the stake of the lost slip stays with the house.
  expect(await cashOf('ann')).toBe(units('1954'));
  expect(await houseCost()).toBe(before + units('4'));
  expect(counted).not.toContain('ann');
  expect(built.settled.at(-1)).toMatchObject({ isFree: true, paid: units('1954') });
  const uses = await sql`select day_staked + day_paid as used from wagering_player
    where player_id = 'ann'`.execute(database.kysely);
  expect(uses.rows).toEqual([{ used: 0n }]);
});

test('an order above the amount, of another game or of another player is refused', async () => {
  const eventId = await event();
  await give('bob');
  await built.fund('cat', '100');
  expect(await ask('bob', [slipOn(eventId, { times: 6 })])).toEqual(unknown);
  expect(await ask('cat', [slipOn(eventId)], 'bet-bob')).toEqual(unknown);
  await give('dot', { gameCode: 'SSC_5M' });
  expect(await ask('dot', [slipOn(eventId)])).toEqual(unknown);
  expect(await cashOf('cat')).toBe(units('100'));
  expect(await leftOf('bob')).toBe(1);
});

test('a hundred devices lay one free order', async () => {
  const eventId = await event();
  await give('eva');
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => ask('eva', [slipOn(eventId)])),
  );
  expect(outcomes.filter((one) => !isRefusal(one))).toHaveLength(1);
  expect(outcomes.filter(isRefusal)).toEqual(Array.from({ length: 99 }, () => unknown));
});

test('the same intent is the same order, and not one of the player’s own money', async () => {
  const eventId = await event();
  await give('fay');
  await built.fund('fay', '100');
  const { orderId } = await place('fay', [slipOn(eventId)]);
  intents -= 1;
  expect(await ask('fay', [slipOn(eventId)])).toMatchObject({ order: { orderId }, replayed: true });
  intents -= 1;
  const refused = { refused: 'idempotency-key-reused' };
  expect(await ask('fay', [slipOn(eventId)], '')).toEqual(refused);
});

test('a cancelled order gives the bet back, once all of it is void', async () => {
  const [one, two] = [await event(), await event()];
  await give('gil');
  const before = await houseCost();
  const { orderId } = await place('gil', [slipOn(one), slipOn(two)]);
  const cancel = (eventIds: readonly string[]) =>
    built.wagering.cancelSlips({
      playerId: 'gil',
      currency: 'PHP',
      orderId,
      eventIds,
      now: built.clock.now(),
    });
  expect(await cancel([one])).toMatchObject({ refunded: 0n });
  expect(await leftOf('gil')).toBe(0);
  await built.wagering.voidEvent(two);
  expect(await leftOf('gil')).toBe(1);
  expect(await built.ledger.balance('gil', 'PHP')).toMatchObject({ cash: 0n, inPlay: 0n });
  expect(await houseCost()).toBe(before);
  const next = await event();
  await place('gil', [slipOn(next)]);
  expect(await leftOf('gil')).toBe(0);
});

test('a corrected result takes the win back, and pays the other slip its win', async () => {
  const eventId = await event();
  await give('hal');
  const before = await houseCost();
  await place('hal', [slipOn(eventId), slipOn(eventId, { text: '9|9|9' })]);
  built.clock.advance(60_000);
  await draw(eventId, hit);
  expect(await cashOf('hal')).toBe(units('1954'));
  await draw(eventId, miss, 2);
  expect(await cashOf('hal')).toBe(units('1954'));
  await draw(eventId, [0, 0, 7, 7, 7], 3);
  expect([await cashOf('hal'), await debtOf('hal')]).toEqual([0n, 0n]);
  expect(await houseCost()).toBe(before + units('4'));
});

test('a win that is gone is a debt without the stake', async () => {
  const eventId = await event();
  await give('ida');
  await place('ida', [slipOn(eventId)]);
  built.clock.advance(60_000);
  await draw(eventId, hit);
  const next = await event();
  await built.wagering.placeSlips({
    player: playerCaller('ida'),
    intent: 'own-money',
    slips: [slipOn(next, { text: '0|0|0', times: 977 })],
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  expect(await cashOf('ida')).toBe(0n);
  await draw(eventId, [0, 0, 4, 4, 4], 2);
  expect([await cashOf('ida'), await debtOf('ida')]).toEqual([0n, units('1954')]);
});

test('a win for a bonus is gathered without the stake and corrected with its slip', async () => {
  const eventId = await event();
  await give('jan', { pays: 'bonus' });
  await place('jan', [slipOn(eventId), slipOn(eventId, { text: '9|9|9', times: 2 })]);
  const end = { id: 'bet-jan', now: built.clock.now() };
  const ended = () => database.transaction((tx) => built.wagering.endFreeRounds(tx, end));
  expect(await ended()).toBeUndefined();
  built.clock.advance(60_000);
  await draw(eventId, hit);
  expect([await cashOf('jan'), await wonOf('jan')]).toEqual([0n, units('1954')]);
  await draw(eventId, miss, 2);
  expect([await cashOf('jan'), await wonOf('jan')]).toEqual([0n, units('3908')]);
  expect(await ended()).toBe(units('3908'));
});
