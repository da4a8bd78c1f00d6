// Where the brand asks for it, no stake is taken before the budget of the session was named; the
// budget holds to the unit, and the next session asks again.
import { isRefusal } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { callOf, given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWagering, playerCaller, units } from '../../testing.ts';

let database: Database;
let built: ReturnType<typeof buildWagering>;
beforeAll(async () => {
  database = await freshDatabase();
  built = buildWagering(database, { sessionBudgetAsked: true });
});
afterAll(async () => {
  await built.close();
  await database.close();
});

let rounds = 0;
/** Stakes in a session and loses all of it. */
async function lose(player: string, stake: string, since: number): Promise<string> {
  rounds += 1;
  const opened = await built.wagering.openRound({
    player: playerCaller(player, { since }),
    intent: `round ${rounds}`,
    gameCode: 'golden-lotus-20',
    gameVersion: 'v1',
    family: 'slots',
    bet: '',
    stake: units(stake),
    now: built.clock.now(),
    paceMs: 0,
  });
  if (isRefusal(opened)) return opened.refused;
  await built.wagering.settleRound({ round: opened.round, payout: 0n, draws: [], outcome: {} });
  return 'lost';
}

const name = async (player: string, loss: string, minutes: number, since: number) =>
  built.wagering.actions.setSessionBudget(
    callOf(playerCaller(player, { since }), { loss, minutes }, built.clock.now()),
  );

// @proves R58
test('a session starts with its budget, which holds to the unit; the next asks anew', async () => {
  await built.fund('ann', '500');
  const since = built.clock.now();
  built.clock.advance(1000);
  expect(await lose('ann', '1', since)).toBe('session-budget-due');
  expect(await name('ann', '0', 60, since)).toEqual({ refused: 'amount-invalid' });
  given(await name('ann', '50', 60, since));
  expect(await lose('ann', '30', since)).toBe('lost');
  expect(await lose('ann', '20.0001', since)).toBe('loss-limit-reached');
  given(await name('ann', '100', 90, since));
  expect(await lose('ann', '20.0001', since)).toBe('loss-limit-reached');
  given(await name('ann', '40', 60, since));
  expect(await lose('ann', '10.0001', since)).toBe('loss-limit-reached');
  expect(await lose('ann', '10', since)).toBe('lost');
  built.clock.advance(60_000);
  const next = built.clock.now();
  built.clock.advance(1000);
  const strip = callOf(playerCaller('ann', { since: next }), {}, built.clock.now());
  expect(given(await built.wagering.actions.getSessionStrip(strip)).budgetDue).toBe(true);
  expect(await lose('ann', '1', next)).toBe('session-budget-due');
  given(await name('ann', '100', 30, next));
  expect(given(await built.wagering.actions.getSessionStrip(strip)).budgetDue).toBe(false);
  expect(await lose('ann', '100', next)).toBe('lost');
  expect(await lose('ann', '0.0001', next)).toBe('loss-limit-reached');
});

test('the time of the budget ends the session’s play', async () => {
  await built.fund('ben', '10');
  const since = built.clock.now();
  built.clock.advance(1000);
  given(await name('ben', '10', 30, since));
  built.clock.advance(30 * 60_000);
  expect(await lose('ben', '1', since)).toBe('lost');
  built.clock.advance(60_000);
  expect(await lose('ben', '1', since)).toBe('session-limit-reached');
});

test('nothing is due where the brand asks for no budget', async () => {
  const plain = buildWagering(database);
  await plain.fund('cat', '5');
  const caller = playerCaller('cat');
  const strip = callOf(caller, {}, plain.clock.now());
  expect(given(await plain.wagering.actions.getSessionStrip(strip)).budgetDue).toBe(false);
  await plain.close();
});
