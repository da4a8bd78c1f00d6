// Proves that typed weights come back as they were set, and that what cannot be read is named.
import { expect, test } from 'vitest';
import { formOf, problemOf, weightsOf } from './bonus-weights-form.ts';

const weights = {
  categories: [
    { category: 'RNG', percent: 100 },
    { category: 'SPORTS', percent: 50 },
  ],
  games: [{ game: 'VEND/wheel-1', percent: 0 }],
  oddsMin: [{ category: 'SPORTS', hundredths: 105 }],
} as const;
const form = formOf(weights as never);

test('typed weights come back as they were set', () => {
  expect(form.rows[1]).toEqual({ category: 'SPORTS', percent: '50', odds: '1.05' });
  expect(problemOf(form)).toBeUndefined();
  expect(weightsOf(form)).toEqual(weights);
});

test('a percent above 100, odds below 1 and a line without a percent are named', () => {
  const [slots, sports] = form.rows;
  if (!slots || !sports) throw new Error('no rows');
  expect(problemOf({ ...form, rows: [{ ...slots, percent: '101' }] })).toBe('101');
  expect(problemOf({ ...form, rows: [{ ...sports, odds: '0.99' }] })).toBe('0.99');
  expect(problemOf({ ...form, games: 'coral-bloom' })).toBe('coral-bloom');
});
