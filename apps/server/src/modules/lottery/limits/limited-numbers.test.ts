// Proves limited numbers: closed ones are refused by name before anything is staked, others are
// struck at their part of the odds and keep it; and what a number may cost in one issue.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InputOf, lottery } from '@baize/contract';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import { ask, buildLottery, cashOf, type Built } from '../testing.ts';

let database: Database;
let built: Built;
let issue = '';
const gameCode = 'LAO';
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(Date.parse('2026-11-20T12:00:00+08:00'));
  await built.lottery.start();
  await built.lottery.byHand.planAhead([gameCode, 'SSC_DAY']);
  await built.fund('ann', '1000');
  const { current } = given(await ask(built).getLotteryClock({ gameCode }));
  issue = current?.issue ?? '';
});
afterEach(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
});

const caller = { kind: 'game' as const, player: playerCaller('ann'), gameCode, opening: '' };
let intents = 0;
type Order = InputOf<typeof lottery.placeLotteryOrder>;
function place(selection: string, total: string, more: Partial<Order> = {}) {
  const slips = [{ play: 'TOP2', selection, amount: '10' }];
  const input = { gameCode, issue, slips, total, ...more };
  const intent = `limited-${(intents += 1)}`;
  return built.lottery.actions.placeLotteryOrder(
    callOf(caller, input, built.clock.now(), { intent }),
  );
}
type Listed = InputOf<typeof lottery.setLimitedNumbers>;
async function limit(list: Listed['list'], of: string | null = null, by = built) {
  const asked = of === null ? { gameCode } : { gameCode, issue: of };
  const { revision } = given(await ask(by).getLimitedNumbers(asked));
  const change = { gameCode, issue: of, list, revision, reason: 'many bets on it' };
  return ask(by).setLimitedNumbers(change);
}
const half = { play: 'TOP2', number: '96', rate: 50 };
const game = async () =>
  given(
    await built.lottery.actions.getLotteryGame(callOf(caller, { gameCode }, built.clock.now())),
  );

test('a closed number is refused by name, and nothing is staked', async () => {
  given(await limit([{ ...half, rate: 0 }]));
  expect((await game()).limitedNumbers).toEqual([{ ...half, rate: 0 }]);
  expect(await place('07,96', '20')).toMatchObject({
    refused: 'number-closed',
    value: { slip: 1, play: 'TOP2', number: '96' },
  });
  expect(await cashOf(built, 'ann')).toBe(units('1000'));
  given(await place('07', '10'));
});

test('a number at half rate keeps it to the settlement, whatever staff set later', async () => {
  given(await limit([half]));
  const { orderId } = given(await place('07,96', '20'));
  given(await limit([]));
  const eventId = eventIdOf({ gameCode, name: issue });
  const event = await built.wagering.eventOf(eventId);
  built.clock.set((event?.drawsAt ?? 0) + 1000);
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const now = built.clock.now();
  await built.wagering.setResult({ eventId, result: [196], version: 1, now, ...people });
  await built.lottery.byHand.settleDue();
  const told = await built.lottery.actions.getLotteryOrder(callOf(caller, { orderId }, now));
  expect(given(told).slips).toMatchObject([
    { selection: '07', rate: null, stake: '10.0000', payout: '0.00' },
    { selection: '96', rate: 50, stake: '10.0000', payout: '450.00' },
  ]);
  expect(await cashOf(built, 'ann')).toBe(units('1430'));
});

test('the list of an issue goes before that of the lottery, and holds for it alone', async () => {
  given(await limit([half]));
  given(await limit([{ ...half, rate: 0 }], issue));
  expect(await place('96', '10')).toMatchObject({ refused: 'number-closed' });
  const chase = { multiples: [1, 1], stop: 'never' as const };
  expect(await place('96', '20', { chase })).toMatchObject({ refused: 'number-closed' });
  given(await limit([], issue));
  given(await place('96', '20', { chase }));
  const shown = given(await ask(built).getLimitedNumbers({ gameCode, issue }));
  expect(shown).toMatchObject({ list: [], set: { by: 'name of may', reason: 'many bets on it' } });
});

test('an order at other limited numbers than the player has seen is refused', async () => {
  const { limitedVersion } = await game();
  given(await limit([half]));
  const seen = { limitedVersion: limitedVersion ?? '' };
  expect(await place('96', '10', seen)).toMatchObject({ refused: 'rules-changed' });
  given(await place('96', '10', { limitedVersion: (await game()).limitedVersion ?? '' }));
});

test('the clock tells the version of the list of the issue that is open', async () => {
  const versionOn = async () => {
    built.clock.advance(1000);
    const now = built.clock.now();
    return given(await built.lottery.actions.getLotteryClock(callOf(caller, { gameCode }, now)))
      .limitedVersion;
  };
  const before = await versionOn();
  expect(before).toBe((await game()).limitedVersion);
  given(await limit([half], issue));
  const changed = await versionOn();
  expect([changed === before, changed]).toEqual([false, (await game()).limitedVersion]);
  // The next issue has no list of its own.
  const event = await built.wagering.eventOf(eventIdOf({ gameCode, name: issue }));
  built.clock.set(event?.closesAt ?? 0);
  expect(await versionOn()).toBe(before);
  const { limitedVersion } = given(
    await built.lottery.actions.getLotteryClock(
      callOf(caller, { gameCode: 'SSC_1M' }, built.clock.now()),
    ),
  );
  expect(limitedVersion).toBeNull();
});

test('slips that were struck before a number was closed elsewhere are refused', async () => {
  const other = buildLottery(database);
  other.clock.set(built.clock.now());
  await other.lottery.start();
  given(await limit([{ ...half, rate: 0 }], null, other));
  // This process has not heard of it yet: the transaction of the slips has.
  expect(await place('96', '10')).toMatchObject({ refused: 'rules-changed' });
  await other.lottery.stop();
  await other.close();
});

test('staff limit only numbers of plays that have single ones, each once', async () => {
  const refused = { refused: 'limited-number-invalid' };
  expect(await limit([half, half])).toMatchObject({ ...refused, facts: { number: '96' } });
  expect(await limit([{ ...half, number: '6' }])).toMatchObject(refused);
  expect(await limit([{ ...half, play: 'LO2' }])).toMatchObject(refused);
  expect(await limit([half], '20260101-1')).toEqual({ refused: 'issue-unknown' });
  const unknown = { gameCode: 'NO', issue: null, list: [], revision: 0, reason: 'many bets on it' };
  expect(await ask(built).setLimitedNumbers(unknown)).toEqual({ refused: 'game-unknown' });
  given(await limit([half]));
  expect(built.notes.at(-1)).toMatchObject({
    action: 'set-lottery-limited-numbers',
    after: { numbers: ['TOP2 96 50 %'] },
  });
});

test('of two lists at once one is set, and a number that one closed stays closed', async () => {
  const set = (number: string, revision: number) =>
    ask(built).setLimitedNumbers({
      gameCode,
      issue: null,
      list: [{ play: 'TOP2', number, rate: 0 }],
      revision,
      reason: 'many bets on it',
    });
  const both = await Promise.all([set('96', 0), set('07', 0)]);
  const refused = { refused: 'limited-numbers-changed' };
  expect(both.filter((one) => 'done' in one)).toHaveLength(1);
  expect(both).toContainEqual(refused);
  expect(await set('12', 0)).toEqual(refused);
  given(await set('12', 1));
  expect(await set('13', 1)).toEqual(refused);
  expect(given(await ask(built).getLimitedNumbers({ gameCode }))).toMatchObject({
    list: [{ number: '12' }],
    revision: 2,
  });
});

test('a number costs an issue no more than its limit, whatever others cost', async () => {
  const limits = { exposureMost: '1800', payoutMost: null, reason: 'many bets' };
  given(await ask(built).setIssueLimit({ gameCode, issue, ...limits }));
  // Each costs 900 if it comes.
  given(await place('96', '10'));
  given(await place('96', '10'));
  expect(await place('96', '10')).toMatchObject({ refused: 'exposure-limit-reached' });
  given(await place('07', '10'));
  const { plays } = given(await ask(built).getLotteryExposure({ gameCode, issue, count: 1 }));
  expect(plays).toMatchObject([
    { play: 'TOP2', tells: 'exact', outcomes: [{ outcome: '96', payout: '1800.00' }] },
  ]);
});
