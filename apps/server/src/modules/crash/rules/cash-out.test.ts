// The last millisecond before the end is won, the next is not; nothing is taken out below 1.01.
import { flightMs, msUntil, topMultiplier } from '@baize/engines';
import { expect, test } from 'vitest';
import { cashOutAt, endOf, endsByCap } from './cash-out.ts';

const takesOffAt = 1_000_000;
const flightTo = (point: number) => ({
  takesOffAt,
  endsAt: endOf({ takesOffAt, point, ceiling: topMultiplier }),
});
const flight = flightTo(250);

test.each([
  ['before the flight', takesOffAt - 1, { refused: 'flight-not-begun' }],
  ['at 1.00', takesOffAt + 165, { refused: 'flight-not-begun' }],
  ['at 1.01', takesOffAt + 166, { at: 101 }],
  ['at 2.00', takesOffAt + 11_553, { at: 200 }],
  ['in the last millisecond', takesOffAt + flightMs(250) - 1, { at: 250 }],
  ['at the end', takesOffAt + flightMs(250), { refused: 'flight-over' }],
  ['later', takesOffAt + flightMs(250) + 5000, { refused: 'flight-over' }],
] as const)('%s', (_, now, answer) => {
  expect(cashOutAt(flight, now)).toEqual(answer);
});

test('an instant end is never won', () => {
  const answers = Array.from({ length: 400 }, (_, ms) => cashOutAt(flightTo(100), takesOffAt + ms));
  expect(answers.some((answer) => 'at' in answer)).toBe(false);
});

test('no moment pays more than the point, and every multiplier up to it can be had', () => {
  for (const point of [101, 137, 4321]) {
    const had = new Set<number>();
    const long = flightTo(point);
    for (let ms = 0; ms < 70_000; ms += 1) {
      const answer = cashOutAt(long, takesOffAt + ms);
      if ('at' in answer) had.add(answer.at);
    }
    expect([Math.min(...had), Math.max(...had), had.size]).toEqual([101, point, point - 100]);
  }
});

test('a flight ends where the cap of its round takes everybody out', () => {
  const capped = { takesOffAt, point: 5000, ceiling: 300 };
  expect(endOf(capped)).toBe(takesOffAt + msUntil(300));
  expect(endsByCap(capped)).toBe(true);
  expect(endsByCap({ ...capped, point: 299 })).toBe(false);
  // The point itself is reached before the flight passes it: the cap comes first.
  expect(endsByCap({ ...capped, point: 300 })).toBe(true);
  // High up a millisecond passes several hundredths: both are reached in the same one.
  const point = Array.from({ length: 20 }, (_, more) => 500_000 + more).find(
    (high) => msUntil(high) === flightMs(high),
  );
  expect(point).toBeDefined();
  expect(endsByCap({ ...capped, point: point ?? 0, ceiling: point ?? 0 })).toBe(true);
});
