// Where flights end: the exact chance of every multiplier, by formula and by a million draws of the
// stream that rounds are drawn from.
import { expect, test } from 'vitest';
import { scriptedDraws } from '../kit/draws.ts';
import { issueDraws } from '../kit/fairness.ts';
import { multiplierAt } from './curve.ts';
import { chanceToReach, drawPoint, flightMs, pointOf, returnAt, topMultiplier } from './point.ts';

const range = 2n ** 52n;
const share = ({ numerator, denominator }: ReturnType<typeof chanceToReach>) =>
  Number(numerator) / Number(denominator);

test('a point follows from 52 bits by the stated formula', () => {
  expect(pointOf(0n)).toBe(100);
  expect(pointOf(range / 2n)).toBe(198);
  expect(pointOf((range * 3n) / 4n)).toBe(396);
  expect(pointOf(range - 1n)).toBe(topMultiplier);
  expect(drawPoint(scriptedDraws([2 ** 25, 0]))).toBe(198);
});

test.each([101, 102, 150, 200, 1000, 12_345, topMultiplier])(
  'the chance to reach %i hundredths is exact: it is where the points change',
  (multiplier) => {
    const { numerator, denominator } = chanceToReach(multiplier);
    const reaching = (numerator * range) / denominator;
    // So many of the 2^52 values of x reach it: the last of the others does not.
    expect(pointOf(range - reaching)).toBeGreaterThanOrEqual(multiplier);
    expect(pointOf(range - reaching - 1n)).toBeLessThan(multiplier);
    expect(Math.abs(share(chanceToReach(multiplier)) - 99 / multiplier)).toBeLessThan(1e-15);
  },
);

// @proves R221
test('every multiplier returns 99 %, less than 2^-38 under it and never more', () => {
  for (const multiplier of [101, 137, 200, 999, 5000, 77_777, topMultiplier]) {
    const { numerator, denominator } = returnAt(multiplier);
    const short = 99n * denominator - 100n * numerator;
    expect(short >= 0n && short * 2n ** 38n < 100n * denominator).toBe(true);
  }
});

test('no multiplier above the top is reached, and 1.00 always is', () => {
  expect(share(chanceToReach(topMultiplier + 1))).toBe(0);
  expect(share(chanceToReach(100))).toBe(1);
});

test('a flight lasts until its multiplier would pass its point', () => {
  for (const point of [100, 101, 137, 2500, 99_999]) {
    expect(multiplierAt(flightMs(point) - 1)).toBeLessThanOrEqual(point);
    expect(multiplierAt(flightMs(point))).toBeGreaterThan(point);
  }
  expect(multiplierAt(flightMs(topMultiplier))).toBeGreaterThanOrEqual(topMultiplier);
});

/** The night draws ten million: `tools/fly-rounds`. */
const drawn = 1_000_000;

// @proves R221
test('the stream of rounds reaches multipliers as often as promised', () => {
  const seed = 'c4'.repeat(32);
  const multipliers = [101, 110, 150, 200, 300, 500, 1000, 2000, 10_000, 100_000];
  const reached = new Uint32Array(multipliers.length);
  let instant = 0;
  for (let round = 0; round < drawn; round += 1) {
    const point = drawPoint(issueDraws({ seed, issue: `20261127-${round}` }));
    if (point === 100) instant += 1;
    for (const [at, multiplier] of multipliers.entries()) {
      if (point < multiplier) break;
      reached[at] = (reached[at] ?? 0) + 1;
    }
  }
  for (const [at, multiplier] of multipliers.entries()) {
    const chance = share(chanceToReach(multiplier));
    const deviation = Math.sqrt(drawn * chance * (1 - chance));
    // Ten intervals at 99.9 % together: 3.9 deviations each.
    expect(Math.abs((reached[at] ?? 0) - drawn * chance) / deviation).toBeLessThan(3.9);
  }
  expect(instant).toBe(drawn - (reached[0] ?? 0));
}, 600_000);
