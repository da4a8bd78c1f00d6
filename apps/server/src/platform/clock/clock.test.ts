// A fake clock stands still until it is moved; the system clock is the machine's.
import { expect, test } from 'vitest';
import { fakeClock, systemClock } from './index.ts';

test('a fake clock moves only when told to', () => {
  const clock = fakeClock('2026-01-01T00:00:00Z');
  expect(clock.now()).toBe(Date.UTC(2026, 0, 1));
  clock.advance(1500);
  expect(clock.now()).toBe(Date.UTC(2026, 0, 1) + 1500);
  clock.set(7);
  expect(clock.now()).toBe(7);
});

test('an invalid start is refused', () => {
  expect(() => fakeClock('soon')).toThrow('Not a moment');
});

test('the system clock gives the machine’s time of day', () => {
  const before = Date.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
