// The house offers no rate above its bounds; up to a share of them one person offers alone.
import { expect, test } from 'vitest';
import { isAboveAlone, refusalOfHouse, type HousePolicy } from './house-bounds.ts';
import type { WrittenTerms } from './terms.ts';

const policy: HousePolicy = {
  houseDividendRateMost: '60',
  houseDailySalaryRateMost: '2',
  houseHourlySalaryRateMost: '1.5',
  houseRealTimeSalaryRateMost: '1',
  houseSalaryPayMost: '0',
  houseOfferAlonePercent: 80,
};

/** Two tiers: the second one is the higher. */
const terms = (rate: string, maximum = '0'): WrittenTerms => ({
  tiers: [
    { minTurnover: '0', minActive: 0, minLoss: '0', rate: '0.1' },
    { minTurnover: '1000', minActive: 0, minLoss: '0', rate },
  ],
  activeTurnover: '0',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: false,
  minusBonuses: false,
  minusWages: false,
  maximum,
});

test.each([
  ['dividend', '60', '60.0001'],
  ['daily-salary', '2', '2.0001'],
  ['hourly-salary', '1.5', '1.5001'],
  ['realtime-salary', '1', '1.0001'],
] as const)('a %s of the house has at most %s %%', (kind, most, above) => {
  expect(refusalOfHouse({ kind, terms: terms(most) }, policy)).toBeUndefined();
  expect(refusalOfHouse({ kind, terms: terms(above) }, policy)).toMatchObject({
    refused: 'agreement-rate-above-house',
    facts: { most },
  });
});

test('a bound of a period’s pay is required of salaries where the house has one', () => {
  const bounded = { ...policy, houseSalaryPayMost: '500' };
  const of = (kind: 'dividend' | 'daily-salary', maximum: string) =>
    refusalOfHouse({ kind, terms: terms('1', maximum) }, bounded)?.refused;
  expect(of('daily-salary', '500')).toBeUndefined();
  expect(of('daily-salary', '500.01')).toBe('agreement-pay-above-house');
  expect(of('daily-salary', '0')).toBe('agreement-pay-above-house');
  expect(of('dividend', '0')).toBeUndefined();
});

test('up to a share of the highest rate one person offers alone', () => {
  const isAbove = (rate: string, percent: number) =>
    isAboveAlone(
      { kind: 'dividend', terms: terms(rate) },
      { ...policy, houseOfferAlonePercent: percent },
    );
  expect([isAbove('48', 80), isAbove('48.0001', 80)]).toEqual([false, true]);
  expect([isAbove('60', 100), isAbove('0.1', 0)]).toEqual([false, true]);
});
