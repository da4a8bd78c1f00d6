// A rain's total and its packets follow from its amounts.
import { expect, test } from 'vitest';
import { newEnvelope, withParts } from './staff-envelope.ts';

test('amounts of a rain make up its total to the cent', () => {
  const parts = [
    { amount: '0.1', count: 3 },
    { amount: '8.88', count: 2 },
  ];
  expect(withParts(parts)).toEqual({ parts, packets: 5, total: '18.06' });
});

test('a new envelope opens with the next hour, for an hour', () => {
  const now = Date.parse('2026-11-27T10:20:00Z');
  const { startsAt, endsAt } = newEnvelope(now);
  expect(new Date(startsAt).toISOString()).toBe('2026-11-27T11:00:00.000Z');
  expect(endsAt - startsAt).toBe(3_600_000);
});
