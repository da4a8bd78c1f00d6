// Proves when a console session ends.
import { expect, test } from 'vitest';
import { isAlive } from './session.ts';

const minute = 60_000;

// @proves V7.3.1
test('a session ends after fifteen minutes without a call', () => {
  expect(isAlive({ openedAt: 0, seenAt: 100 * minute }, 114 * minute)).toBe(true);
  expect(isAlive({ openedAt: 0, seenAt: 100 * minute }, 115 * minute)).toBe(false);
});

// @proves V7.3.2
test('a session ends after twelve hours in any case', () => {
  expect(isAlive({ openedAt: 0, seenAt: 719 * minute }, 720 * minute)).toBe(false);
});
