// Proves that every order that is wrong is refused by its name before anything is taken, and in the
// declared order where several things are wrong at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { units } from '../../wagering/testing.ts';
import { buildOrders, gameCode, oneUnit, type BuiltOrders, type SlipInput } from './testing.ts';

let database: Database;
let built: BuiltOrders;
let issue = '';
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
  await built.fund('ann', '1000');
  await built.issuesOf(1);
  [issue = ''] = await built.issuesOf(1);
});
afterAll(async () => {
  await built.close();
  await database.close();
});
beforeEach(() => built.refuseGame(undefined));

const untouched = async () => {
  const { cash, inPlay } = await built.ledger.balance('ann', 'PHP');
  expect({ cash, inPlay }).toEqual({ cash: units('1000'), inPlay: 0n });
};
const slip = (change: Partial<SlipInput>): SlipInput => ({ ...oneUnit, ...change });
const manyLines = Array.from({ length: 10_001 }, (_, at) => String(at).padStart(5, '0')).join('\n');

test.each<[string, Partial<SlipInput>, string]>([
  ['a play that there is not', { play: 'NO_SUCH' }, 'play-unknown'],
  ['nothing picked', { selection: '-|-|-|-|-' }, 'selection-empty'],
  ['an empty text', { selection: ' ' }, 'selection-empty'],
  ['a number twice', { selection: '1,1|-|-|-|-' }, 'number-repeated'],
  ['a row too few', { selection: '1|-|-|-' }, 'rows-differ'],
  [
    'an empty row where each needs a number',
    { play: '5X_DIRECT', selection: '1|2||4|5' },
    'too-few-numbers',
  ],
  ['wrong separators', { selection: '1/2|-|-|-|-' }, 'number-unknown'],
  ['a number that is not drawn', { selection: '12|-|-|-|-' }, 'number-unknown'],
  ['a multiple of 0', { multiple: 0 }, 'multiple-out-of-range'],
  ['a multiple of 10,000', { multiple: 10_000 }, 'multiple-out-of-range'],
  ['no multiple', { multiple: undefined as unknown as number }, 'multiple-out-of-range'],
  ['no mode', { mode: undefined as unknown as 'yuan' }, 'mode-unknown'],
  ['a group above the own', { group: 1958 }, 'group-out-of-range'],
  ['a group off the steps', { group: 1955 }, 'group-out-of-range'],
  ['units that differ', { units: 2 }, 'units-differ'],
  ['an amount that differs', { stake: '3' }, 'amount-differs'],
  ['less than the least stake', { mode: 'li' }, 'stake-too-small'],
  [
    'almost every outcome',
    {
      play: '3X_DIRECT_FRONT',
      selection: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8',
    },
    'cover-too-wide',
  ],
  ['too many lines', { play: '5X_DIRECT', selection: manyLines }, 'too-many-lines'],
  ['a line twice', { play: '5X_DIRECT', selection: '12345\n12345' }, 'line-repeated'],
  ['no amount at odds', { play: 'C_BALL1', selection: 'big' }, 'amount-out-of-range'],
  [
    'more than the most at odds',
    { play: 'C_BALL1', selection: 'big', amount: '50000.01' },
    'amount-out-of-range',
  ],
])('%s is refused by its name', async (_words, change, reason) => {
  const refused = await built.place('ann', { issue, slips: [oneUnit, slip(change)], total: '4' });
  expect(refused).toMatchObject({
    refused: 'slip-refused',
    facts: { slip: 2, reason: expect.stringMatching(/\w+ \w+/) },
    value: { slip: 2, reason },
  });
  await untouched();
});

test('the reason is told in the caller’s language', async () => {
  const input = { gameCode, issue, slips: [slip({ multiple: 0 })], total: '2' };
  const call = { ...built.gameCaller('ann') };
  const asked = callOf(call, input, built.clock.now(), { locale: 'id', intent: 'in-indonesian' });
  const refused = await built.actions.placeLotteryOrder(asked);
  expect(refused).toMatchObject({ facts: { reason: 'kelipatannya di luar batas' } });
});

test.each<[string, () => object, string]>([
  ['a lottery that there is not', () => ({ gameCode: 'NO_SUCH' }), 'game-unknown'],
  ['an issue that there is not', () => ({ issue: '20261121-0001' }), 'issue-unknown'],
  ['a sum that differs', () => ({ total: '2.01' }), 'total-differs'],
  ['older rules', () => ({ gameVersion: 'f'.repeat(64) }), 'rules-changed'],
  [
    'a chase of more issues than there are',
    () => ({ chase: { multiples: [1, 1], stop: 'win' } }),
    'chase-refused',
  ],
  [
    'a chase with a multiple of 0',
    () => ({ chase: { multiples: [0], stop: 'win' } }),
    'chase-refused',
  ],
  [
    'a chase beyond the highest multiple',
    () => ({
      slips: [slip({ multiple: 5000 })],
      total: '10000',
      chase: { multiples: [2], stop: 'win' },
    }),
    'chase-refused',
  ],
  [
    'more than the cash',
    () => ({ slips: [slip({ multiple: 501 })], total: '1002' }),
    'balance-too-low',
  ],
])('%s is refused as a whole', async (_words, change, refused) => {
  expect(await built.place('ann', { issue, ...change() })).toMatchObject({ refused });
  await untouched();
});

test('an issue that is closed, or not open yet, takes no slips', async () => {
  const [first = '', second = ''] = await built.issuesOf(2);
  issue = first;
  expect(await built.place('ann', { issue: second })).toMatchObject({ refused: 'issue-not-open' });
  built.clock.advance(55_000);
  expect(await built.place('ann', { issue: first })).toMatchObject({ refused: 'issue-closed' });
  await untouched();
});

test('a game or a play that was switched off in between is refused first', async () => {
  [issue = ''] = await built.issuesOf(1);
  await sql`insert into lottery_play (game_code, play, is_on, odds, exposure_max)
    values (${gameCode}, '1X_POS', false, null, null)`.execute(database.kysely);
  await built.terms.changed();
  const wrong = { issue, slips: [slip({ play: 'NO_SUCH' }), oneUnit], total: '9' };
  expect(await built.place('ann', wrong)).toMatchObject({
    refused: 'play-off',
    value: { slip: 2, play: '1X_POS' },
  });
  built.refuseGame({ refused: 'game-off' });
  expect(await built.place('ann', wrong)).toMatchObject({ refused: 'game-off' });
  await untouched();
});

test('an order writes a bounded number of rows', async () => {
  const issues = await built.issuesOf(100);
  const slips = Array.from({ length: 30 }, () =>
    slip({ play: 'C_BALL1', selection: 'big', amount: '0.1' }),
  );
  const chase = { multiples: issues.map(() => 1), stop: 'never' as const };
  const asked = { issue: issues[0] ?? '', slips, total: '300', chase };
  expect(await built.place('ann', asked)).toMatchObject({
    refused: 'too-many-slips',
    facts: { most: 20 },
  });
  await untouched();
});
