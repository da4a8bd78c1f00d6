// Three failures lock an account, and a wait is never zero.
import { expect, test } from 'vitest';
import { minutesLeft, staffLimit } from './lock.ts';

test('the third failure locks, for a quarter of an hour', () => {
  expect(staffLimit.failuresMax).toBe(3);
  expect(minutesLeft(staffLimit.lockMs)).toBe(15);
});

test('a part of a minute is rounded up', () => {
  expect(minutesLeft(60_001)).toBe(2);
  expect(minutesLeft(1)).toBe(1);
});
