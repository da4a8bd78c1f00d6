// The tests that are asked of scaled draws, as games use them [S24]: spread, overlaps, coupon
// collector, runs, interplay, serial correlation and duplicates. Every one gives the chance of so
// odd a sample; a fair one gives each chance equally often.
import { chiSquareTail, gammaTail, normalTwoSided } from '../special.ts';
import { couponChances } from './coupons.ts';

/** The draws of rounds, all below the same range. */
export interface ScaledSample {
  readonly range: number;
  readonly perRound: number;
  readonly values: Uint16Array;
}

export function scaledChances(sample: ScaledSample): Readonly<Record<string, number>> {
  return {
    spread: spread(sample),
    overlaps: overlaps(sample),
    'coupon collector': couponCollector(sample),
    runs: runs(sample),
    interplay: interplay(sample),
    'serial correlation': serialCorrelation(sample),
    duplicates: duplicates(sample),
  };
}

function spread({ range, values }: ScaledSample): number {
  return chiSquareTail(chiSquareEven(counted(range, values)), range - 1);
}

/** Pairs that share a draw, against single draws: the difference has range² − range freedoms. */
function overlaps({ range, values }: ScaledSample): number {
  const pairs = new Float64Array(range ** 2);
  for (let at = 0; at < values.length; at += 1) {
    const cell = valueAt(values, at) * range + valueAt(values, (at + 1) % values.length);
    pairs[cell] = (pairs[cell] ?? 0) + 1;
  }
  const difference = chiSquareEven(pairs) - chiSquareEven(counted(range, values));
  return chiSquareTail(difference, range ** 2 - range);
}

/** How many draws it takes until every value has come. */
function couponCollector({ range, values }: ScaledSample): number {
  const chances = couponChances(range);
  const counts = new Float64Array(chances.length);
  const seen = new Uint8Array(range);
  let missing = range;
  let length = 0;
  for (const value of values) {
    length += 1;
    if (seen[value] === 1) continue;
    seen[value] = 1;
    missing -= 1;
    if (missing > 0) continue;
    const cell = chances.findIndex(({ lengthMax }) => length <= lengthMax);
    counts[cell] = (counts[cell] ?? 0) + 1;
    seen.fill(0);
    missing = range;
    length = 0;
  }
  const sets = counts.reduce((sum, count) => sum + count, 0);
  const chiSquare = chances.reduce(
    (sum, { chance }, cell) => sum + ((counts[cell] ?? 0) - sets * chance) ** 2 / (sets * chance),
    0,
  );
  return chiSquareTail(chiSquare, chances.length - 1);
}

/** Wald and Wolfowitz: runs of draws in the lower and in the upper half. */
function runs({ range, values }: ScaledSample): number {
  const isLow = (value: number) => value < Math.floor(range / 2);
  let low = 0;
  let found = 1;
  for (let at = 0; at < values.length; at += 1) {
    const own = isLow(valueAt(values, at));
    if (own) low += 1;
    if (at > 0 && own !== isLow(valueAt(values, at - 1))) found += 1;
  }
  const count = values.length;
  const twice = 2 * low * (count - low);
  const variance = (twice * (twice - count)) / (count ** 2 * (count - 1));
  return normalTwoSided((found - 1 - twice / count) / Math.sqrt(variance));
}

/** Whether two places of the same round lean on each other: all pairs of places together. */
function interplay({ range, perRound, values }: ScaledSample): number {
  const rounds = values.length / perRound;
  let sum = 0;
  for (let one = 0; one < perRound; one += 1) {
    for (let other = one + 1; other < perRound; other += 1) {
      let product = 0;
      for (let at = 0; at < values.length; at += perRound) {
        product +=
          away(range, valueAt(values, at + one)) * away(range, valueAt(values, at + other));
      }
      sum += product ** 2 / rounds;
    }
  }
  return chiSquareTail(sum, (perRound * (perRound - 1)) / 2);
}

const lags = 12;

/** Whether a draw leans on those before it, up to twelve back. */
function serialCorrelation({ range, values }: ScaledSample): number {
  let sum = 0;
  for (let lag = 1; lag <= lags; lag += 1) {
    let product = 0;
    for (let at = lag; at < values.length; at += 1) {
      product += away(range, valueAt(values, at)) * away(range, valueAt(values, at - lag));
    }
    sum += product ** 2 / (values.length - lag);
  }
  return chiSquareTail(sum, lags);
}

const duplicatePlaces = 4;

/** How many pairs of rounds begin with the same four draws: nearly a Poisson number. */
function duplicates({ range, perRound, values }: ScaledSample): number {
  const seen = new Map<number, number>();
  let pairs = 0;
  for (let at = 0; at < values.length; at += perRound) {
    let outcome = 0;
    for (let place = 0; place < duplicatePlaces; place += 1) {
      outcome = outcome * range + valueAt(values, at + place);
    }
    const before = seen.get(outcome) ?? 0;
    pairs += before;
    seen.set(outcome, before + 1);
  }
  const rounds = values.length / perRound;
  const mean = (rounds * (rounds - 1)) / 2 / range ** duplicatePlaces;
  const below = pairs === 0 ? 0 : gammaTail(pairs, mean);
  const half = (gammaTail(pairs + 1, mean) - below) / 2;
  return Math.min(1, 2 * Math.min(below + half, 1 - below - half));
}

/** A value as a deviate of mean 0 and variance 1. */
function away(range: number, value: number): number {
  return (value - (range - 1) / 2) / Math.sqrt((range ** 2 - 1) / 12);
}

function counted(range: number, values: Uint16Array): Float64Array {
  const counts = new Float64Array(range);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function chiSquareEven(counts: Float64Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// Reads inside the fixed length of an array; the fallback only satisfies the compiler.
function valueAt(values: Uint16Array, at: number): number {
  return values[at] ?? 0;
}
