// Proves that an order is one stake whose sums we count ourselves, that its rows follow its slips,
// and that it can be taken back until its issue is closed and never after.
import { isRefusal } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import { booksAgree, buildOrders, gameCode, oneUnit, type BuiltOrders } from './testing.ts';

let database: Database;
let built: BuiltOrders;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
});
afterAll(async () => {
  await built.close();
  await database.close();
});
afterEach(() => booksAgree(database));

const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const listOf = async (player: string, input: object = {}) =>
  given(
    await built.actions.listLotteryOrders(
      callOf(built.gameCaller(player), input, built.clock.now()),
    ),
  );

test('an order is taken, listed, settled and told with its slips', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('ann', '100');
  const slips = [oneUnit, { play: 'C_BALL1', selection: 'big', amount: '10' }];
  const placed = given(await built.place('ann', { issue, slips, total: '12' }));
  expect(placed).toMatchObject({ stake: '12.0000', chaseId: null, balance: '88.00', cut: false });
  const running = await listOf('ann');
  expect(running).toMatchObject({
    total: 1,
    list: [{ state: 'running', slips: 2, cancellable: true, first: { play: '1X_POS', units: 1 } }],
  });
  built.clock.advance(60_000);
  await built.settle(issue, [1, 2, 3, 4, 5]);
  const [order] = (await listOf('ann', { state: 'won' })).list;
  // One place of ten at 1956 pays 19.56; the first ball is small.
  expect(order).toMatchObject({ payout: '19.56', result: [1, 2, 3, 4, 5], rebate: '0.00' });
  const told = given(
    await built.actions.getLotteryOrder(
      callOf(built.gameCaller('ann'), { orderId: placed.orderId }, built.clock.now()),
    ),
  );
  expect(told.slips).toMatchObject([
    { selection: '1|-|-|-|-', payout: '19.56', multiple: 1, group: 1956 },
    { amount: '10.0000', payout: '0.00', won: [] },
  ]);
  expect(await cashOf('ann')).toBe(units('107.56'));
});

test('the same key gives the first answer again, and refuses another order', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('bea', '10');
  const first = given(await built.place('bea', { issue }, 'bea-click'));
  built.clock.advance(60_000);
  expect(given(await built.place('bea', { issue }, 'bea-click'))).toEqual(first);
  const other = await built.place('bea', { issue, total: '3' }, 'bea-click');
  expect(other).toMatchObject({ refused: 'idempotency-key-reused' });
  expect(await cashOf('bea')).toBe(units('8'));
});

test('two orders of one key at once are one order', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('cleo', '10');
  const both = await Promise.all([1, 2].map(() => built.place('cleo', { issue }, 'cleo-click')));
  expect(both.map((one) => given(one).orderId)).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(both.map((one) => given(one).orderId)).size).toBe(1);
  expect(await cashOf('cleo')).toBe(units('8'));
});

test('an order is given back until its issue closes, and no later', async () => {
  const [issue = '', next = ''] = await built.issuesOf(2);
  await built.fund('dora', '10');
  const cancel = (orderIds: string[], player = 'dora') =>
    built.actions.cancelLotteryOrders(
      callOf(built.gameCaller(player), { orderIds }, built.clock.now()),
    );
  const { orderId } = given(await built.place('dora', { issue }));
  expect(await cancel([orderId], 'ann')).toMatchObject({ refused: 'order-unknown' });
  built.clock.advance(54_999);
  expect(given(await cancel([orderId]))).toMatchObject({ cancelled: [orderId], balance: '10.00' });
  // Asked once more, it gets the same answer and nothing moves.
  expect(given(await cancel([orderId]))).toMatchObject({
    cancelled: [orderId],
    refunded: '2.0000',
  });
  expect(await cancel([orderId], 'ann')).toMatchObject({ refused: 'order-unknown' });
  expect(await cashOf('dora')).toBe(units('10'));
  built.clock.advance(5001);
  const late = given(await built.place('dora', { issue: next }));
  built.clock.advance(55_000);
  expect(await cancel([late.orderId])).toMatchObject({ refused: 'issue-closed' });
  expect(await cashOf('dora')).toBe(units('8'));
  expect((await listOf('dora')).list.map(({ state }) => state)).toEqual([
    'running',
    'cancelled-by-player',
  ]);
});

test('a session in another currency cannot cancel an order of the player', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('jan', '10');
  await built.fund('jan', '10', 'FUN');
  const { orderId } = given(await built.place('jan', { issue }));
  const caller = { ...built.gameCaller('jan'), player: playerCaller('jan', { currency: 'FUN' }) };
  const call = callOf(caller, { orderIds: [orderId] }, built.clock.now());
  expect(await built.actions.cancelLotteryOrders(call)).toMatchObject({ refused: 'order-unknown' });
  expect(await cashOf('jan')).toBe(units('8'));
  expect((await listOf('jan')).list).toMatchObject([{ state: 'running' }]);
});

test('a session in another currency does not read an order of the player', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('una', '10');
  const { orderId } = given(await built.place('una', { issue }));
  const free = { ...built.gameCaller('una'), player: playerCaller('una', { currency: 'FUN' }) };
  const asked = (caller: typeof free) =>
    built.actions.getLotteryOrder(callOf(caller, { orderId }, built.clock.now()));
  expect(await asked(free)).toMatchObject({ refused: 'order-unknown' });
  expect(await asked(built.gameCaller('una'))).toMatchObject({ orderId });
});

test('two equal cancellations at once have one answer', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('ivo', '10');
  const { orderId } = given(await built.place('ivo', { issue }));
  const call = callOf(built.gameCaller('ivo'), { orderIds: [orderId] }, built.clock.now());
  const both = await Promise.all([1, 2].map(() => built.actions.cancelLotteryOrders(call)));
  const answer = { cancelled: [orderId], refunded: '2.0000', balance: '10.00' };
  expect(both).toEqual([answer, answer]);
});

test('an issue that the house cancels gives the stake back', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('edda', '10');
  given(await built.place('edda', { issue }));
  await built.wagering.voidEvent(`${gameCode}:${issue}`);
  expect(await cashOf('edda')).toBe(units('10'));
  expect((await listOf('edda')).list).toMatchObject([{ state: 'cancelled-by-house' }]);
});

test('a correction moves the payout and the state of an order', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('finn', '10');
  given(await built.place('finn', { issue, slips: [oneUnit, oneUnit], total: '4' }));
  built.clock.advance(60_000);
  await built.settle(issue, [2, 2, 3, 4, 5]);
  expect((await listOf('finn')).list).toMatchObject([{ state: 'lost', payout: '0.00' }]);
  await built.settle(issue, [1, 2, 3, 4, 5], 2);
  expect((await listOf('finn')).list).toMatchObject([{ state: 'won', payout: '39.12' }]);
  await built.settle(issue, [3, 2, 3, 4, 5], 3);
  expect((await listOf('finn')).list).toMatchObject([{ state: 'lost', payout: '0.00' }]);
  expect(await cashOf('finn')).toBe(units('6'));
});

test('a win beyond the cap is told before the stake', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('gus', '100000');
  const slip = { ...oneUnit, play: '5X_DIRECT', selection: '1|2|3|4|5', multiple: 10 };
  const placed = given(await built.place('gus', { issue, slips: [slip], total: '20' }));
  expect(placed.cut).toBe(true);
});

test('today’s total leaves out what came back', async () => {
  const total = given(
    await built.actions.getRecentLotteryTotal(
      callOf(built.gameCaller('dora'), {}, built.clock.now()),
    ),
  );
  expect(total).toEqual({ orders: 1, stake: '2.0000', payout: '0.00', waiting: 1 });
});

test('a lottery lists its plays at the player’s prize group', async () => {
  built.lines.set('hal', [{ id: 'hal', group: 1900 }]);
  const call = callOf(built.gameCaller('hal'), { gameCode }, built.clock.now());
  const told = await built.actions.getLotteryGame(call);
  if (isRefusal(told)) throw new Error(told.refused);
  const play = told.plays.find(({ code }) => code === '1X_POS');
  expect(told.group).toEqual({ own: 1900, least: 1800, step: 2 });
  expect(told).toMatchObject({ playerId: 'hal', orderSize: { rowsMost: 2000 } });
  expect(play?.tiers[0]).toMatchObject({ pays: '19.0000', chance: '1/10' });
  const unknown = { ...call, input: { gameCode: 'NO_SUCH' } };
  expect(await built.actions.getLotteryGame(unknown)).toMatchObject({ refused: 'game-unknown' });
});

test('a list counts and sums the newest thousand orders, however many there are', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('zoe', '100');
  const { orderId } = given(await built.place('zoe', { issue }));
  await sql`insert into lottery_order (base_id, phase, player_id, currency, game_code, event_id,
      issue, placed_at, closes_at, draws_at, stake, slips, slips_open, line_id, bases, rebate,
      line_rebate, cut, asked)
    select 'old-' || n, 0, player_id, currency, game_code, event_id, issue,
      placed_at - n * interval '1 minute', closes_at, draws_at, stake, slips, slips_open, line_id,
      bases, rebate, line_rebate, cut, asked
    from lottery_order, generate_series(1, 3000) as n where base_id = ${orderId}`.execute(
    database.kysely,
  );
  const page = async (pageNo: number, more: object = {}) =>
    given(
      await built.actions.listLotteryOrders(
        callOf(built.gameCaller('zoe'), { pageNo, pageSize: 100, ...more }, built.clock.now()),
      ),
    );
  const first = await page(1);
  expect([first.total, first.stake, first.list.length]).toEqual([1000, '2000.0000', 100]);
  expect(first.list[0]?.orderId).toBe(orderId);
  expect((await page(10)).list).toHaveLength(100);
  expect((await page(11)).list).toEqual([]);
  // Older ones are found by their days.
  const to = (first.list[0]?.placedAt ?? 0) - 2900 * 60_000;
  const old = await page(1, { to });
  expect([old.total, old.list[0]?.orderId]).toEqual([101, 'old-2900']);
});
