// Proves that the third wrong password in a row locks, for a quarter of an hour.
import { expect, test } from 'vitest';
import { afterFailure, isLocked, type SignInTry } from './lock.ts';

test('the third failure locks for fifteen minutes', () => {
  let standing: SignInTry = { failures: 0, lockedUntil: null };
  const locked: boolean[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    standing = afterFailure(standing, 1000);
    locked.push(isLocked(standing, 1000));
  }
  expect(locked).toEqual([false, false, true]);
  expect(isLocked(standing, 1000 + 15 * 60_000)).toBe(false);
});
