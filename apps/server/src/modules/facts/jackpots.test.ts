// Proves that what feeds a jackpot is a cost of the round that fed it, and that a prize, which the
// pool pays, is none: no figure of a team hangs on who wins.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { always, noWin, openPools, takingPart } from '../jackpots/testing.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

let database: Database;
let built: BuiltFacts;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildFacts(database, { jackpots: takingPart() });
  await openPools(database, built.books);
  await built.books.fund(built.tree.idOf('dan'), '1000');
});
afterAll(async () => {
  await built.books.close();
  await database.close();
});

async function figures() {
  await built.count();
  const { tree, books, facts } = built;
  const asked = callOf(tree.callerOf('ben'), {}, books.clock.now());
  const { stake, validBet, payout, netLoss } = given(
    await facts.actions.getTeamCategories(asked),
  ).total;
  return { stake, validBet, payout, netLoss };
}

test('a contribution to jackpots is a payout at once, a prize of a jackpot none', async () => {
  await built.play('dan', '100', '40', 'lotus', noWin);
  // 1.45 % of the stake.
  const fed = { stake: 100, validBet: 100, payout: 41.45, netLoss: 58.55 };
  expect(await figures()).toEqual(fed);
  await built.play('dan', '100', '0', 'lotus', { major: always, grand: always });
  const won = built.books.closed.at(-1);
  expect(won?.jackpotWon).toBeGreaterThan(0n);
  expect(await figures()).toEqual({ stake: 200, validBet: 200, payout: 42.9, netLoss: 157.1 });
});

test('the bets that a figure opens into come to the same', async () => {
  const search = { playerId: built.tree.idOf('dan'), currency: 'PHP', limit: 10, offset: 0 };
  const span = { from: 0, until: built.books.clock.now() + 1 };
  const settled = { ...search, ...span, spans: [span] };
  const { list } = await built.books.wagering.settledRounds(settled);
  expect(new Set(list.map(({ payout }) => payout))).toEqual(new Set([14_500n, 414_500n]));
});
