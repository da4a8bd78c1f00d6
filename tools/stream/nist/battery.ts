// The tests of SP 800-22 that are run [S23], each with the parameters that the standard recommends
// for a sequence of 2^20 bits. Left out are the two of random excursions, which many good sequences
// are too short for.
import { blockFrequency, cumulativeSums, frequency } from './balance.ts';
import { bitsOfText, type Bits } from './bits.ts';
import {
  approximateEntropy,
  nonOverlappingTemplate,
  overlappingTemplate,
  serial,
} from './patterns.ts';
import { longestRun, runs } from './runs.ts';
import { spectral } from './spectral.ts';
import { linearComplexity, matrixRank, universal } from './structure.ts';

export const sequenceBits = 2 ** 20;

const templates = ['000000001', '011111111', '101000111', '110010000'];

/** Every test's chance of so odd a sequence, by name. */
export function nistChances(bits: Bits): Readonly<Record<string, number>> {
  const [serialFirst, serialSecond] = serial(bits, 16);
  const matches = templates.map((template) => [
    `non-overlapping template ${template}`,
    nonOverlappingTemplate(bits, { template: bitsOfText(template), blocks: 8 }),
  ]);
  return {
    frequency: frequency(bits),
    'block frequency': blockFrequency(bits, 16_384),
    'cumulative sums, forward': cumulativeSums(bits, 'forward'),
    'cumulative sums, backward': cumulativeSums(bits, 'backward'),
    runs: runs(bits),
    'longest run of ones': longestRun(bits),
    'matrix rank': matrixRank(bits),
    spectral: spectral(bits),
    ...Object.fromEntries(matches),
    'overlapping template': overlappingTemplate(bits),
    universal: universal(bits),
    'approximate entropy': approximateEntropy(bits, 10),
    'serial, first difference': serialFirst,
    'serial, second difference': serialSecond,
    'linear complexity': linearComplexity(bits, 500),
  };
}
