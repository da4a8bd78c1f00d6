// Tests of the frequency of patterns [S23]: one that cannot overlap itself (2.7), nine ones (2.8),
// and all of a length against all that are shorter (serial, 2.11; approximate entropy, 2.12).
import { chiSquareTail } from '../special.ts';
import { chiSquareOf, wordCounts, type Bits } from './bits.ts';

export interface TemplateAsked {
  readonly template: Bits;
  readonly blocks: number;
}

export function nonOverlappingTemplate(bits: Bits, { template, blocks }: TemplateAsked): number {
  const length = template.length;
  const blockBits = Math.floor(bits.length / blocks);
  const mean = (blockBits - length + 1) / 2 ** length;
  const variance = blockBits * (1 / 2 ** length - (2 * length - 1) / 2 ** (2 * length));
  let chiSquare = 0;
  for (let block = 0; block < blocks; block += 1) {
    const end = (block + 1) * blockBits - length;
    let found = 0;
    for (let at = block * blockBits; at <= end; at += 1) {
      if (!standsAt(bits, at, template)) continue;
      found += 1;
      at += length - 1;
    }
    chiSquare += (found - mean) ** 2 / variance;
  }
  return chiSquareTail(chiSquare, blocks);
}

function standsAt(bits: Bits, at: number, template: Bits): boolean {
  for (let place = 0; place < template.length; place += 1) {
    if (bits[at + place] !== template[place]) return false;
  }
  return true;
}

const overlappingShares = [0.364_091, 0.185_659, 0.139_381, 0.100_571, 0.070_432_3, 0.139_865];
const overlappingBlock = 1032;
const overlappingOnes = 9;

export function overlappingTemplate(
  bits: Bits,
  shares: readonly number[] = overlappingShares,
): number {
  const counts = shares.map(() => 0);
  for (let from = 0; from + overlappingBlock <= bits.length; from += overlappingBlock) {
    let run = 0;
    let found = 0;
    for (let at = from; at < from + overlappingBlock; at += 1) {
      run = bits[at] === 1 ? run + 1 : 0;
      if (run >= overlappingOnes) found += 1;
    }
    const cell = Math.min(found, 5);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return chiSquareTail(chiSquareOf(counts, shares), 5);
}

/** Two chances, of the first and of the second difference. */
export function serial(bits: Bits, length: number): readonly [number, number] {
  const [whole = 0, shorter = 0, shortest = 0] = [length, length - 1, length - 2].map((words) =>
    squaresOf(bits, words),
  );
  return [
    chiSquareTail(whole - shorter, 2 ** (length - 1)),
    chiSquareTail(whole - 2 * shorter + shortest, 2 ** (length - 2)),
  ];
}

function squaresOf(bits: Bits, length: number): number {
  if (length === 0) return 0;
  const squares = wordCounts(bits, length).reduce((sum, count) => sum + count ** 2, 0);
  return (2 ** length / bits.length) * squares - bits.length;
}

export function approximateEntropy(bits: Bits, length: number): number {
  const entropy = entropyOf(bits, length) - entropyOf(bits, length + 1);
  return chiSquareTail(2 * bits.length * (Math.LN2 - entropy), 2 ** length);
}

function entropyOf(bits: Bits, length: number): number {
  return wordCounts(bits, length).reduce((sum, count) => {
    const share = count / bits.length;
    return count === 0 ? sum : sum + share * Math.log(share);
  }, 0);
}
