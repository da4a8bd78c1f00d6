// Progress of friends in tenths, worked by hand.
import { expect, test } from 'vitest';
import { noFacts } from '../../offers/rules/facts.ts';
import { judgeTiers } from '../../offers/rules/tiers.ts';
import { atLeast, cash, writtenWith } from '../../testing.ts';
import { percentOf } from './friend-step.ts';

const percent = (deposits: readonly bigint[], ...conditions: ReturnType<typeof atLeast>[]) => {
  const { spec } = writtenWith({ tiers: [{ conditions, rewards: [cash('10')] }] });
  const facts = { ...noFacts, deposits: deposits.map((amount) => ({ amount })) };
  return judgeTiers(spec, facts).map(percentOf);
};

test('a step is as far as its furthest condition, cut to whole tenths', () => {
  // 150 of 1,000 are 15 %; one deposit of two is 50 %.
  const [turnover, count] = [atLeast('deposits', '1000'), atLeast('deposit-count', '2')];
  expect(percent([1_500_000n], turnover)).toEqual([10]);
  expect(percent([1_500_000n], turnover, count)).toEqual([10]);
  expect(percent([], turnover, count)).toEqual([0]);
  expect(percent([9_999_999n], turnover)).toEqual([90]);
  expect(percent([5_000_000n, 5_000_000n], turnover, count)).toEqual([100]);
});

test('a step without conditions is whole, and an exact number is whole or nothing', () => {
  expect(percent([])).toEqual([100]);
  const exact = { ...atLeast('deposit-count', '2'), test: 'equals' as const };
  expect(percent([1n], exact as unknown as ReturnType<typeof atLeast>)).toEqual([0]);
});
