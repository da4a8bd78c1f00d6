// Proves which days a report covers, and which days stand before them.
import { dayText } from '@baize/money';
import { expect, test } from 'vitest';
import { periodBefore, periodOf } from './period.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const shown = ({ from, until }: { readonly from: number; readonly until: number }) => [
  dayText(from),
  dayText(until - 1),
];

test.each([
  [{}, ['2026-11-15', '2026-11-21']],
  [{ endDate: '2026-11-10' }, ['2026-11-04', '2026-11-10']],
  [{ startDate: '2026-11-20', endDate: '2026-11-20' }, ['2026-11-20', '2026-11-20']],
  [{ startDate: '2026-11-20 15:00:00' }, ['2026-11-20', '2026-11-21']],
  [{ startDate: '2020-01-01', endDate: '2026-11-21' }, ['2026-08-22', '2026-11-21']],
  [{ startDate: '2026-11-21', endDate: '2026-11-01' }, ['2026-11-01', '2026-11-01']],
])('%j covers %j', (asked, days) => {
  expect(shown(periodOf(asked, now))).toEqual(days);
});

test('the time before is as long and ends where this one begins', () => {
  const week = periodOf({}, now);
  expect(shown(periodBefore(week))).toEqual(['2026-11-08', '2026-11-14']);
});
