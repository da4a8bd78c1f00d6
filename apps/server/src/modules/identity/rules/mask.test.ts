// All but the last four characters of a number are hidden.
import { expect, test } from 'vitest';
import { maskNumber } from './mask.ts';

test.each([
  ['628123456789', '********6789'],
  ['1234', '1234'],
  ['', ''],
])('%s is shown as %s', (number, shown) => {
  expect(maskNumber(number)).toBe(shown);
});
