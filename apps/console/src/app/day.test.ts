// Proves that a day of the house is told and read alike.
import { expect, test } from 'vitest';
import { dayText, startOfDay, startOfNextDay } from './day.ts';

test('a day begins eight hours before it does in Greenwich', () => {
  expect(startOfDay('2026-11-21')).toBe(Date.UTC(2026, 10, 20, 16));
  expect(startOfNextDay('2026-11-21')).toBe(Date.UTC(2026, 10, 21, 16));
  expect(startOfDay('')).toBeUndefined();
});

test('a moment is told as its day', () => {
  expect(dayText(Date.UTC(2026, 10, 20, 16))).toBe('2026-11-21');
  expect(dayText(Date.UTC(2026, 10, 20, 16) - 1)).toBe('2026-11-20');
});
