// Proves that parlays and divisions of Mark Six are ordered, settled and told as other slips: the
// odds of legs multiply, a push of one of two legs returns the stake, divisions have names.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { planAt } from '../../wagering/slips/testing.ts';
import { units } from '../../wagering/testing.ts';
import { booksAgree, buildOrders, type BuiltOrders, type SlipInput } from './testing.ts';

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

const callerOf = (player: string, gameCode: string) => ({ ...built.gameCaller(player), gameCode });

interface Ordered {
  readonly player: string;
  readonly gameCode: string;
  readonly slip: SlipInput;
  readonly result: readonly number[];
}

/** One slip of 10 on an issue that draws the result. */
async function settled({ player, gameCode, slip, result }: Ordered) {
  const now = built.clock.now();
  const plan = planAt(now, { gameCode, drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  await built.fund(player, '10');
  const input = { gameCode, issue: plan.name, slips: [slip], total: '10' };
  const caller = callerOf(player, gameCode);
  const placed = await built.actions.placeLotteryOrder(
    callOf(caller, input, now, { intent: `${player}-order` }),
  );
  const { orderId } = given(placed);
  built.clock.advance(60_000);
  const eventId = eventIdOf({ gameCode, name: plan.name });
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  await built.wagering.setResult({
    eventId,
    result,
    version: 1,
    now: built.clock.now(),
    ...people,
  });
  await built.wagering.settleEvent(eventId);
  await built.finishOrders();
  const told = await built.actions.getLotteryOrder(callOf(caller, { orderId }, built.clock.now()));
  return given(told).slips[0];
}

const parlay = (selection: string): SlipInput => ({ play: 'PARLAY', selection, amount: '10' });

test('a parlay of three legs pays the product of their odds', async () => {
  const slip = await settled({
    player: 'ann',
    gameCode: 'LHC_5M',
    slip: parlay('big|-|red|-|-|-|odd'),
    result: [30, 4, 1, 2, 3, 5, 7],
  });
  // 10 × 1.9387 × 2.7958 × 1.9387.
  expect(slip).toMatchObject({ payout: '105.08' });
  expect((await built.ledger.balance('ann', 'PHP')).cash).toBe(units('105.08'));
});

test('of two legs a push returns the stake, also beside a lost one', async () => {
  const slip = await settled({
    player: 'bea',
    gameCode: 'LHC_5M',
    slip: parlay('big|-|-|-|-|-|odd'),
    result: [1, 2, 3, 4, 5, 6, 49],
  });
  expect(slip).toMatchObject({ payout: '10.00' });
});

test('a composite entry names the divisions that its units won', async () => {
  const slip = await settled({
    player: 'cleo',
    gameCode: 'LHC_SIX',
    slip: { play: 'DIVISIONS', selection: 'D:03,08,19;T:12,48,49', amount: '10' },
    result: [3, 8, 19, 27, 33, 41, 12],
  });
  expect(slip).toMatchObject({ payout: '320.00', won: [{ bet: 'division-6', units: 1 }] });
});

test('an amount that is no multiple of 5 is refused', async () => {
  const gameCode = 'LHC_SIX';
  const plan = planAt(built.clock.now(), { gameCode, drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  await built.fund('dora', '10');
  const slips = [{ play: 'DIVISIONS', selection: '01,02,03,04,05,06', amount: '7' }];
  const input = { gameCode, issue: plan.name, slips, total: '7' };
  const answer = await built.actions.placeLotteryOrder(
    callOf(callerOf('dora', gameCode), input, built.clock.now(), { intent: 'dora-order' }),
  );
  expect(answer).toMatchObject({
    refused: 'slip-refused',
    facts: { reason: 'the amount is outside the limits' },
  });
});
