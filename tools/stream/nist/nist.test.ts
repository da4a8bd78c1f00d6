// Proves every test of SP 800-22 by the standard's own worked examples, its short ones and those on
// a million binary digits of e.
import { expect, test } from 'vitest';
import { blockFrequency, cumulativeSums, frequency } from './balance.ts';
import { bitsOf, bitsOfText } from './bits.ts';
import { bitsOfE, bitsOfPi } from './constants.ts';
import {
  approximateEntropy,
  nonOverlappingTemplate,
  overlappingTemplate,
  serial,
} from './patterns.ts';
import { longestRun, runs } from './runs.ts';
import { peakSquares, spectral, transform } from './spectral.ts';
import { linearComplexity, matrixRank, registerLength, universal } from './structure.ts';

const pi = bitsOfPi(100);
const e = bitsOfE(1_000_000);
const template = (text: string) => bitsOfText(text);

/** The shares of the example, by a compound Poisson; ours are those named for exact work. */
const poissonShares = [0.367_879, 0.183_94, 0.137_955, 0.099_634, 0.069_935, 0.140_657];
/** The example was worked with 0.01047 where 1/96 is meant. */
const printedShares = [0.010_47, 0.031_25, 0.125, 0.5, 0.25, 0.0625, 0.020_833];

test('the digits of the examples are those the standard prints', () => {
  expect(pi.join('').slice(0, 40)).toBe('1100100100001111110110101010001000100001');
  expect(e.join('').slice(0, 40)).toBe('1010110111111000010101000101100010100010');
  expect([...bitsOf(Uint8Array.of(0xc9, 0x0f))]).toEqual([...pi.subarray(0, 16)]);
});

const ten = bitsOfText('1011010101');
const longRunExample = bitsOfText(
  '1100110000010101011011000100110011100000000000100100110101010001' +
    '0001001111010110100000001101011111001100111001101101100010110010',
);

// @proves R86
test.each([
  ['frequency of ten', 0.527_089, () => frequency(ten)],
  ['frequency of pi', 0.109_599, () => frequency(pi)],
  ['block frequency of ten', 0.801_252, () => blockFrequency(bitsOfText('0110011010'), 3)],
  ['block frequency of pi', 0.706_438, () => blockFrequency(pi, 10)],
  ['runs of ten', 0.147_232, () => runs(bitsOfText('1001101011'))],
  ['runs of pi', 0.500_798, () => runs(pi)],
  ['longest run', 0.180_598, () => longestRun(longRunExample)],
  ['rank of 100,000 bits of e', 0.532_069, () => matrixRank(e.subarray(0, 100_000))],
  [
    'non-overlapping template',
    0.344_154,
    () =>
      nonOverlappingTemplate(bitsOfText('10100100101110010110'), {
        template: template('001'),
        blocks: 2,
      }),
  ],
  ['serial of ten, first', 0.808_792, () => serial(bitsOfText('0011011101'), 3)[0]],
  ['serial of ten, second', 0.670_32, () => serial(bitsOfText('0011011101'), 3)[1]],
  ['approximate entropy of ten', 0.261_961, () => approximateEntropy(bitsOfText('0100110101'), 3)],
  ['approximate entropy of pi', 0.235_301, () => approximateEntropy(pi, 2)],
  ['cumulative sums of ten', 0.411_659, () => cumulativeSums(bitsOfText('1011010111'), 'forward')],
  ['cumulative sums of pi, forward', 0.219_194, () => cumulativeSums(pi, 'forward')],
  ['cumulative sums of pi, backward', 0.114_866, () => cumulativeSums(pi, 'backward')],
])('worked example: %s is %d', (_, chance, find) => {
  expect(find()).toBeCloseTo(chance, 5);
});

// @proves R86
test.each([
  ['frequency', 0.953_749, () => frequency(e)],
  ['block frequency', 0.211_072, () => blockFrequency(e, 128)],
  ['cumulative sums, forward', 0.669_887, () => cumulativeSums(e, 'forward')],
  ['cumulative sums, backward', 0.724_266, () => cumulativeSums(e, 'backward')],
  ['runs', 0.561_917, () => runs(e)],
  ['longest run', 0.718_945, () => longestRun(e)],
  ['rank', 0.306_156, () => matrixRank(e)],
  [
    'non-overlapping template',
    0.078_79,
    () => nonOverlappingTemplate(e, { template: template('000000001'), blocks: 8 }),
  ],
  ['spectral', 0.847_187, () => spectral(e)],
  ['overlapping template', 0.110_434, () => overlappingTemplate(e, poissonShares)],
  ['universal', 0.282_568, () => universal(e)],
  ['approximate entropy', 0.700_073, () => approximateEntropy(e, 10)],
  ['serial, first', 0.766_182, () => serial(e, 16)[0]],
  ['serial of two, first', 0.843_764, () => serial(e, 2)[0]],
  ['serial of two, second', 0.561_915, () => serial(e, 2)[1]],
  ['linear complexity, blocks of 500', 0.826_335, () => linearComplexity(e, 500, printedShares)],
  ['linear complexity, blocks of 1000', 0.845_406, () => linearComplexity(e, 1000, printedShares)],
])('on a million digits of e: %s is %d', (_, chance, find) => {
  expect(find()).toBeCloseTo(chance, 5);
});

test('the example of two small matrices, worked with shares of four places', () => {
  expect(matrixRank(bitsOfText('01011001001010101101'), 3)).toBeCloseTo(0.741_948, 3);
});

test('the shortest register of the worked example has four places', () => {
  expect(registerLength(bitsOfText('1101011110001'))).toBe(4);
});

test('a transform put together from shorter ones is the transform as it is defined', () => {
  for (const length of [1, 7, 60, 64, 297]) {
    const values = Float64Array.from({ length }, (_, at) => 2 * (e[at] ?? 0) - 1);
    const { real, imaginary } = transform(values);
    for (let at = 0; at < length; at += 1) {
      const turn = (k: number) => (2 * Math.PI * at * k) / length;
      const sum = (wave: (angle: number) => number) =>
        values.reduce((before, value, k) => before + value * wave(turn(k)), 0);
      expect(real[at]).toBeCloseTo(sum(Math.cos), 9);
      expect(imaginary[at]).toBeCloseTo(-sum(Math.sin), 9);
    }
  }
  // The example of ten bits: peaks of 0, 2, 4.4721, 2 and 4.4721, all under the threshold.
  const peaks = [...peakSquares(bitsOfText('1001010011'))].map(Math.sqrt);
  for (const [at, peak] of [0, 2, 4.4721, 2, 4.4721].entries()) {
    expect(peaks[at]).toBeCloseTo(peak, 3);
  }
});

test('an unbalanced sequence has a runs p-value of zero', () => {
  expect(runs(new Uint8Array(100).fill(1))).toBe(0);
  expect(() => longestRun(new Uint8Array(100))).toThrow(RangeError);
});
