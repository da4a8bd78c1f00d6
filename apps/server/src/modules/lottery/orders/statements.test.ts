// Holds what an order costs: statements are counted at the database driver, those of an order
// alone, of a whole chase, and of many orders at once, which share them.
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { buildOrders, oneUnit, type BuiltOrders } from './testing.ts';

const players = 32;
/** Begin and commit included. */
const most = { order: 18, chase: 22 } as const;
/** Of `players` orders at once, for each of them. */
const mostTogether = 4;

// Before the first connection, some of which keep the function that they find.
const sent = vi.spyOn(pg.Client.prototype, 'query');

let database: Database;
let built: BuiltOrders;
let issues: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
  issues = await built.issuesOf(100);
  for (let seat = 0; seat < players; seat += 1) await built.fund(`player-${seat}`, '1000');
  // What is remembered from here on: players, accounts, lines.
  await Promise.all(seats((player) => order(player)));
});
afterAll(async () => {
  sent.mockRestore();
  await built.close();
  await database.close();
});

const seats = <T>(work: (player: string) => T): T[] =>
  Array.from({ length: players }, (_, seat) => work(`player-${seat}`));
const order = async (player: string, more: object = {}) =>
  given(await built.place(player, { issue: issues[0] ?? '', ...more }));

/** What is sent to the database meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = sent.mock.calls.length;
  await work();
  return sent.mock.calls.length - before;
}

test('an order of many slips takes few statements, a chase no more', async () => {
  const slips = Array.from({ length: 50 }, () => oneUnit);
  const orders = await statementsOf(() => order('player-0', { slips, total: '100' }));
  const chase = { multiples: issues.map(() => 1), stop: 'win' };
  const chases = await statementsOf(() => order('player-1', { total: '200', chase }));
  expect(orders).toBeGreaterThan(4);
  expect(orders).toBeLessThanOrEqual(most.order);
  expect(chases).toBeLessThanOrEqual(most.chase);
});

test('many orders at once share their statements', async () => {
  const count = await statementsOf(() => Promise.all(seats((player) => order(player))));
  expect(count).toBeLessThanOrEqual(mostTogether * players);
});
