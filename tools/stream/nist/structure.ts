// Dependence between bits far apart [S23]: the rank of matrices made of them (2.5), how long a
// shift register would have to be to make them (2.10), and how far back each word was last seen
// (Maurer's universal test, 2.9).
import { chiSquareTail, erfc } from '../special.ts';
import { chiSquareOf, type Bits } from './bits.ts';

/** The shares of full rank, of one less and of the rest, of matrices as large as ours. */
const rankShares = [0.288_788_095_1, 0.577_576_190_2, 0.133_635_714_7];

export function matrixRank(bits: Bits, size = 32): number {
  const counts = [0, 0, 0];
  for (let from = 0; from + size * size <= bits.length; from += size * size) {
    const cell = Math.min(size - rankOf(bits, from, size), 2);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return chiSquareTail(chiSquareOf(counts, rankShares), 2);
}

function rankOf(bits: Bits, from: number, size: number): number {
  const rows = Array.from({ length: size }, (_, row) => {
    let word = 0;
    for (let at = 0; at < size; at += 1) word = (word << 1) | (bits[from + row * size + at] ?? 0);
    return word;
  });
  let rank = 0;
  for (let column = 0; column < size; column += 1) {
    const mask = 1 << column;
    const pivot = rows.findIndex((row, index) => index >= rank && (row & mask) !== 0);
    if (pivot < 0) continue;
    const chosen = rows[pivot] ?? 0;
    rows[pivot] = rows[rank] ?? 0;
    rows[rank] = chosen;
    for (let row = rank + 1; row < size; row += 1) {
      const word = rows[row] ?? 0;
      if ((word & mask) !== 0) rows[row] = word ^ chosen;
    }
    rank += 1;
  }
  return rank;
}

const complexityShares = [1 / 96, 1 / 32, 1 / 8, 1 / 2, 1 / 4, 1 / 16, 1 / 48];

export function linearComplexity(
  bits: Bits,
  blockBits: number,
  shares: readonly number[] = complexityShares,
): number {
  const sign = blockBits % 2 === 0 ? 1 : -1;
  const mean = blockBits / 2 + (9 - sign) / 36 - (blockBits / 3 + 2 / 9) / 2 ** blockBits;
  const counts = shares.map(() => 0);
  for (let from = 0; from + blockBits <= bits.length; from += blockBits) {
    const away = sign * (registerLength(bits.subarray(from, from + blockBits)) - mean) + 2 / 9;
    const cell = Math.min(Math.max(Math.ceil(away + 2.5), 0), 6);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return chiSquareTail(chiSquareOf(counts, shares), 6);
}

/** The shortest linear feedback register that makes the bits, by Berlekamp and Massey. */
export function registerLength(bits: Bits): number {
  const words = Math.ceil((bits.length + 1) / wordBits);
  const taps = new Int32Array(words);
  const kept = new Int32Array(words);
  const before = new Int32Array(words);
  /** The bits so far, the latest in the lowest place: what the taps look at. */
  const seen = new Int32Array(words);
  taps[0] = 1;
  before[0] = 1;
  let length = 0;
  for (const [at, bit] of bits.entries()) {
    shiftUp(seen, bit);
    shiftUp(before, 0);
    if (!isOddAnd(taps, seen)) continue;
    const grows = 2 * length <= at;
    if (grows) kept.set(taps);
    for (let word = 0; word < words; word += 1) {
      taps[word] = (taps[word] ?? 0) ^ (before[word] ?? 0);
    }
    if (!grows) continue;
    length = at + 1 - length;
    before.set(kept);
  }
  return length;
}

const wordBits = 32;

function shiftUp(words: Int32Array, lowest: number): void {
  let carry = lowest;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    words[at] = (word << 1) | carry;
    carry = word >>> (wordBits - 1);
  }
}

function isOddAnd(one: Int32Array, other: Int32Array): boolean {
  let folded = 0;
  for (let at = 0; at < one.length; at += 1) folded ^= (one[at] ?? 0) & (other[at] ?? 0);
  for (let by = wordBits / 2; by > 0; by >>= 1) folded ^= folded >>> by;
  return (folded & 1) === 1;
}

const universalBits = 7;
const universalMean = 6.196_250_7;
const universalVariance = 3.125;

/** For sequences of 904,960 to 2,068,480 bits, which the standard cuts into words of seven. */
export function universal(bits: Bits): number {
  const words = 2 ** universalBits;
  const learnt = 10 * words;
  const tested = Math.floor(bits.length / universalBits) - learnt;
  const last = new Float64Array(words);
  let sum = 0;
  for (let block = 1; block <= learnt + tested; block += 1) {
    let word = 0;
    const from = (block - 1) * universalBits;
    for (let at = from; at < from + universalBits; at += 1) word = (word << 1) | (bits[at] ?? 0);
    if (block > learnt) sum += Math.log2(block - (last[word] ?? 0));
    last[word] = block;
  }
  const length = universalBits;
  const shrink = 0.7 - 0.8 / length + ((4 + 32 / length) * tested ** (-3 / length)) / 15;
  const deviation = shrink * Math.sqrt(universalVariance / tested);
  return erfc(Math.abs(sum / tested - universalMean) / (Math.SQRT2 * deviation));
}
