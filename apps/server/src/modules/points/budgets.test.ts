// The house's budgets of points, and of money for points: a call that would exceed one is refused
// inside its transaction, and what play and deposits earn above it is kept.
import { parseUnits } from '@baize/money';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { noRates } from './rules/scheme.ts';
import { buildPoints } from './testing.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const dayMs = 86_400_000;
/** The evening of a house's day in the middle of a month. */
const evening = Date.parse('2026-11-20T12:00:00Z');
const midnight = Date.parse('2026-11-20T16:00:00Z');

let database: Database;
let built: ReturnType<typeof buildPoints>;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPoints(database);
  built.clock.set(evening);
});

async function saveBudget(budget: object, version = 0) {
  const rates = { ...noRates, earn: [{ category: 'RNG' as const, stake: '10' }], deposit: '100' };
  const written = { ...rates, isConverting: true, budget: { ...noRates.budget, ...budget } };
  return given(await built.points.actions.savePointScheme(built.staff({ version, ...written })));
}

const balanceOf = async (playerId: string) =>
  given(await built.points.actions.getPointBalance(built.member(playerId, {}))).balance;
const cashOf = async (playerId: string) => (await built.ledger.balance(playerId, 'PHP')).cash;
const config = async () =>
  given(await built.points.actions.getPointConfig(built.member('ana', {})));
const convert = (playerId: string, points = 100, more: object = {}) =>
  built.points.actions.convertPoint(
    built.member(playerId, { points, ratio: 100, paymentPassword: 'secret', ...more }),
  );
const adjust = (points: number, username = 'ana') =>
  built.points.actions.adjustPoints(built.staff({ username, points, reason: 'goodwill' }));

// @proves R113
test('play above the budget of a day gives its points on the next day', async () => {
  await saveBudget({ pointsDay: 10 });
  await built.play('ana', units('75'));
  expect((await config()).givesFrom).toBeNull();
  await built.play('ana', units('65'));
  await built.deposit('ana', '300', 'd1');
  expect(await balanceOf('ana')).toBe(10);
  expect((await config()).givesFrom).toBe(midnight);
  built.clock.set(midnight);
  expect((await config()).givesFrom).toBeNull();
  // 40 of before and 10 of now are 5 points, 300 deposited 3, and nothing was lost.
  await built.play('ana', units('10'));
  await built.deposit('ana', '1', 'd2');
  expect(await balanceOf('ana')).toBe(18);
});

test('a month is not passed either, whatever its days leave', async () => {
  await saveBudget({ pointsDay: 10, pointsMonth: 12 });
  await built.play('ana', units('100'));
  built.clock.set(evening + dayMs);
  await built.play('ana', units('100'));
  expect(await balanceOf('ana')).toBe(12);
  expect((await config()).givesFrom).toBe(Date.parse('2026-11-30T16:00:00Z'));
  built.clock.set(Date.parse('2026-11-30T16:00:00Z'));
  await built.play('ana', units('0.01'));
  expect(await balanceOf('ana')).toBe(20);
});

test('staff and rewards give no more than the budget has', async () => {
  await saveBudget({ pointsDay: 100 });
  given(await adjust(60));
  expect(await adjust(41)).toEqual({ refused: 'point-budget-spent' });
  expect(await balanceOf('ana')).toBe(60);
  const reward = { playerId: 'ana', points: 40n, reference: 'r1', now: built.clock.now() };
  await database.transaction(async (tx) => {
    expect(await built.points.reaches(tx, { ...reward, points: 41n })).toBe(false);
    expect(await built.points.reaches(tx, reward)).toBe(true);
    await built.points.give(tx, reward);
  });
  expect(await adjust(1)).toEqual({ refused: 'point-budget-spent' });
  // What is taken needs no budget, and gives none back.
  given(await adjust(-50));
  expect(await adjust(1)).toEqual({ refused: 'point-budget-spent' });
  expect(await balanceOf('ana')).toBe(50);
});

test('points given by twenty at once never pass the budget', async () => {
  await saveBudget({ pointsDay: 50 });
  const members = Array.from({ length: 20 }, (_, place) => `m${place}`);
  await Promise.all(
    members.map((name, place) =>
      place % 2 === 0 ? built.play(name, units('70')) : built.deposit(name, '700', `d${place}`),
    ),
  );
  const balances = await Promise.all(members.map(balanceOf));
  expect(balances.reduce((all, one) => all + one, 0)).toBe(50);
});

test('money for points stops at its budget, and nothing moves', async () => {
  await saveBudget({ moneyDay: '1.5' });
  given(await adjust(400));
  given(await convert('ana'));
  expect(await config()).toMatchObject({ moneyLeft: '0.5000', moneyFrom: midnight });
  expect(await convert('ana')).toEqual({ refused: 'point-money-spent' });
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([300, units('1')]);
  built.clock.set(midnight);
  expect(await config()).toMatchObject({ moneyLeft: '1.5000', moneyFrom: null });
  given(await convert('ana'));
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([200, units('2')]);
});

test('twenty members who exchange at once are paid what the budget has', async () => {
  await saveBudget({ moneyMonth: '7' });
  const members = Array.from({ length: 20 }, (_, place) => `m${place}`);
  for (const name of members) given(await adjust(100, name));
  const answers = await Promise.all(members.map((name) => convert(name)));
  const refused = answers.filter((one) => 'refused' in one);
  expect(refused).toEqual(Array.from({ length: 13 }, () => ({ refused: 'point-money-spent' })));
  const cash = await Promise.all(members.map(cashOf));
  expect(cash.reduce((all, one) => all + one, 0n)).toBe(units('7'));
});

test('twenty exchanges of one member at once never spend more than they have', async () => {
  await saveBudget({});
  given(await adjust(750));
  const answers = await Promise.all(Array.from({ length: 20 }, () => convert('ana')));
  expect(answers.filter((one) => !('refused' in one))).toHaveLength(7);
  expect(answers.filter((one) => 'refused' in one)).toEqual(
    Array.from({ length: 13 }, () => ({ refused: 'points-too-few' })),
  );
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([50, units('7')]);
});

test('one click sent twenty times at once is one exchange', async () => {
  await saveBudget({ moneyDay: '3' });
  given(await adjust(1000));
  const input = { points: 300, ratio: 100, paymentPassword: 'secret' };
  const click = () => built.points.actions.convertPoint(built.member('ana', input, 'one click'));
  const answers = await Promise.all(Array.from({ length: 20 }, click));
  expect(new Set(answers.map((one) => ('refused' in one ? one.refused : one.amount)))).toEqual(
    new Set(['3.0000']),
  );
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([700, units('3')]);
});

test('staff see what was given and paid of each budget', async () => {
  expect(await saveBudget({})).toMatchObject({ budget: noRates.budget });
  await built.play('ana', units('2000'));
  given(await convert('ana'));
  built.clock.set(midnight);
  await built.play('ana', units('100'));
  const saved = await saveBudget({ pointsMonth: 5000, moneyDay: '10' }, 1);
  expect(saved).toMatchObject({
    budget: { pointsDay: null, pointsMonth: 5000, moneyDay: '10', moneyMonth: null },
    given: { day: 10, month: 210 },
    paid: { day: '0.0000', month: '1.0000' },
  });
});

test('rates that were saved before there were budgets have none', async () => {
  const { budget: _, ...rates } = { ...noRates, deposit: '100' };
  await database.pool.query(
    'insert into points_scheme (version, rates, saved_at, saved_by) values (1, $1, now(), $2)',
    [JSON.stringify(rates), 'house'],
  );
  expect(await config()).toMatchObject({ deposit: '100', givesFrom: null, moneyLeft: null });
  await built.deposit('ana', '700', 'd1');
  expect(await balanceOf('ana')).toBe(7);
});
