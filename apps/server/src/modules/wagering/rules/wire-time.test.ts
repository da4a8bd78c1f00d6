// Proves how the family's times are read: in GMT+8, a bare day by its start or its end, nonsense
// as absent.
import { expect, test } from 'vitest';
import { instantOf } from './wire-time.ts';

test('a time is read in GMT+8', () => {
  expect(instantOf('2026-11-21 08:00:00', 'start')).toBe(Date.parse('2026-11-21T00:00:00Z'));
});

test('a bare day is its first or its last moment', () => {
  expect(instantOf('2026-11-21', 'start')).toBe(Date.parse('2026-11-20T16:00:00Z'));
  expect(instantOf('2026-11-21', 'end')).toBe(Date.parse('2026-11-21T15:59:59.999Z'));
});

test('what is no time counts as absent', () => {
  expect(instantOf('2026-13-45', 'start')).toBeUndefined();
  expect(instantOf(undefined, 'end')).toBeUndefined();
});
