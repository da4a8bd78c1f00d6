// Worked examples of the band, and of when it says nothing.
import { expect, test } from 'vitest';
import { bandOf, type ReturnSums } from './return-band.ts';

const limits = { alertDeviations: 4, roundsMinimum: 10_000 };
const even = { share: 0.96, deviation: 5, error: 0 };

/** As many rounds of one unit; the payouts are told by their sum and their sum of squares. */
const unitRounds = (rounds: bigint, paid: bigint, paidSquares = 0n): ReturnSums => ({
  rounds,
  staked: rounds,
  paid,
  stakedSquares: rounds,
  stakedPaid: paid,
  paidSquares,
});

// @proves R97
test('10,000 rounds of deviation 5 spread by five hundredths: 0.96 ± 0.20', () => {
  const band = bandOf(unitRounds(10_000n, 9_600n), even, limits);
  expect(band).toMatchObject({ actual: 0.96, deviations: 0, verdict: 'within' });
  expect(band.low).toBeCloseTo(0.76, 10);
  expect(band.high).toBeCloseTo(1.16, 10);
});

test.each([
  ['a return of 1.15 is 3.8 deviations away', 11_500n, 3.8, 'within'],
  ['1.17 is 4.2 away', 11_700n, 4.2, 'outside'],
  ['0.75 is as far the other way', 7_500n, -4.2, 'outside'],
] as const)('%s', (_what, paid, deviations, verdict) => {
  const band = bandOf(unitRounds(10_000n, paid), even, limits);
  expect(band.deviations).toBeCloseTo(deviations, 10);
  expect(band.verdict).toBe(verdict);
});

test('fewer rounds than policy asks give no verdict, however far off', () => {
  expect(bandOf(unitRounds(9_999n, 90_000n), even, limits).verdict).toBe('too-early');
  expect(bandOf(unitRounds(0n, 0n), even, limits)).toMatchObject({
    actual: undefined,
    verdict: 'too-early',
  });
});

test('one stake of 100 among 9,900 of 1 spreads more than 10,000 stakes of 1.99', () => {
  const large: ReturnSums = {
    ...unitRounds(10_000n, 10_500n),
    staked: 9_900n + 10_000n,
    stakedSquares: 9_900n + 100n * 10_000n,
  };
  const alike: ReturnSums = { ...large, stakedSquares: 39_601n };
  const half = (sums: ReturnSums) => {
    const { low = 0, high = 0 } = bandOf(sums, { ...even, deviation: 1 }, limits);
    return (high - low) / 2;
  };
  expect(half(large)).toBeCloseTo((4 * Math.sqrt(1_009_900)) / 19_900, 10);
  expect(half(alike)).toBeCloseTo((4 * 199) / 19_900, 10);
});

test('an unknown deviation is measured: half the rounds pay 2, half nothing', () => {
  // Payouts of 2 and 0 around 0.96 lie 1.04 and 0.96 away: the root of (1.0816 + 0.9216) / 2.
  const sums = unitRounds(10_000n, 10_000n, 20_000n);
  const band = bandOf(sums, { share: 0.96, deviation: undefined, error: 0 }, limits);
  expect(band.deviations).toBeCloseTo(0.04 / (Math.sqrt(1.0016) / 100), 8);
});

test('the error of a simulated return widens the band for any number of rounds', () => {
  const sums = unitRounds(10_000_000_000n, 9_650_000_000n);
  expect(bandOf(sums, even, limits).verdict).toBe('outside');
  expect(bandOf(sums, { ...even, error: 0.002 }, limits).verdict).toBe('within');
});

test('a game without a promised return is not judged', () => {
  expect(bandOf(unitRounds(20_000n, 30_000n), undefined, limits)).toEqual({
    actual: 1.5,
    low: undefined,
    high: undefined,
    deviations: undefined,
    verdict: 'unstated',
  });
});
