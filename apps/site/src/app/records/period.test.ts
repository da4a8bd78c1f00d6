// A period is whole days of the house's calendar; the one before it has as many days and ends where
// it begins.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBefore, daysOf, ownDays } from './period.ts';

const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);

test('the period before has as many days and ends the day before', () => {
  expect(daysBefore({ from: '2026-11-08', to: '2026-11-14' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-07',
  });
  expect(daysBefore({ from: '2028-03-01', to: '2028-03-01' })).toEqual({
    from: '2028-02-29',
    to: '2028-02-29',
  });
});

test('a period and the one before it are one span without a gap', () => {
  const some = fc.integer({ min: 1000, max: 40_000 });
  fc.assert(
    fc.property(some, fc.nat({ max: 400 }), (first, length) => {
      const before = daysBefore({ from: day(first), to: day(first + length) });
      expect(before).toEqual({ from: day(first - length - 1), to: day(first - 1) });
    }),
  );
});

test('a span ends today in the house’s zone, and own dates come in order', () => {
  const evening = Date.parse('2026-11-21T16:00:00Z');
  expect(daysOf('days-7', evening)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(ownDays('2026-11-05', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-05' });
  expect(ownDays('', '2026-11-01')).toBeUndefined();
});
