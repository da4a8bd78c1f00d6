// The highest tier whose conditions all hold counts, more never reaches less, and a child's terms
// are compared with the parent's own under the same conditions.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { termsOf } from '../testing.ts';
import { areTermsRight, readTerms, rateOf, type WrittenTerms } from './terms.ts';
import { nextTier, tierAbove, tierReached, type Measured } from './tier.ts';

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

const daily = (written: WrittenTerms): Measured => ({ terms: readTerms(written), period: 'daily' });
const monthly = (written: WrittenTerms): Measured => ({ ...daily(written), period: 'monthly' });

test('a child’s tier is compared with the parent’s rate under its conditions', () => {
  expect(tierAbove(daily(three), daily(three))).toBeUndefined();
  const eager = termsOf('5', { tiers: [tier('400000', 5, '5')] });
  expect(tierAbove(daily(eager), daily(three))).toBe(0);
  expect(tierAbove(daily(three), undefined)).toBe(0);
  const modest = termsOf('5', { tiers: [tier('500000', 5, '5'), tier('2000000', 9, '6')] });
  expect(tierAbove(daily(modest), daily(three))).toBe(1);
});

test('members active by lower bounds do not count for the parent’s condition', () => {
  const own = { ...three, activeTurnover: '1000', activeDeposit: '100' };
  expect(tierAbove(daily(own), daily(own))).toBeUndefined();
  expect(tierAbove(daily({ ...own, activeTurnover: '1000.0001' }), daily(own))).toBeUndefined();
  expect(tierAbove(daily({ ...own, activeTurnover: '0' }), daily(own))).toBe(0);
  expect(tierAbove(daily({ ...own, activeDeposit: '99' }), daily(own))).toBe(0);
});

test('conditions of a longer period do not hold in each shorter one of the parent', () => {
  expect(tierAbove(monthly(three), daily(three))).toBe(0);
  expect(tierAbove(daily(three), monthly(three))).toBeUndefined();
  const guaranteed = { ...three, tiers: [tier('0', 0, '5'), ...three.tiers.slice(1)] };
  expect(tierAbove(monthly(termsOf('5')), daily(guaranteed))).toBeUndefined();
  // A week may be spread over two months.
  expect(tierAbove({ ...daily(three), period: 'weekly' }, monthly(three))).toBe(0);
});

test('a maximum and pay for losses alone bind the child like the parent', () => {
  const capped = termsOf('5', { maximum: '100' });
  expect(tierAbove(daily(termsOf('5')), daily(capped))).toBe(0);
  expect(tierAbove(daily(termsOf('5', { maximum: '100.01' })), daily(capped))).toBe(0);
  expect(tierAbove(daily(capped), daily(capped))).toBeUndefined();
  // A hundred each day is more than a hundred a month.
  expect(tierAbove(daily(capped), monthly(capped))).toBe(0);
  const losing = termsOf('5', { onlyIfLoss: true });
  expect(tierAbove(daily(termsOf('5')), daily(losing))).toBe(0);
  expect(tierAbove(daily(losing), daily(termsOf('5')))).toBeUndefined();
});

test('an amount too large to be read is refused, not counted as none', () => {
  const large = '900000000001';
  const conditions = [tier(large, 0, '5'), tier('0', 0, '5', large)];
  for (const one of conditions)
    expect(areTermsRight('dividend', termsOf('5', { tiers: [one] }))).toBe(false);
  for (const name of ['maximum', 'activeTurnover', 'activeDeposit'] as const)
    expect(areTermsRight('daily-salary', termsOf('5', { [name]: large }))).toBe(false);
  expect(areTermsRight('dividend', termsOf('5', { maximum: '900000000000' }))).toBe(true);
});

test('a maximum is whole cents, as what is paid', () => {
  expect(areTermsRight('dividend', termsOf('5', { maximum: '10.005' }))).toBe(false);
  expect(areTermsRight('dividend', termsOf('5', { maximum: '10.0500' }))).toBe(true);
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
