// Rebates as the family reads them: one for each category, that of the highest step.
import { gameCategories } from '@baize/contract';
import { expect, test } from 'vitest';
import { cash, share, writtenWith } from '../../testing.ts';
import { rebatesOf } from './rebates.ts';

const everyGame = { categories: [], vendors: [], games: [] };
const back = (hundredths: number, games: object = {}, max: string | null = null) =>
  cash('0', {
    share: { ...share('turnover', hundredths), max, games: { ...everyGame, ...games } },
  });
const of = (...rewards: ReturnType<typeof back>[]) =>
  rebatesOf(
    writtenWith({ tiers: rewards.map((reward) => ({ conditions: [], rewards: [reward] })) }).spec,
  );

test('a share of all turnover is one of every category, the highest step ahead', () => {
  const rebates = of(back(30), back(55, {}, '500'));
  expect(rebates.map(({ productType }) => productType)).toEqual([...gameCategories]);
  for (const one of rebates)
    expect(one).toMatchObject({ vendors: [], rebateRate: 0.55, maxAmount: 500 });
});

test('a share of some games names their categories, and vendors beside them', () => {
  expect(of(back(80, { categories: ['LIVE'], vendors: ['EVO'] }))).toEqual([
    { productType: 'LIVE', vendors: [], rebateRate: 0.8, maxAmount: null },
    { productType: '', vendors: ['EVO'], rebateRate: 0.8, maxAmount: null },
  ]);
});

test('fixed rewards and shares of losses are no rebate', () => {
  expect(of(cash('5'), cash('0', { share: share('net-loss', 500) }))).toEqual([]);
});
