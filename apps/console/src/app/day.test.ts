// A day that staff choose begins at midnight of the house's calendar.
import { expect, test } from 'vitest';
import { startOfDay, startOfNextDay } from './day.ts';

test('a day begins eight hours before it does in Greenwich', () => {
  expect(startOfDay('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16));
  expect(startOfNextDay('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 16));
  expect(startOfDay('')).toBeUndefined();
});
