// Proves that a bare day spans the whole day in GMT+8 and that no day is invented.
import { expect, test } from 'vitest';
import { instantOf } from './wire-time.ts';

test('a day runs from its first to its last moment in GMT+8', () => {
  expect(instantOf('2026-11-21', 'start')).toBe(Date.parse('2026-11-20T16:00:00Z'));
  expect(instantOf('2026-11-21', 'end')).toBe(Date.parse('2026-11-21T15:59:59.999Z'));
  expect(instantOf('2026-11-21 08:00:00', 'end')).toBe(Date.parse('2026-11-21T00:00:00Z'));
});

test.each([undefined, '', '2026-13-01', '2026-11-21 25:00:00'])('%j is no time', (text) => {
  expect(instantOf(text, 'start')).toBeUndefined();
});

test('a day before 1970 means the beginning of 1970', () => {
  expect(instantOf('0001-01-01', 'start')).toBe(0);
  expect(instantOf('1969-12-31 23:00:00', 'end')).toBe(0);
});
