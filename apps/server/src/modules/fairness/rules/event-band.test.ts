// Worked examples: events are judged, not slips; rare wins raise no alarm before they are due; a
// kind of bet that never pays, or pays too much, is found.
import { expect, test } from 'vitest';
import { eventsMinimum } from './event-band.ts';
import { bandOf, type ReturnSums } from './return-band.ts';

const limits = { alertDeviations: 4, roundsMinimum: 10_000 };
const even = { share: 0.97, deviation: 0.97, error: 0 };

/** So many events of 1,000 slips of one unit each, of which some paid all of their slips. */
function evenEvents(events: number, won: number, odds = 1.94): ReturnSums {
  const paid = Math.round(won * 1000 * odds);
  const squares = won * (1000 * odds - 970) ** 2 + (events - won) * 970 ** 2;
  return {
    rounds: BigInt(events * 1e3),
    staked: BigInt(events * 1e3),
    paid: BigInt(paid),
    stakedSquares: BigInt(events) * 1000000n,
    stakedPaid: 0n,
    paidSquares: 0n,
    events: BigInt(events),
    paidEvents: BigInt(won),
    expected: BigInt(events * 970),
    awaySquares: BigInt(Math.round(squares)),
  };
}

test('400,000 slips of 400 events are 400 throws of a coin', () => {
  // 230 of 400 heads are three deviations; 400,000 slips by themselves would be far more.
  const band = bandOf(evenEvents(400, 230), even, limits);
  expect(band.deviations).toBeCloseTo(3, 1);
  expect(band).toMatchObject({ verdict: 'within', actual: 1.1155 });
  expect(bandOf(evenEvents(400, 245), even, limits).verdict).toBe('outside');
});

test('too few events give no verdict', () => {
  const few = Number(eventsMinimum) - 1;
  expect(bandOf(evenEvents(few, few), even, limits).verdict).toBe('too-early');
});

test('odds that pay more than their terms are found', () => {
  expect(bandOf(evenEvents(1000, 500, 2.4), even, limits)).toMatchObject({ verdict: 'outside' });
});

test('a rare win that has not come yet raises no alarm, a common one that never comes does', () => {
  const never = { ...evenEvents(1000, 0), awaySquares: 1000n * 970n ** 2n };
  const rare = { share: 0.97, deviation: 306, error: 0 };
  expect(bandOf(never, rare, limits)).toMatchObject({ verdict: 'within' });
  expect(bandOf(never, even, limits)).toMatchObject({ verdict: 'outside' });
});

test('without a promise and with few events that paid nothing is said', () => {
  expect(bandOf(evenEvents(200, 5), undefined, limits)).toMatchObject({ verdict: 'unstated' });
});
