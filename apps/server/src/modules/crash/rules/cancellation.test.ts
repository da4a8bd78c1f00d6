// A flight is cancelled only when it is late, before or after its begin, and never after its draw.
import { flightMs, topMultiplier } from '@baize/engines';
import { expect, test } from 'vitest';
import { lateFrom, refusalOfCancel, type FlightState } from './cancellation.ts';

const waiting: FlightState = { state: 'planned', drawsAt: 1000, takesOffAt: undefined };
const flying: FlightState = { ...waiting, takesOffAt: 5000 };
const longest = 5000 + flightMs(topMultiplier) + 120_000;

test.each([
  ['a flight whose beacon is due', waiting, 1000, 'flight-not-late'],
  ['a moment before its beacon is late', waiting, 60_999, 'flight-not-late'],
  ['when its beacon is late', waiting, 61_000, undefined],
  ['one that flies', flying, 100_000, 'flight-not-late'],
  ['a moment before its draw is overdue', flying, longest - 1, 'flight-not-late'],
  ['when its draw is overdue', flying, longest, undefined],
  ['a drawn one', { ...flying, state: 'drawn' }, longest, 'flight-drawn'],
  ['a settled one', { ...flying, state: 'settled' }, longest, 'flight-drawn'],
  ['a cancelled one', { ...flying, state: 'cancelled' }, longest, 'flight-cancelled'],
] as const)('%s', (_, flight, now, refused) => {
  expect(refusalOfCancel(flight, now)?.refused).toBe(refused);
});

test('a flight is late from the moment at which it may be cancelled', () => {
  expect([lateFrom(waiting), lateFrom(flying)]).toEqual([61_000, longest]);
});
