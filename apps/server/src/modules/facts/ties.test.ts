// Proves that a bet of a vendor that gives its stake back is no turnover and no loss of the house,
// also when a late message makes it one or ends it.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { VendorAsked } from '../wagering/index.ts';
import { units } from '../wagering/testing.ts';
import { buildFacts, type BuiltFacts } from './testing.ts';

let built: BuiltFacts;
const opened: (() => Promise<void>)[] = [];
beforeEach(async () => {
  const database = await freshDatabase();
  const one = await buildFacts(database);
  built = one;
  opened.push(async () => {
    await one.books.close();
    await database.close();
  });
  await built.books.fund(built.tree.idOf('dan'), '1000');
});
afterAll(() => Promise.all(opened.map((close) => close())));

async function say(kind: VendorAsked['kind'], amount = '0', more: Partial<VendorAsked> = {}) {
  const { wagering, clock } = built.books;
  const entry = await wagering.vendorMessage({
    vendor: 'SBXA',
    requestId: built.next(),
    kind,
    playerId: built.tree.idOf('dan'),
    currency: 'PHP',
    round: 'r',
    gameCode: kind === 'bet' ? 'wheel' : '',
    amount: units(amount),
    betRef: '',
    now: clock.now(),
    sessionSince: clock.now(),
    ...more,
  });
  if (isRefusal(entry)) throw new Error(entry.refused);
}

async function figures() {
  await built.count();
  const { tree, books, facts } = built;
  const asked = callOf(tree.callerOf('ben'), {}, books.clock.now());
  const { stake, validBet, payout, netProfit, netLoss } = given(
    await facts.actions.getTeamCategories(asked),
  ).total;
  return { stake, validBet, payout, netProfit, netLoss };
}

test('a tie at a table is no turnover, and the stake that goes back no loss', async () => {
  await say('bet', '100');
  await say('win', '100');
  await say('end');
  expect(await figures()).toEqual({
    stake: 100,
    validBet: 0,
    payout: 100,
    netProfit: 0,
    netLoss: 0,
  });
});

test('a won and a lost bet are turnover as they were staked', async () => {
  await say('bet', '100');
  await say('win', '195');
  await say('end');
  expect(await figures()).toMatchObject({ validBet: 100, netLoss: -95 });
  await say('bet', '40', { round: 'lost' });
  await say('end', '0', { round: 'lost' });
  expect(await figures()).toMatchObject({ validBet: 140, payout: 195, netLoss: -55 });
});

test('slots that pay the stake once are turnover', async () => {
  await say('bet', '100', { gameCode: 'lotus' });
  await say('win', '100');
  await say('end');
  expect(await figures()).toMatchObject({ validBet: 100, netLoss: 0 });
});

test('a cancelled bet leaves no stake, no turnover and no loss', async () => {
  await say('bet', '100', { requestId: 'placed' });
  await say('rollback', '0', { betRef: 'placed' });
  await say('end');
  const nothing = { stake: 0, validBet: 0, payout: 0, netProfit: 0, netLoss: 0 };
  expect(await figures()).toEqual(nothing);
});

test('a late win makes a lost bet a tie, and a second one a won bet', async () => {
  await say('bet', '100');
  await say('end');
  expect(await figures()).toMatchObject({ validBet: 100, netLoss: 100 });
  await say('win', '100');
  expect(await figures()).toMatchObject({ validBet: 0, payout: 100, netLoss: 0 });
  await say('win', '50');
  expect(await figures()).toMatchObject({ validBet: 100, payout: 150, netLoss: -50 });
});

test('late messages that are counted together come to the same', async () => {
  await say('bet', '60', { requestId: 'first' });
  await say('bet', '40', { requestId: 'second' });
  await say('win', '40');
  await say('end');
  expect(await figures()).toMatchObject({ validBet: 100, netLoss: 60 });
  await say('rollback', '0', { betRef: 'first' });
  expect(await figures()).toMatchObject({ stake: 40, validBet: 0, netLoss: 0 });
  await say('win', '30');
  await say('win', '20');
  expect(await figures()).toMatchObject({ stake: 40, validBet: 40, netLoss: -50 });
});
