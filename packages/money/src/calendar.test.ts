// Proves the bounds of the platform's days, weeks and months in any machine's time zone: each
// moment is in one day, one week and one month, and the moment before midnight in the previous one.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayAt,
  dayText,
  momentOf,
  monthAt,
  spansAt,
  startOfDay,
  startOfMonth,
  timeText,
} from './calendar.ts';

const dayMs = 86_400_000;
const anyMoment = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2199, 11, 31) });
const anyDay = fc.integer({ min: 365, max: 84_000 });
const anyMonth = fc.integer({ min: 1971 * 12, max: 2199 * 12 });
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMs;

// @proves R1
test('a day begins at midnight in GMT+8, four in the afternoon in Greenwich', () => {
  const last = Date.parse('2026-11-21T15:59:59.999Z');
  expect([dayText(last), dayText(last + 1)]).toEqual(['2026-11-21', '2026-11-22']);
  expect([timeText(last), timeText(last + 1)]).toEqual([
    '2026-11-21 23:59:59',
    '2026-11-22 00:00:00',
  ]);
  expect(new Date(startOfDay(dayAt(last))).toISOString()).toBe('2026-11-20T16:00:00.000Z');
});

test('a week begins on Monday and a month on the first', () => {
  const sunday = Date.parse('2026-11-22T10:00:00Z');
  expect(spansAt(sunday)).toEqual({
    day: dayOf('2026-11-22'),
    week: dayOf('2026-11-16'),
    month: dayOf('2026-11-01'),
  });
  expect(spansAt(sunday + dayMs).week).toBe(dayOf('2026-11-23'));
});

test.each([
  ['2026-12-31T15:59:59.999Z', '2026-12-01', 2026 * 12 + 11],
  ['2026-12-31T16:00:00.000Z', '2027-01-01', 2027 * 12],
  ['2028-02-29T15:59:59.999Z', '2028-02-01', 2028 * 12 + 1],
  ['2028-02-29T16:00:00.000Z', '2028-03-01', 2028 * 12 + 2],
])('%s lies in the month from %s', (text, first, month) => {
  const at = Date.parse(text);
  expect(spansAt(at).month).toBe(dayOf(first));
  expect(monthAt(at)).toBe(month);
  expect(dayText(startOfMonth(month))).toBe(first);
});

test('every midnight ends one day and begins the next', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const midnight = startOfDay(day);
      expect([dayAt(midnight - 1), dayAt(midnight), dayAt(midnight + dayMs - 1)]).toEqual([
        day - 1,
        day,
        day,
      ]);
      expect(timeText(midnight)).toBe(`${dayText(midnight)} 00:00:00`);
      expect(dayText(midnight)).toBe(new Date(day * dayMs).toISOString().slice(0, 10));
    }),
  );
});

test('every end of a month ends its span and begins the next', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const start = startOfMonth(month);
      expect([monthAt(start - 1), monthAt(start)]).toEqual([month - 1, month]);
      expect(spansAt(start).month).toBe(dayAt(start));
      expect(spansAt(start - 1).month).toBe(dayAt(startOfMonth(month - 1)));
      expect(dayText(start).slice(8)).toBe('01');
    }),
  );
});

test('a moment lies in a week of seven days that begins on a Monday', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const { day, week, month } = spansAt(at);
      expect(day - week).toBeGreaterThanOrEqual(0);
      expect(day - week).toBeLessThan(7);
      expect(new Date(week * dayMs).getUTCDay()).toBe(1);
      expect(day - month).toBeLessThan(31);
    }),
  );
});

test('a time that was printed is read as its moment, to the second', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const [day = '', time = ''] = timeText(at).split(' ');
      expect(momentOf(day, time)).toBe(Math.floor(at / 1000) * 1000);
    }),
  );
});

test.each([
  ['2026-13-01', '00:00:00'],
  ['2026-11-21', '25:00:00'],
  ['', ''],
])('%j %j is no moment', (day, time) => {
  expect(momentOf(day, time)).toBeUndefined();
});
