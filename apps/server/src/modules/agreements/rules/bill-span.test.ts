// Since when a list of bills reaches back.
import { expect, test } from 'vitest';
import { billSpan } from './bill-span.ts';

const hourMs = 3_600_000;
/** Noon of a day of the house. */
const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const startOf = (day: string) => noon(day) - 12 * hourMs;
const asked = { now: noon('2026-11-28'), days: 31 };

test('without a beginning a list covers the last days', () => {
  const since = startOf('2026-10-28');
  expect(billSpan({}, asked)).toEqual({ from: since, until: undefined, since });
});

test('with an end alone it covers the days before that end, never days to come', () => {
  const { from, until } = billSpan({ endDate: '2026-06-30' }, asked);
  expect([from, until]).toEqual([startOf('2026-05-30'), startOf('2026-07-01') - 1]);
  expect(billSpan({ endDate: '2030-01-01' }, asked).since).toBe(startOf('2026-10-28'));
});

test.each([
  [{ startDate: '2026-01-02' }, startOf('2026-01-02')],
  [{ state: 'unpaid' }, undefined],
  [{ state: 'overdue' }, undefined],
] as const)('%j is listed as far back as it goes', (search, from) => {
  expect(billSpan(search, asked)).toEqual({ from, until: undefined, since: null });
  expect(billSpan(search, { ...asked, days: 'all' }).from).toBe(from);
});
