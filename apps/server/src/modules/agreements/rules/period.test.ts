// Periods by the house's clock: a moment on a border belongs to the period that begins there, and
// periods follow one another without a gap.
import * as fc from 'fast-check';
import { agreementPeriods } from '@baize/contract';
import { timeText } from '@baize/money';
import { expect, test } from 'vitest';
import { closingAt, periodAt, periodOf } from './period.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const shown = ({ from, until }: { readonly from: number; readonly until: number }) => [
  timeText(from),
  timeText(until),
];

test.each([
  ['five-minutes', '2026-11-28T12:04:59.9', '2026-11-28 12:00:00', '2026-11-28 12:05:00'],
  ['five-minutes', '2026-11-28T12:05:00.0', '2026-11-28 12:05:00', '2026-11-28 12:10:00'],
  ['hourly', '2026-11-28T12:59:59.9', '2026-11-28 12:00:00', '2026-11-28 13:00:00'],
  ['daily', '2026-11-28T00:00:00', '2026-11-28 00:00:00', '2026-11-29 00:00:00'],
  ['weekly', '2026-11-28T12:00:00', '2026-11-23 00:00:00', '2026-11-30 00:00:00'],
  ['semimonthly', '2026-02-15T23:59:59', '2026-02-01 00:00:00', '2026-02-16 00:00:00'],
  ['semimonthly', '2026-02-16T00:00:00', '2026-02-16 00:00:00', '2026-03-01 00:00:00'],
  ['monthly', '2026-12-31T23:59:59', '2026-12-01 00:00:00', '2027-01-01 00:00:00'],
] as const)('the %s period of %s is %s to %s', (period, moment, from, until) => {
  expect(shown(periodAt(period, at(moment)))).toEqual([from, until]);
});

test('every moment is in one period, and the next begins where it ends', () => {
  const moment = fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 });
  fc.assert(
    fc.property(fc.constantFrom(...agreementPeriods), moment, (period, now) => {
      const { from, until } = periodAt(period, now);
      expect(from <= now && now < until).toBe(true);
      expect(periodAt(period, until).from).toBe(until);
      expect(periodAt(period, from - 1).until).toBe(from);
    }),
  );
});

test('days are closed at half past midnight, hours at five past, windows at once', () => {
  const until = at('2026-11-29T00:00:00');
  expect(timeText(closingAt('daily', until))).toBe('2026-11-29 00:30:00');
  expect(timeText(closingAt('hourly', until))).toBe('2026-11-29 00:05:00');
  expect(closingAt('five-minutes', until)).toBe(until);
});

test('a salary has its own period, and a dividend one of four', () => {
  expect(periodOf('realtime-salary', undefined)).toBe('five-minutes');
  expect(periodOf('daily-salary', 'weekly')).toBeUndefined();
  expect(periodOf('dividend', undefined)).toBeUndefined();
  expect(periodOf('dividend', 'hourly')).toBeUndefined();
  expect(periodOf('dividend', 'semimonthly')).toBe('semimonthly');
});
