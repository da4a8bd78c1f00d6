// Proves that weights come back from the wire as they were sent, and that every category is named.
import { gameCategories } from '@baize/contract';
import { expect, test } from 'vitest';
import { weightsOf, wireWeights } from './wire-weights.ts';

const weights = {
  categories: Object.fromEntries(gameCategories.map((category) => [category, 50])),
  games: { 'coral-bloom': 10, 'SBXA/reels': 0 },
  oddsMin: { SPORTS: 150 },
};

test('weights come back from the wire as they were sent', () => {
  expect(weightsOf(wireWeights(weights))).toEqual(weights);
});

test('a category without a weight is told as nothing', () => {
  const { categories } = wireWeights({ categories: {}, games: {}, oddsMin: {} });
  expect(categories).toEqual(gameCategories.map((category) => ({ category, percent: 0 })));
});
