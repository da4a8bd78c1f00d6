// Spans of the dashboard from facts of hours, worked by hand: GGR and NGR, hours without facts, and
// players that are active once a day.
import { dayAt, startOfDay } from '@baize/money';
import { expect, test } from 'vitest';
import { daySpans, hourSpans, spanOf, type HourFacts } from './spans.ts';

const hourMs = 3_600_000;
const day = dayAt(Date.parse('2026-11-21T03:00:00Z'));
const start = startOfDay(day);
const facts = (hour: number, more: Partial<HourFacts> = {}): HourFacts => ({
  hour,
  staked: 100n,
  paid: 60n,
  active: 3,
  activeFirst: 2,
  deposits: 1,
  deposited: 50n,
  firstDeposits: 1,
  withdrawals: 2,
  withdrawn: 20n,
  rebates: 5n,
  adjusted: -3n,
  registered: 4,
  ...more,
});

test('GGR is stakes less payouts, and NGR what is left of it after rebates and corrections', () => {
  expect(spanOf(start, [facts(start), facts(start + hourMs, { paid: 150n })])).toMatchObject({
    ggr: -10n,
    ngr: -14n,
    deposited: 100n,
    registered: 8,
  });
});

test('an hour without facts is there with nothing in it', () => {
  const spans = hourSpans([facts(start + hourMs)], start, 3);
  expect(spans.map(({ at }) => at)).toEqual([start, start + hourMs, start + 2 * hourMs]);
  expect(spans.map(({ staked }) => staked)).toEqual([0n, 100n, 0n]);
});

test('a player is active in each hour of play, and once in a day', () => {
  const two = [facts(start), facts(start + hourMs, { active: 5, activeFirst: 1 })];
  expect(hourSpans(two, start, 2).map(({ active }) => active)).toEqual([3, 5]);
  expect(daySpans(two, day, 1).map(({ active }) => active)).toEqual([3]);
});

test('the hours of a day are those of the house’s zone', () => {
  const last = facts(start - hourMs);
  expect(daySpans([last, facts(start)], day - 1, 2).map(({ deposits }) => deposits)).toEqual([
    1, 1,
  ]);
});
