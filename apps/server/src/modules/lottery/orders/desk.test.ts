// Proves what staff find of orders, and that reports agree with the orders they sum.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { dayText } from '@baize/money';
import { staff } from '../testing.ts';
import { buildOrders, gameCode, oneUnit, type BuiltOrders } from './testing.ts';

let database: Database;
let built: BuiltOrders;
let issues: string[] = [];
let chaseId = '';
let day = '';
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
  built.lines.set('ann', [
    { id: 'ann', group: 1956 },
    { id: 'lead', group: 1960 },
  ]);
  await built.fund('ann', '500');
  await built.fund('bea', '500');
  issues = await built.issuesOf(2);
  const [issue = ''] = issues;
  day = dayText(built.clock.now());
  const slips = [{ ...oneUnit, multiple: 50, group: 1800 }];
  given(await built.place('ann', { issue, slips, total: '100' }));
  const chase = { multiples: [1, 1], stop: 'never' as const };
  const placed = given(await built.place('bea', { issue, total: '4', chase }));
  chaseId = placed.chaseId ?? '';
  built.clock.advance(60_000);
  await built.settle(issue, [1, 0, 0, 0, 0]);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const ask = <I>(input: I) => callOf(staff('may'), input, built.clock.now());
const find = async (input: object) => given(await built.actions.findLotteryOrders(ask(input)));
const report = async (by: 'game' | 'issue' | 'agent' | 'day', more: object = {}) =>
  given(await built.actions.getLotteryReport(ask({ by, day, ...more })));

test('an order is found by its number, a chase with all of its parts', async () => {
  expect(await find({ number: chaseId })).toMatchObject({
    total: 2,
    list: [
      { phase: 1, username: 'name of bea', state: 'won' },
      { phase: 2, state: 'running' },
    ],
  });
  expect(await find({ number: `${chaseId}-2` })).toMatchObject({ total: 1, list: [{ phase: 2 }] });
  expect(await find({ number: 'no-such-order' })).toEqual({ list: [], total: 0 });
});

test.each([
  ['a member', () => ({ username: 'ann' }), 1],
  ['nobody', () => ({ username: 'nobody' }), 0],
  ['an issue', () => ({ gameCode, issue: issues[0] }), 2],
  ['a state', () => ({ state: 'running' }), 1],
  ['a day', () => ({ day }), 3],
  ['another day', () => ({ day: '2026-01-01' }), 0],
])('orders of %s are found', async (_words, search, total) => {
  expect((await find(search())).total).toBe(total);
});

test('an order shows its slips and its line of agents', async () => {
  const [order] = (await find({ username: 'ann' })).list;
  const call = ask({ orderId: order?.orderId ?? '' });
  const told = given(await built.actions.getLotteryOrderOf(call));
  expect(told.slips).toMatchObject([{ play: '1X_POS', stake: '100.0000' }]);
  expect(told.line).toEqual([
    { playerId: 'ann', username: 'name of ann', group: 1956 },
    { playerId: 'lead', username: 'name of lead', group: 1960 },
  ]);
  const unknown = await built.actions.getLotteryOrderOf(ask({ orderId: 'no-such-order' }));
  expect(unknown).toMatchObject({ refused: 'order-unknown' });
});

test('a report sums settled orders by game, issue, agent and day alike', async () => {
  // ann staked 100 at 1800 and won 50 × 18; bea 2 at 1956 and won 19.56.
  const sum = {
    orders: 2,
    players: 2,
    stake: '102.0000',
    payout: '919.5600',
    rebate: '7.8000',
    teamRebate: '0.2000',
    result: '-825.5600',
  };
  expect(await report('game')).toEqual({
    list: [{ key: gameCode, name: `The ${gameCode}`, ...sum }],
    sum,
    currency: 'PHP',
  });
  expect((await report('issue')).list).toMatchObject([{ key: `${gameCode} ${issues[0] ?? ''}` }]);
  expect((await report('day')).list).toMatchObject([{ key: day, ...sum }]);
  const byAgent = await report('agent');
  expect(byAgent.list.map(({ key, stake }) => [key, stake])).toEqual([
    ['lead', '100.0000'],
    ['', '2.0000'],
  ]);
  expect((await report('game', { agent: 'lead' })).sum.stake).toBe('100.0000');
  expect((await report('game', { agent: 'nobody' })).list).toEqual([]);
});
