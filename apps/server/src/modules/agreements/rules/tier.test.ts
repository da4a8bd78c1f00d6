// The highest tier whose conditions all hold counts, more never reaches less, and a child's terms
// are compared with the parent's own under the same conditions.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from '../testing.ts';
import { areTermsRight, readTerms, rateOf } from './terms.ts';
import { nextTier, tierAbove, tierReached } from './tier.ts';

const tier = (minTurnover: string, minActive: number, rate: string, minLoss = '0') => ({
  minTurnover,
  minActive,
  minLoss,
  rate,
});
const three = termsOf('5', {
  tiers: [tier('500000', 5, '5'), tier('2000000', 10, '10'), tier('6000000', 20, '15')],
});
const terms = readTerms(three);
const reached = (turnover: bigint, active: number, netLoss = 0n) => ({
  turnover: turnover * 10_000n,
  active,
  netLoss,
});

test('a border belongs to the tier that begins there', () => {
  expect(tierReached(terms, reached(2_000_000n, 10))).toBe(1);
  expect(tierReached(terms, reached(1_999_999n, 10))).toBe(0);
  expect(tierReached(terms, reached(2_000_000n, 4))).toBeUndefined();
});

test('the next tier tells what is missing', () => {
  expect(nextTier(terms, reached(1_500_000n, 12))).toEqual({
    index: 1,
    turnoverMissing: 5_000_000_000n,
    activeMissing: 0,
    lossMissing: 0n,
  });
  expect(nextTier(terms, reached(6_000_000n, 20))).toBeUndefined();
});

test('a guaranteed rate holds for a loss of the house too', () => {
  expect(tierReached(readTerms(termsOf('5')), reached(-1n, 0, -1n))).toBe(0);
});

test('more turnover and more active members never reach a lower tier', () => {
  const figure = fc.tuple(fc.bigInt({ min: 0n, max: 8_000_000n }), fc.nat(30));
  fc.assert(
    fc.property(figure, figure, ([one, few], [more, many]) => {
      const low = tierReached(terms, reached(one, few)) ?? -1;
      const high = tierReached(terms, reached(one + more, few + many)) ?? -1;
      expect(high).toBeGreaterThanOrEqual(low);
    }),
  );
});

test('a child’s tier is compared with the parent’s rate under its conditions', () => {
  expect(tierAbove(terms, terms)).toBeUndefined();
  const eager = readTerms(termsOf('5', { tiers: [tier('400000', 5, '5')] }));
  expect(tierAbove(eager, terms)).toBe(0);
  expect(tierAbove(terms, undefined)).toBe(0);
  const modest = readTerms(
    termsOf('5', { tiers: [tier('500000', 5, '5'), tier('2000000', 9, '6')] }),
  );
  expect(tierAbove(modest, terms)).toBe(1);
});

test('tiers rise, and rates stay above 0 and at most 100 percent', () => {
  expect(areTermsRight('dividend', three)).toBe(true);
  const [first, second, third] = three.tiers;
  if (!first || !second || !third) throw new Error('There are three tiers');
  expect(areTermsRight('dividend', { ...three, tiers: [second, first] })).toBe(false);
  expect(areTermsRight('dividend', { ...three, tiers: [first, first] })).toBe(false);
  expect(areTermsRight('dividend', termsOf('0'))).toBe(false);
  expect(areTermsRight('dividend', termsOf('100.0001'))).toBe(false);
  expect(areTermsRight('dividend', { ...three, onlyIfLoss: true })).toBe(false);
  expect(areTermsRight('daily-salary', { ...three, carryNegative: true })).toBe(false);
  expect(rateOf('0.8')).toBe(8000n);
});
