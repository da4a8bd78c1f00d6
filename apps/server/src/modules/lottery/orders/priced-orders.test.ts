// Proves prices by prize group: a member of a higher group pays less of each amount, the line earns
// the difference, and along random trees the house keeps the price of the root.
import * as fc from 'fast-check';
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

const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const callerOf = (player: string, gameCode: string) => ({ ...built.gameCaller(player), gameCode });
/** Each of 27 numbers ends in 99. */
const north = Array.from({ length: 27 }, () => 99);

async function planned(gameCode: string): Promise<string> {
  const plan = planAt(built.clock.now(), { gameCode, drawnBy: 'outside' });
  await built.wagering.planEvents([plan]);
  return plan.name;
}

let intents = 0;
async function place(player: string, asked: Omit<Asked, 'player'>) {
  const { gameCode, issue, slips, total } = asked;
  const input = { gameCode, issue, slips: [...slips], total };
  const call = { intent: `priced-${(intents += 1)}` };
  return built.actions.placeLotteryOrder(
    callOf(callerOf(player, gameCode), input, built.clock.now(), call),
  );
}
interface Asked {
  readonly player: string;
  readonly gameCode: string;
  readonly issue: string;
  readonly slips: readonly SlipInput[];
  readonly total: string;
}

async function settle(gameCode: string, issue: string, result: readonly number[]) {
  built.clock.advance(60_000);
  const eventId = eventIdOf({ gameCode, name: issue });
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const now = built.clock.now();
  const set = await built.wagering.setResult({ eventId, result, version: 1, now, ...people });
  expect(set).not.toHaveProperty('refused');
  await built.wagering.settleEvent(eventId);
  await built.finishOrders();
}

test('a member pays the price of the own group, and the line earns the rest', async () => {
  const gameCode = 'VN_N';
  built.lines.set('ann', [
    { id: 'ann', group: 1976 },
    { id: 'agent', group: 1986 },
    { id: 'root', group: 1996 },
  ]);
  const issue = await planned(gameCode);
  await built.fund('ann', '300');
  const caller = callerOf('ann', gameCode);
  const told = given(await built.actions.getLotteryGame(callOf(caller, { gameCode }, 0)));
  const lo = told.plays.find(({ code }) => code === 'LO2');
  expect(lo).toMatchObject({ price: '0.9900', returns: [{ percent: '95.9595' }] });
  const slips = [{ play: 'LO2', selection: '99', amount: '10' }];
  expect(await place('ann', { gameCode, issue, slips, total: '270' })).toMatchObject({
    refused: 'total-differs',
  });
  const { orderId } = given(await place('ann', { gameCode, issue, slips, total: '267.3' }));
  await settle(gameCode, issue, [...north.slice(0, 25), 12, 12]);
  const order = given(await built.actions.getLotteryOrder(callOf(caller, { orderId }, 0)));
  // Twenty-five times 95 of the whole amount.
  expect(order.slips[0]).toMatchObject({ price: '0.9900', stake: '267.3000', payout: '23750.00' });
  expect(await cashOf('ann')).toBe(units('23782.7'));
  // Ten groups each: half a percent of 270.
  expect(await cashOf('agent')).toBe(units('1.35'));
  expect(await cashOf('root')).toBe(units('1.35'));
});

test('a low group pays the whole amount, and its line earns what the price gives', async () => {
  const gameCode = 'LAO';
  built.lines.set('bea', [
    { id: 'bea', group: 1800 },
    { id: 'lead', group: 1976 },
  ]);
  const issue = await planned(gameCode);
  await built.fund('bea', '100');
  const slips = [{ play: 'TOP2', selection: '00', amount: '100' }];
  given(await place('bea', { gameCode, issue, slips, total: '100' }));
  await settle(gameCode, issue, [1234]);
  expect(await cashOf('bea')).toBe(0n);
  expect(await cashOf('lead')).toBe(units('1'));
});

const group = fc.integer({ min: 900, max: 999 }).map((half) => half * 2);
const trees = fc.record({
  nodes: fc.array(fc.record({ parent: fc.nat(), group }), { minLength: 2, maxLength: 8 }),
  bets: fc.array(fc.record({ node: fc.nat(), amount: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
});
let worlds = 0;

test('along random trees the house keeps the price of the root', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(trees, async ({ nodes, bets }) => {
      worlds += 1;
      const idOf = (at: number) => `p${worlds}-${at}`;
      for (const at of nodes.keys()) {
        const line = [at];
        for (let up = at; up > 0;) line.push((up = (nodes[up]?.parent ?? 0) % up));
        const steps = line.map((one) => ({ id: idOf(one), group: nodes[one]?.group ?? 0 }));
        built.lines.set(idOf(at), steps);
      }
      const gameCode = 'VN_S_5M';
      const issue = await planned(gameCode);
      const ids = [...nodes.keys()].map(idOf);
      let kept = 0n;
      for (const { node, amount } of bets) {
        const player = idOf(node % nodes.length);
        const line = built.lines.get(player) ?? [];
        const priceAt = (own: number) => 20_000n - BigInt(Math.max(0, own - 1956)) * 10n;
        const root = Math.max(...line.map((one) => one.group));
        const own = line[0]?.group ?? 0;
        const paid = units(String(amount)) * priceAt(own);
        await built.fund(player, '100');
        const slips = [{ play: 'DE2', selection: '00', amount: String(amount) }];
        const total = String(Number(paid / 20_000n) / 10_000);
        given(await place(player, { gameCode, issue, slips, total }));
        const back = units(String(amount)) * (priceAt(own) - priceAt(root));
        kept += paid / 20_000n - (back / 20_000n / 100n) * 100n;
      }
      await settle(
        gameCode,
        issue,
        Array.from({ length: 18 }, () => 11),
      );
      let left = 0n;
      for (const id of ids) left += await cashOf(id);
      expect(units('100') * BigInt(bets.length) - left).toBe(kept);
    }),
    { numRuns: 15 },
  );
});
