// Rates of points in whole numbers: what earns, what is left over, what points are worth.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areRatesRight, earn, noRates, rateOf, worthOf, type Rates } from './scheme.ts';

const rates: Rates = {
  earn: [{ category: 'RNG', stake: '10' }],
  deposit: '100',
  ratio: 100,
  step: 100,
  isConverting: true,
  budget: noRates.budget,
};

test('a source that has no rate, or the rate 0, earns nothing', () => {
  expect(rateOf(rates, 'RNG')).toBe(100_000n);
  expect(rateOf(rates, 'deposit')).toBe(1_000_000n);
  expect(rateOf(rates, 'LIVE')).toBeUndefined();
  expect(rateOf(noRates, 'deposit')).toBeUndefined();
  expect(rateOf({ ...rates, deposit: '0' }, 'deposit')).toBeUndefined();
});

test('points and what is left over make up what was played, however it was cut', () => {
  const amounts = fc.array(fc.bigInt(-500_000n, 1_000_000n), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.bigInt(1n, 200_000n), (all, rate) => {
      let [points, rest] = [0n, 0n];
      for (const amount of all) {
        const earned = earn(rest, amount, rate);
        expect(earned.points).toBeGreaterThanOrEqual(0n);
        expect(earned.rest).toBeLessThan(rate);
        points += earned.points;
        rest = earned.rest;
      }
      const sum = all.reduce((whole, amount) => whole + amount, 0n);
      expect(points * rate + rest).toBe(sum);
    }),
  );
});

test('points are worth whole hundredths, cut down', () => {
  expect(worthOf(12_345n, 100)).toBe(1_234_500n);
  expect(worthOf(1n, 300)).toBe(0n);
  expect(worthOf(5n, 300)).toBe(100n);
});

test.each([
  [{}, true],
  [{ earn: [...rates.earn, ...rates.earn] }, false],
  [{ earn: [{ category: 'RNG' as const, stake: '0' }] }, false],
  [{ deposit: null }, true],
  [{ deposit: '0' }, false],
  [{ ratio: 300, step: 3 }, true],
  [{ ratio: 300, step: 1 }, false],
])('rates with %j make sense: %s', (change, isRight) => {
  expect(areRatesRight({ ...rates, ...change })).toBe(isRight);
});
