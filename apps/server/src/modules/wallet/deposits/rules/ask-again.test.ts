// Proves that a provider is asked at growing pauses of at most an hour, and for three days.
import { expect, test } from 'vitest';
import { nextAsk, silentAfterMs } from './ask-again.ts';

const minute = 60_000;

test.each([
  [0, minute],
  [1, 2 * minute],
  [5, 32 * minute],
  [6, 60 * minute],
  [400, 60 * minute],
])('after %d asks the next one comes in %d ms', (asks, pause) => {
  expect(nextAsk({ asks, since: 0, now: 1000 })).toBe(1000 + pause);
});

test('after three days nobody asks any more', () => {
  expect(nextAsk({ asks: 9, since: 0, now: silentAfterMs - 1 })).toBeDefined();
  expect(nextAsk({ asks: 9, since: 0, now: silentAfterMs })).toBeUndefined();
});
