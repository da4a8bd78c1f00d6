// A vendor's stated return is read, or counts as no promise.
import { expect, test } from 'vitest';
import { promisedByUs, promisedByVendor } from './promised.ts';

test.each([
  ['96.5%', 0.965],
  ['97 %', 0.97],
  ['95', 0.95],
  ['', undefined],
  ['high', undefined],
  ['0%', undefined],
] as const)('%j is %s', (text, share) => {
  expect(promisedByVendor(text)?.share).toBe(share);
});

test('half of a 95 % interval of 0.196 points is a standard error of 0.1', () => {
  const spread = { percent: '95.5', halfWidthPercent: '0.196', roundDeviation: '7.9' };
  const promised = promisedByUs({ basis: 'simulated', ...spread });
  expect(promised).toMatchObject({ share: 0.955, deviation: 7.9 });
  expect(promised.error).toBeCloseTo(0.001, 10);
});
