// Every guard adds to the strength, and all of them together are a hundred.
import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

const none = {
  hasPassword: false,
  hasPaymentPassword: false,
  mobileVerified: false,
  emailVerified: false,
  hasFactor: false,
};

test('no step is 0, all are 100, each counts', () => {
  expect(strengthOf(none)).toBe(0);
  const names = Object.keys(none);
  const all = Object.fromEntries(names.map((name) => [name, true])) as unknown as typeof none;
  expect(strengthOf(all)).toBe(100);
  for (const name of names) expect(strengthOf({ ...none, [name]: true })).toBeGreaterThan(0);
});
