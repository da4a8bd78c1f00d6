// Steps that a member has reached, and what each gives.
import { parseUnits } from '@baize/money';
import { expect, test } from 'vitest';
import { atLeast, cash, share, writtenWith } from '../../testing.ts';
import type { MemberFacts } from './facts.ts';
import { costOf, dueTiers, judgeTiers, reckon } from './tiers.ts';

const units = (text: string) => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const lost = (amount: string): MemberFacts => ({
  played: [
    {
      vendor: '',
      gameCode: 'coral-bloom',
      category: 'RNG',
      rounds: 1,
      paid: 0n,
      valid: units(amount),
      staked: units(amount),
    },
  ],
  deposits: [],
  signInDays: [],
  level: 0,
  registeredAt: 0,
  cause: {},
  now: 0,
});
const tier = (turnover: string, amount: string) => ({
  conditions: [atLeast('turnover', turnover)],
  rewards: [cash(amount)],
});
const steps = { tiers: [tier('100', '5'), tier('500', '30'), tier('2000', '150')] };
const places = (spec: Partial<Parameters<typeof writtenWith>[0]>, amount: string) => {
  const { spec: whole } = writtenWith({ ...steps, ...spec });
  return dueTiers(whole, judgeTiers(whole, lost(amount))).map((one) => one.tier);
};

test('the highest tier that holds is due, or every one as a milestone', () => {
  expect(places({}, '99.99')).toEqual([]);
  expect(places({}, '500')).toEqual([1]);
  expect(places({ everyTier: true }, '1999')).toEqual([0, 1]);
  expect(places({ everyTier: true }, '2000')).toEqual([0, 1, 2]);
});

test('a share is cut to hundredths and to its highest amount', () => {
  const of = (amount: string, max: string | null = null) =>
    reckon(cash('0', { share: { ...share('net-loss', 333), max } }), lost(amount)).amount;
  // 3.33 % of 10.01 is 0.333333.
  expect(of('10.01')).toBe('0.3300');
  expect(of('1000', '20')).toBe('20.0000');
  expect(of('0.29')).toBe('0.0000');
});

test('a tier whose rewards all come to nothing is not due', () => {
  const spec = {
    tiers: [{ conditions: [], rewards: [cash('0', { share: share('net-loss', 100) })] }],
  };
  expect(places(spec, '0.5')).toEqual([]);
  expect(places(spec, '1')).toEqual([0]);
});

test('money and free rounds cost, points and tickets do not', () => {
  const due = (kind: 'cash' | 'bonus' | 'points' | 'free-rounds', amount: string, stake = '0') =>
    reckon(cash(amount, { kind, stake, gameCode: stake === '0' ? '' : 'coral-bloom' }), lost('0'));
  expect(costOf([due('cash', '10'), due('bonus', '5.5'), due('points', '100')])).toBe(
    units('15.5'),
  );
  expect(costOf([due('free-rounds', '20', '0.5')])).toBe(units('10'));
});
