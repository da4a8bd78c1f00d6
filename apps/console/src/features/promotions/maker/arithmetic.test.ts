// The maker's arithmetic is what the terms lead to, worked by hand.
import { expect, test } from 'vitest';
import { coverOf, exampleOf } from './arithmetic.ts';
import { newReward, newShare, newSpec, newTerms, newTier } from './draft.ts';
import { filledWith } from './templates.ts';

const texts = { titles: {}, summaries: {}, terms: {} };
const first = filledWith('first-deposit', { now: 0, texts }).spec;
const tierOf = (spec: typeof first) => spec.tiers[0] ?? newTier();

test('a deposit of 1,000 gives 500, and both are staked ten times', () => {
  const { base, gifts } = exampleOf(first, tierOf(first));
  expect(base).toEqual({ of: 'deposit-amount', amount: 10_000_000n });
  expect(gifts.map(({ amount, toWager, cappedFrom }) => [amount, toWager, cappedFrom])).toEqual([
    // 1,000 × 50 % = 500; (500 + 1,000) × 10 = 15,000; 5,000 ÷ 50 % = 10,000.
    [5_000_000n, 150_000_000n, 100_000_000n],
  ]);
});

test('a share is cut to its highest amount and to the cent', () => {
  const share = newShare({ of: 'net-loss', hundredths: 333, max: '33.31' });
  const tier = newTier({ rewards: [newReward({ kind: 'cash', share, terms: newTerms() })] });
  // 1,000 × 3.33 % = 33.30, below the highest amount.
  expect(exampleOf(newSpec(), tier).gifts[0]?.amount).toBe(333_000n);
  const less = { ...share, hundredths: 337 };
  const capped = newTier({ rewards: [newReward({ kind: 'cash', share: less })] });
  expect(exampleOf(newSpec(), capped).gifts[0]?.amount).toBe(333_100n);
});

test('a condition above the example replaces it', () => {
  const reload = filledWith('reload', { now: 0, texts }).spec;
  const tier = tierOf(reload);
  const asked = { ...tier, conditions: tier.conditions.map((one) => ({ ...one, value: '2500' })) };
  expect(exampleOf(reload, asked).base?.amount).toBe(25_000_000n);
});

test('a budget covers so many of the dearest rewards', () => {
  expect(coverOf(first)).toEqual({ is: 'covered', count: 2, most: 50_000_000n });
  expect(coverOf(filledWith('mission', { now: 0, texts }).spec)).toEqual({ is: 'free' });
  const share = newShare({ max: null });
  const open = newSpec({ tiers: [newTier({ rewards: [newReward({ kind: 'cash', share })] })] });
  expect(coverOf(open)).toEqual({ is: 'open' });
  expect(coverOf({ ...open, budget: { total: '100', day: null, member: '40' } })).toEqual({
    is: 'covered',
    count: 2,
    most: 400_000n,
  });
});
