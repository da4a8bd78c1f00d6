// Proves when a console session ends.
import { expect, test } from 'vitest';
import { isAlive } from './session.ts';

const minute = 60_000;

test('a session lives while it is used, fifteen minutes without a call end it', () => {
  expect(isAlive({ openedAt: 0, seenAt: 100 * minute }, 114 * minute)).toBe(true);
  expect(isAlive({ openedAt: 0, seenAt: 100 * minute }, 115 * minute)).toBe(false);
});

test('twelve hours end it in any case', () => {
  expect(isAlive({ openedAt: 0, seenAt: 719 * minute }, 720 * minute)).toBe(false);
});
