// Proves that a ring is full exactly when nothing is left.
import { expect, test } from 'vitest';
import { leftOf, shareOf } from './share.ts';

test.each([
  ['0.00', '100.00', 0, 1_000_000n],
  ['25.00', '100.00', 0.25, 750_000n],
  ['99.99', '100.00', 0.999, 100n],
  ['100.00', '100.00', 1, undefined],
  ['250.00', '100.00', 1, undefined],
  ['0.00', '0.00', 1, undefined],
] as const)('%s of %s is %d', (actual, expected, share, left) => {
  expect(shareOf({ actual, expected })).toBe(share);
  expect(leftOf({ actual, expected })).toBe(left);
});
