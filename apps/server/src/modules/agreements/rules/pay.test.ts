// A bill is paid as far as the payer's cash and the asked part reach, and no further.
import { expect, test } from 'vitest';
import { payable } from './pay.ts';
import { excludes } from './kind-switch.ts';

const open = { state: 'unpaid', due: 100n, paid: 30n, cash: undefined, most: undefined } as const;

test('a bill is paid as far as the cash reaches', () => {
  expect(payable(open)).toBe(70n);
  expect(payable({ ...open, cash: 50n })).toBe(50n);
  expect(payable({ ...open, cash: 50n, most: 20n })).toBe(20n);
  expect(payable({ ...open, cash: 0n })).toBe(0n);
});

test('a bill that is done with is not paid again', () => {
  expect(payable({ ...open, state: 'refused' })).toBe(0n);
  expect(payable({ ...open, state: 'paid', paid: 100n })).toBe(0n);
});

test('two salaries exclude each other, a dividend none', () => {
  expect(excludes('daily-salary', 'hourly-salary')).toBe(true);
  expect(excludes('daily-salary', 'daily-salary')).toBe(false);
  expect(excludes('daily-salary', 'dividend')).toBe(false);
});
