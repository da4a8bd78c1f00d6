// Periods and days of promotions are those of the house's zone, whatever zone the server's machine
// keeps, and over its changes to and from summer time.
import { dayAt, dayText } from '@baize/money';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { birthdaysOn } from './birthdays.ts';
import { periodAt } from './period.ts';

const zones = [
  'UTC',
  'Asia/Manila',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

/** Nights on which one of these zones changed, or changes, its clocks. */
const changes = [
  '2026-03-08T07:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-03T15:30:00Z',
  '2026-10-25T01:00:00Z',
  '2026-11-01T06:00:00Z',
].map((text) => Date.parse(text));
const dayMs = 86_400_000;
const moments = fc.oneof(
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * dayMs, max: 2 * dayMs }))
    .map(([change, off]) => change + off),
  // A millisecond before, at and after midnight of the house.
  fc
    .tuple(fc.integer({ min: 20_000, max: 25_000 }), fc.constantFrom(-1, 0, 1))
    .map(([day, off]) => Date.parse('1970-01-01T00:00:00+08:00') + day * dayMs + off),
);

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** The house's day by another calendar than ours. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Etc/GMT-8' });

test('periods are the same in every zone of a server, at midnight and when clocks change', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom('day', 'week', 'month'), (at, name) => {
      const seen = zones.map((zone) => {
        process.env['TZ'] = zone;
        return { period: periodAt(name, at), day: dayText(at), born: birthdaysOn(at) };
      });
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    }),
  );
});

test('a day is the one of the house’s calendar, and lasts 24 hours through every change', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
      process.env['TZ'] = zone;
      const { key, from, until } = periodAt('day', at);
      expect(dayText(at)).toBe(calendar.format(at));
      expect([key, until - from]).toEqual([`d${dayAt(at)}`, dayMs]);
      expect([dayText(from - 1), dayText(until)]).not.toContain(dayText(at));
    }),
  );
});

test('the zones of this test do change their clocks', () => {
  const offsets = (zone: string, at: number) => {
    process.env['TZ'] = zone;
    return new Date(at).getTimezoneOffset();
  };
  const [spring = 0, , , , autumn = 0] = changes;
  expect(offsets('America/New_York', spring - 1)).not.toBe(offsets('America/New_York', spring));
  expect(offsets('America/New_York', autumn - 1)).not.toBe(offsets('America/New_York', autumn));
  expect(offsets('UTC', spring)).toBe(0);
});
