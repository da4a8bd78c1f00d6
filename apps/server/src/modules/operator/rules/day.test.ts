// Proves where the house's day begins.
import { expect, test } from 'vitest';
import { startOfDay } from './day.ts';

test('the day begins at midnight GMT+8', () => {
  const start = Date.parse('2026-11-20T16:00:00Z');
  expect(startOfDay(start)).toBe(start);
  expect(startOfDay(start + 86_399_999)).toBe(start);
  expect(startOfDay(start - 1)).toBe(start - 86_400_000);
});
