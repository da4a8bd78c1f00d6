// Proves that a settlement goes on where it was interrupted, that a corrected result is settled
// again by entries of its own, that what cash does not reach is a debt, and that the cap of an
// event cuts.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import type { Database } from '../../../platform/database/index.ts';
import { readDebts } from '../../wallet/index.ts';
import type { OrderChange } from '../index.ts';
import { buildWagering, playerCaller, units } from '../testing.ts';
import { eventIdOf, mustBalance, planAt, slipOn } from './testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
const changes: OrderChange[] = [];
/** Fails the next so many savings, as a process that dies between two transactions. */
let failing = 0;
beforeAll(async () => {
  database = await freshDatabase();
  const save = (list: readonly OrderChange[]) => {
    const settles = list.some(({ change }) => change !== 'placed');
    if (settles && failing > 0) {
      failing -= 1;
      throw new Error('the process died');
    }
    changes.push(...list);
    return [];
  };
  built = buildWagering(database, { ordersTogether: { save } });
});
afterAll(async () => {
  await built.close();
  await database.close();
});
afterEach(() => mustBalance(database));

async function event(): Promise<string> {
  const plan = planAt(built.clock.now(), { drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  return eventIdOf(plan);
}

let intents = 0;
async function place(player: string, slips: readonly ReturnType<typeof slipOn>[]) {
  intents += 1;
  const outcome = await built.wagering.placeSlips({
    player: playerCaller(player),
    intent: `order-${intents}`,
    slips,
    now: built.clock.now(),
    mayBeScheduled: false,
    exposureMax: null,
    detail: null,
  });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.order;
}

const setResult = (eventId: string, result: readonly number[], version = 1) => {
  const asked = { eventId, result, version, enteredBy: 'ana', confirmedBy: 'ben' };
  return built.wagering.setResult({ ...asked, reason: 'official', now: built.clock.now() });
};
const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const debtOf = async (player: string) =>
  (await readDebts(database.kysely, [player], 'PHP')).get(player) ?? 0n;

/** Takes a player's cash away, as other play would. */
async function lose(player: string, times: number): Promise<void> {
  const eventId = await event();
  await place(player, [slipOn(eventId, { text: '0|0|0', times })]);
  built.clock.advance(60_000);
  await setResult(eventId, [1, 1, 1, 1, 1]);
  await built.wagering.settleEvent(eventId);
}

test('a settlement that dies between chunks goes on where it stands', async () => {
  const eventId = await event();
  const players = Array.from({ length: 6 }, (_, index) => `crash-${index}`);
  for (const player of players) {
    await built.fund(player, '10');
    await place(player, [slipOn(eventId), slipOn(eventId, { text: '5|5|5' })]);
  }
  built.clock.advance(60_000);
  await setResult(eventId, [0, 0, 1, 2, 3]);
  // The batch fails, and so do the first items when each is tried alone.
  failing = 3;
  await expect(built.wagering.settleEvent(eventId)).rejects.toThrow('the process died');
  failing = 0;
  expect(await built.wagering.eventOf(eventId)).toMatchObject({ state: 'drawn' });
  expect(await built.wagering.settleEvent(eventId)).toMatchObject({ state: 'settled' });
  for (const player of players) expect(await cashOf(player)).toBe(units('1962'));
  const again = await built.wagering.settleEvent(eventId);
  expect(again).toMatchObject({ settledVersion: 1 });
  for (const player of players) expect(await cashOf(player)).toBe(units('1962'));
});

test('a corrected result takes back what was paid and pays what is due', async () => {
  const eventId = await event();
  for (const player of ['ann', 'bob', 'cat']) await built.fund(player, '10');
  const { orderId } = await place('ann', [slipOn(eventId)]);
  await place('bob', [slipOn(eventId, { text: '1|2|4' })]);
  await place('cat', [slipOn(eventId, { text: '7|7|7' })]);
  built.clock.advance(60_000);
  await setResult(eventId, [0, 0, 1, 2, 3]);
  expect(await setResult(eventId, [0, 0, 1, 2, 4], 2)).toEqual({ refused: 'result-version-taken' });
  await built.wagering.settleEvent(eventId);
  expect(await cashOf('ann')).toBe(units('1964'));
  expect(await setResult(eventId, [0, 0, 1, 2, 4], 2)).toMatchObject({ replayed: false });
  expect(await setResult(eventId, [0, 0, 1, 2, 4], 2)).toMatchObject({ replayed: true });
  const settled = await built.wagering.settleEvent(eventId);
  expect(settled).toMatchObject({ state: 'settled', resultVersion: 2, settledVersion: 2 });
  expect(await cashOf('ann')).toBe(units('8'));
  expect(await cashOf('bob')).toBe(units('1964'));
  expect(await cashOf('cat')).toBe(units('8'));
  expect(changes.filter((one) => one.orderId === orderId).map(({ change }) => change)).toEqual([
    'placed',
    'settled',
    'corrected',
  ]);
  const { rows } = await sql<{ event: string; amount: bigint }>`select e.event, e.amount
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.owner = 'ann' and a.kind = 'player-cash' order by e.posting_id`.execute(
    database.kysely,
  );
  expect(rows.map(({ event: name, amount }) => [name, amount])).toEqual([
    ['deposit-settled', units('10')],
    ['stake-opened', -units('2')],
    ['round-settled', units('1956')],
    ['payout-reversed', -units('1956')],
  ]);
  await built.wagering.settleEvent(eventId);
  expect(await cashOf('bob')).toBe(units('1964'));
});

test('a payout taken back beyond the cash is a debt, and later winnings settle it', async () => {
  const eventId = await event();
  await built.fund('dan', '2');
  await place('dan', [slipOn(eventId)]);
  built.clock.advance(60_000);
  await setResult(eventId, [0, 0, 1, 2, 3]);
  await built.wagering.settleEvent(eventId);
  await lose('dan', 978);
  expect(await cashOf('dan')).toBe(0n);
  await setResult(eventId, [0, 0, 9, 9, 9], 2);
  await built.wagering.settleEvent(eventId);
  expect([await cashOf('dan'), await debtOf('dan')]).toEqual([0n, units('1956')]);
  // A later win of 3912 pays the 1956 that are owed; the rest is the player's.
  await built.fund('dan', '4');
  const next = await event();
  await place('dan', [slipOn(next, { times: 2 })]);
  built.clock.advance(60_000);
  await setResult(next, [0, 0, 1, 2, 3]);
  await built.wagering.settleEvent(next);
  expect([await cashOf('dan'), await debtOf('dan')]).toEqual([units('1956'), 0n]);
});

test('a member is paid no more than the cap for all slips of one event', async () => {
  const eventId = await event();
  await built.fund('eve', '10');
  const issueCap = units('3000');
  const order = await place('eve', [
    slipOn(eventId, { issueCap }),
    slipOn(eventId, { issueCap }),
    slipOn(eventId, { issueCap }),
  ]);
  built.clock.advance(60_000);
  await setResult(eventId, [0, 0, 1, 2, 3]);
  await built.wagering.settleEvent(eventId);
  const [now] = await built.wagering.ordersOf([order.orderId]);
  expect(now?.slips.map(({ payout }) => payout)).toEqual([units('1956'), units('1044'), 0n]);
  expect(await cashOf('eve')).toBe(units('4') + issueCap);
});

test('a push returns its stake, and counts for no turnover', async () => {
  const eventId = await event();
  await built.fund('fay', '10');
  const slip = slipOn(eventId, { bet: 'C_LH_BACK', text: 'dragon', times: 5 });
  const order = await place('fay', [slip]);
  built.clock.advance(60_000);
  await setResult(eventId, [4, 0, 0, 0, 4]);
  await built.wagering.settleEvent(eventId);
  const [now] = await built.wagering.ordersOf([order.orderId]);
  expect(now?.slips[0]).toMatchObject({ payout: units('5'), slip: { validStake: 0n } });
  expect(await cashOf('fay')).toBe(units('10'));
});

test('a player with more slips than one transaction takes is told once', async () => {
  const eventId = await event();
  await built.fund('gil', '3000');
  for (let order = 0; order < 3; order += 1)
    await place(
      'gil',
      Array.from({ length: 400 }, () => slipOn(eventId, { text: '0|0|0' })),
    );
  built.clock.advance(60_000);
  await setResult(eventId, [0, 0, 1, 2, 3]);
  await built.wagering.settleEvent(eventId);
  expect(built.settled.filter((one) => one.eventId === eventId)).toMatchObject([
    { playerId: 'gil', slips: 1200, payout: 0n },
  ]);
  expect(await cashOf('gil')).toBe(units('600'));
});
