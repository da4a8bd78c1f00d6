// Proves that bets of Vietnam's clients on whole numbers are taken at the price of the player's
// group, and that wrong ones are refused by name before anything is taken.
import { lotteryIds, playsOf } from '@baize/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf, lottery } from '@baize/contract';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { planAt } from '../../wagering/slips/testing.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import { buildOrders, type BuiltOrders } from '../orders/testing.ts';
import { createGateway } from './gateway.ts';

const gameCode = 'VN_N_1M';
const gameId = lotteryIds[gameCode] ?? 0;
const idOf = (code: string) => playsOf('VN_N').get(code)?.id ?? 0;

let database: Database;
let built: BuiltOrders;
let gateway: ReturnType<typeof createGateway>['actions'];
let issues: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
  gateway = createGateway({ ...built.ports, orders: built, clocks: async () => [] }).actions;
  const now = built.clock.now();
  const plans = [0, 60_000, 120_000].map((later) => ({ ...planAt(now + later, { gameCode }) }));
  await built.wagering.planEvents(plans);
  issues = plans.map(({ name }) => name);
  await built.fund('ann', '100');
  built.lines.set('ann', [
    { id: 'ann', group: 1976 },
    { id: 'root', group: 1996 },
  ]);
});
afterAll(async () => {
  await built.close();
  await database.close();
});

type Content = InputOf<typeof lottery.placeVnOrder>['contents'][number];
const on = (...multiples: number[]) =>
  multiples.map((multiple, at) => ({ numero: issues[at] ?? '', multiple }));
let intents = 0;
function bet(change: Partial<Content>, multiples = [5]) {
  const content = { gameId, playId: idOf('LO2'), bettingContent: '05-23', singleBetPrice: '0.02' };
  const contents = [{ ...content, numero: on(...multiples), ...change }];
  const call = { intent: `vn-${(intents += 1)}` };
  return gateway.placeVnOrder(callOf(playerCaller('ann'), { contents }, built.clock.now(), call));
}
const cash = async () => (await built.ledger.balance('ann', 'PHP')).cash;

test.each<[string, Partial<Content>, number[], string, string?]>([
  ['one digit', { bettingContent: '5' }, [5], 'slip-refused', 'number-unknown'],
  ['three digits', { bettingContent: '05-123' }, [5], 'slip-refused', 'number-unknown'],
  ['digits of another script', { bettingContent: '٠٥' }, [5], 'slip-refused', 'number-unknown'],
  ['a number twice', { bettingContent: '05,05' }, [5], 'slip-refused', 'number-repeated'],
  ['single lines', { bettingApproach: 2 }, [5], 'slip-refused', 'single-entry-not-offered'],
  ['two rows', { bettingContent: '05_23' }, [5], 'slip-refused', 'rows-differ'],
  ['places', { bettingContent: '1@05' }, [5], 'slip-refused', 'positions-wrong'],
  ['nothing', { bettingContent: '#' }, [5], 'slip-refused', 'too-few-numbers'],
  ['a play of the south', { playId: 9201 }, [5], 'slip-refused', 'play-unknown'],
  ['a play that is off', { playId: idOf('DA') }, [5], 'play-off'],
  [
    'a price that there is not',
    { singleBetPrice: 0.03 },
    [5],
    'slip-refused',
    'amount-out-of-range',
  ],
  ['a multiple of 0', {}, [0], 'slip-refused', 'amount-out-of-range'],
  ['a multiple below 0', {}, [-5], 'slip-refused', 'amount-out-of-range'],
  ['a multiple beyond whole numbers', {}, [2 ** 60], 'slip-refused', 'amount-out-of-range'],
  ['a multiple of 0 in a chase', {}, [1, 0], 'chase-refused'],
  ['a multiple below 0 in a chase', {}, [1, -1], 'chase-refused'],
  ['an unknown issue', { numero: [{ numero: 'NO', multiple: 1 }] }, [], 'issue-unknown'],
])('%s is refused', async (_, change, multiples, refused, reason) => {
  const answer = await bet(change, multiples);
  expect(answer).toMatchObject({ refused, ...(reason ? { value: { reason } } : {}) });
  expect(await cash()).toBe(units('100'));
});

test('a chase that stops by a win costs the price of the group on each issue', async () => {
  // Two numbers at 27 lots, 0.02 once and three times, at 0.99.
  const placed = given(await bet({ winStop: 'true' }, [1, 3]));
  expect(placed.orders).toMatchObject([{ numero: issues[0], totalBettingAmount: 4.2768 }]);
  expect(await cash()).toBe(units('95.7232'));
});
