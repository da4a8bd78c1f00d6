// Goods need a name in English and a price in whole hundredths.
import { expect, test } from 'vitest';
import { isGoodRight } from './good.ts';

test.each([
  [{ en: 'Cap' }, '0', true],
  [{ en: 'Cap' }, '12.34', true],
  [{ en: 'Cap' }, '12.345', false],
  [{ en: 'Cap' }, 'much', false],
  [{ en: ' ' }, '1', false],
  [{ vi: 'Mũ' }, '1', false],
])('%j for %s makes sense: %s', (names, amount, isRight) => {
  expect(isGoodRight({ names, amount })).toBe(isRight);
});
