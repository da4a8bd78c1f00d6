// Runs of equal bits [S23]: how many there are (2.3), and the longest of ones in each block (2.4).
import { chiSquareTail, erfc } from '../special.ts';
import { chiSquareOf, onesIn, type Bits } from './bits.ts';

export function runs(bits: Bits): number {
  const count = bits.length;
  const ones = onesIn(bits) / count;
  // Where ones and zeros are out of balance, runs say nothing: the standard gives no chance at all.
  if (Math.abs(ones - 0.5) >= 2 / Math.sqrt(count)) return 0;
  let found = 1;
  for (let at = 1; at < count; at += 1) if (bits[at] !== bits[at - 1]) found += 1;
  const expected = 2 * count * ones * (1 - ones);
  return erfc(Math.abs(found - expected) / (2 * Math.sqrt(2 * count) * ones * (1 - ones)));
}

interface LongestRunTable {
  readonly bitsMin: number;
  readonly blockBits: number;
  /** The longest run of the first class; each class after it is one longer. */
  readonly first: number;
  readonly shares: readonly number[];
}

const tables: readonly LongestRunTable[] = [
  {
    bitsMin: 750_000,
    blockBits: 10_000,
    first: 10,
    shares: [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727],
  },
  {
    bitsMin: 6272,
    blockBits: 128,
    first: 4,
    shares: [0.1174, 0.243, 0.2493, 0.1752, 0.1027, 0.1124],
  },
  { bitsMin: 128, blockBits: 8, first: 1, shares: [0.2148, 0.3672, 0.2305, 0.1875] },
];

export function longestRun(bits: Bits): number {
  const table = tables.find(({ bitsMin }) => bits.length >= bitsMin);
  if (table === undefined) throw new RangeError('Of less than 128 bits this test says nothing.');
  const { blockBits, first, shares } = table;
  const counts = shares.map(() => 0);
  for (let from = 0; from + blockBits <= bits.length; from += blockBits) {
    const cell = Math.min(Math.max(longestIn(bits, from, blockBits) - first, 0), shares.length - 1);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return chiSquareTail(chiSquareOf(counts, shares), shares.length - 1);
}

function longestIn(bits: Bits, from: number, length: number): number {
  let longest = 0;
  let run = 0;
  for (let at = from; at < from + length; at += 1) {
    run = bits[at] === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
