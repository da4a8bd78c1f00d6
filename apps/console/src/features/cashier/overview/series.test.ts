// Changes against a week before, and how many of those who registered paid in.
import { expect, test } from 'vitest';
import { changeOf, conversionOf, heightOf, type Figures } from './series.ts';

const figures: Figures = {
  staked: '180.0000',
  paid: '100.0000',
  ggr: '80.0000',
  ngr: '-5.5000',
  deposited: '0.0000',
  withdrawn: '0.0000',
  deposits: 2,
  withdrawals: 0,
  active: 3,
  registered: 8,
  firstDeposits: 3,
};

test('conversion is the share of new members that paid in, none of none', () => {
  expect(conversionOf(figures)).toBe(37.5);
  expect(conversionOf({ ...figures, registered: 0 })).toBe(0);
});

test('a height is what is shown, below zero too', () => {
  expect(heightOf(figures, 'ngr')).toBe(-5.5);
  expect(heightOf(figures, 'active')).toBe(3);
  expect(heightOf(figures, 'conversion')).toBe(37.5);
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [-50, -100, 50],
  [5, 0, undefined],
])('%d after %d is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
