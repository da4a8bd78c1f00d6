// Points end to end over a real database and a real wallet.
import { parseUnits } from '@baize/money';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/index.ts';
import { given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner } from '../settings/testing.ts';
import { buildPoints } from './testing.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const rates = {
  earn: [
    { category: 'RNG' as const, stake: '10' },
    { category: 'LIVE' as const, stake: '40' },
  ],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: { pointsDay: null, pointsMonth: null, moneyDay: null, moneyMonth: null },
};
let database: Database;
let built: ReturnType<typeof buildPoints>;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPoints(database);
  given(await built.points.actions.savePointScheme(built.staff({ version: 0, ...rates })));
});

const balanceOf = async (playerId: string) =>
  given(await built.points.actions.getPointBalance(built.member(playerId, {}))).balance;
const cashOf = async (playerId: string) => (await built.ledger.balance(playerId, 'PHP')).cash;

async function addGood(more: object = {}) {
  const written = {
    kind: 'gift' as const,
    points: 300,
    amount: '0',
    stock: 2,
    picture: '',
    names: { en: 'Cap' },
    details: {},
    isOn: true,
  };
  const call = built.staff({ ...written, ...more });
  return given(await built.points.actions.createPointGood(call)).goodId;
}

const sent = { recipient: 'Ana', mobile: '0917', address: 'Manila', paymentPassword: 'secret' };
const redeem = (playerId: string, goodId: string, more: object = {}) =>
  built.points.actions.redeemPointReward(
    built.member(playerId, { goodId, quantity: 1, points: 300, ...sent, ...more }),
  );

test('play earns by the rate of its category, and what is left over counts on', async () => {
  await built.play('ana', units('25'));
  expect(await balanceOf('ana')).toBe(2);
  await built.play('ana', units('4.99'));
  expect(await balanceOf('ana')).toBe(2);
  await built.play('ana', units('0.01'));
  expect(await balanceOf('ana')).toBe(3);
  await built.play('ana', units('79'), 'SBXA');
  expect(await balanceOf('ana')).toBe(4);
});

test('play that was taken back is made up before more points come', async () => {
  await built.play('ana', units('25'));
  await built.play('ana', -units('20'));
  await built.play('ana', units('24.99'));
  expect(await balanceOf('ana')).toBe(2);
  await built.play('ana', units('0.01'));
  expect(await balanceOf('ana')).toBe(3);
});

test('a deposit that was taken back is made up before more points come', async () => {
  await built.deposit('ana', '250', 'd1');
  await built.deposit('ana', '250', 'd1', 'reversed');
  await built.deposit('ana', '250', 'd2');
  expect(await balanceOf('ana')).toBe(2);
  await built.deposit('ana', '100', 'd3');
  expect(await balanceOf('ana')).toBe(3);
});

test('goods cost the money that the member saw, or nothing is exchanged', async () => {
  await built.deposit('ana', '100000', 'd1');
  const goodId = await addGood({ amount: '5' });
  expect(await redeem('ana', goodId, { amount: '4.99' })).toEqual({
    refused: 'point-price-changed',
  });
  expect(await redeem('ana', goodId, { amount: '5.0000' })).not.toEqual({
    refused: 'point-price-changed',
  });
});

test('a deposit earns once, and a demo account nothing', async () => {
  await built.deposit('ana', '250', 'd1');
  await built.deposit('ana', '250', 'd1');
  await built.deposit('nobody', '250', 'd2');
  await built.play('nobody', units('100'));
  expect([await balanceOf('ana'), await balanceOf('nobody')]).toEqual([2, 0]);
});

test('12,345 points convert in steps: 12,300 become 123.00 and 45 stay', async () => {
  await built.play('ana', units('123450'));
  const convert = (points: number, ratio = 100, intent = 'i1') =>
    built.points.actions.convertPoint(
      built.member('ana', { points, ratio, paymentPassword: 'secret' }, intent),
    );
  expect(await convert(12_345)).toEqual({ refused: 'point-step-wrong' });
  expect(await convert(12_300, 90)).toEqual({ refused: 'point-price-changed' });
  expect(await convert(12_400)).toEqual({ refused: 'points-too-few' });
  given(await convert(12_300));
  given(await convert(12_300));
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([45, units('123')]);
});

// @proves R113 L22
test('goods take points, money and stock together, and a rejection returns all three', async () => {
  const goodId = await addGood({ amount: '5' });
  await built.play('ana', units('6000'));
  expect(await redeem('ana', goodId)).toEqual({ refused: 'balance-too-low' });
  expect(await balanceOf('ana')).toBe(600);
  await built.fund('ana', '5');
  const { redemptionId: id } = given(await redeem('ana', goodId));
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([300, 0n]);
  const decision = built.staff({ id, approve: false, answer: 'Sold out' });
  given(await built.points.actions.decideRedemption(decision));
  expect(await built.points.actions.decideRedemption(decision)).toEqual({
    refused: 'redemption-decided',
  });
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([600, units('5')]);
  const [good] = given(await built.points.actions.findPointGoods(built.staff({}))).list;
  expect(good).toMatchObject({ stock: 2, redeemed: 0 });
});

test('cash under an open turnover requirement buys no goods, and nothing moves', async () => {
  const goodId = await addGood({ amount: '5' });
  await built.play('ana', units('6000'));
  const reward = { rewardId: 'r1', playerId: 'ana', currency: 'PHP', amount: units('5') };
  const owed = { base: units('5'), times: 2, now: built.clock.now() };
  await database.transaction((tx) => built.wallet.payReward(tx, { ...reward, ...owed }));
  await built.fund('ana', '100');
  const facts = { turnover: '10.00' };
  expect(await redeem('ana', goodId)).toEqual({ refused: 'turnover-not-met', facts });
  expect([await balanceOf('ana'), await cashOf('ana')]).toEqual([600, units('105')]);
  const [good] = given(await built.points.actions.findPointGoods(built.staff({}))).list;
  expect(good).toMatchObject({ stock: 2, redeemed: 0 });
});

test('ten devices get no more goods than there are', async () => {
  const goodId = await addGood();
  await built.play('ana', units('60000'));
  const asked = await Promise.all(Array.from({ length: 10 }, () => redeem('ana', goodId)));
  expect(asked.filter((one) => 'redemptionId' in one)).toHaveLength(2);
  expect(await balanceOf('ana')).toBe(6000 - 600);
});

test('an exchange is refused by name, in order, and changes nothing', async () => {
  const goodId = await addGood();
  await built.play('ana', units('10000'));
  expect(await redeem('ana', 'none')).toEqual({ refused: 'point-good-not-found' });
  expect(await redeem('ana', goodId, { points: 299 })).toEqual({ refused: 'point-price-changed' });
  expect(await redeem('ana', goodId, { address: ' ' })).toEqual({
    refused: 'point-address-missing',
  });
  expect(await redeem('ana', goodId, { mobile: '' })).toEqual({ refused: 'point-mobile-missing' });
  expect(await redeem('ana', goodId, { paymentPassword: 'x' })).toEqual({
    refused: 'payment-password-wrong',
  });
  expect(await redeem('ana', goodId, { quantity: 3 })).toEqual({ refused: 'point-stock-empty' });
  built.paused.add('ana');
  expect(await redeem('ana', goodId)).toEqual({ refused: 'player-on-break' });
  expect(await balanceOf('ana')).toBe(1000);
});

test('staff adjust points with a reason, never of a member they opened', async () => {
  const adjust = (points: number) =>
    built.points.actions.adjustPoints(built.staff({ username: 'ana', points, reason: 'goodwill' }));
  given(await adjust(50));
  expect(await balanceOf('ana')).toBe(50);
  built.opened.add('ana');
  expect(await adjust(-10)).toEqual({ refused: 'reward-own-member' });
});

test('a closed account is given no points', async () => {
  built.closed.add('ana');
  const adjust = (points: number) =>
    built.points.actions.adjustPoints(built.staff({ username: 'ana', points, reason: 'goodwill' }));
  expect(await adjust(50)).toEqual({ refused: 'member-state-fixed' });
  expect(await balanceOf('ana')).toBe(0);
});

test('points worth more than one person may give in a day wait for a second', async () => {
  const second = { ...owner, staffId: 'other', username: 'other' };
  const adjust = async (points: number, by = owner, username = 'ana') => {
    const call = built.staff({ username, points, reason: 'goodwill' }, by);
    return given(await built.points.actions.adjustPoints(call));
  };
  // 100 points are worth 1.00, and one person may give 1,000.00 in a day.
  expect(await adjust(60_000, owner, 'bob')).toEqual({ balance: 60_000, waits: false });
  expect(await adjust(40_100)).toEqual({ balance: 0, waits: true });
  expect(await adjust(40_100)).toEqual({ balance: 0, waits: true });
  expect(await adjust(100_100, second)).toEqual({ balance: 0, waits: true });
  built.related.add('other');
  expect(await adjust(100_100)).toEqual({ balance: 0, waits: true });
  built.related.clear();
  expect(await adjust(100_100)).toEqual({ balance: 100_100, waits: false });
  expect(await adjust(-100_100)).toEqual({ balance: 0, waits: false });
  const actions = built.audited.map(({ action }) => action).filter((one) => one.includes('points'));
  expect(actions.filter((one) => one === 'adjust-points')).toHaveLength(3);
});

test('rates that make no sense are refused', async () => {
  const save = (more: object) =>
    built.points.actions.savePointScheme(built.staff({ version: 1, ...rates, ...more }));
  expect(await save({ deposit: '0' })).toEqual({ refused: 'point-rate-wrong' });
  // 3 points of 100 a unit are worth 0.03; of 700 they are no whole hundredth.
  expect(await save({ ratio: 700, step: 3 })).toEqual({ refused: 'point-rate-wrong' });
  expect(await save({ version: 0 })).toEqual({ refused: 'point-scheme-changed' });
});
