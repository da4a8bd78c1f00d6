// The agents' past is the same whatever the day and the hour: half a month lies whole within it,
// and the house lost what the last weeks' dividends are counted by.
import { dayAt, startOfDay, startOfMonth, monthAt } from '@baize/money';
import { expect, test } from 'vitest';
import { pastOf } from './past-days.ts';

const dayMs = 86_400_000;
const from = Date.UTC(2026, 10, 1, 16);
const moments = Array.from({ length: 400 }, (_, place) => from + place * (dayMs + 3_599_000));

test.each(moments)('of the moment %s', (now) => {
  const { beganAt, days } = pastOf(now);
  const closings = days.flatMap(({ closedAt }) => closedAt ?? []);
  expect(dayAt(days.at(-1)?.playedAt ?? 0)).toBe(dayAt(now) - 2);
  expect(closings.at(-1)).toBeLessThan(now);
  for (const [place, { playedAt, closedAt }] of days.entries()) {
    expect(dayAt(playedAt)).toBe(dayAt(now) - days.length - 1 + place);
    // A day is played and over before it is closed, and that before the next is played.
    if (closedAt === undefined) continue;
    expect(closedAt).toBeGreaterThan(startOfDay(dayAt(playedAt) + 1));
    expect(closedAt).toBeLessThan(days[place + 1]?.playedAt ?? Infinity);
  }
  // The first whole half of a month after it began is over when the last day is closed.
  expect(endOfNextHalf(beganAt)).toBeLessThan(closings.at(-1) ?? 0);
  // A week that is closed since the fourth day before today lies within the days that were lost.
  const lost = days.find(({ isWon }) => !isWon);
  expect(dayAt(lost?.playedAt ?? 0)).toBeLessThanOrEqual(dayAt(now) - 11);
});

function endOfNextHalf(at: number): number {
  const month = monthAt(at);
  const middle = startOfDay(dayAt(startOfMonth(month)) + 15);
  return at < middle ? startOfMonth(month + 1) : startOfDay(dayAt(startOfMonth(month + 1)) + 15);
}
