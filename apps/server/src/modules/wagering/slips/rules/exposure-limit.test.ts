// An order fits as long as no outcome that it adds to passes the limit; its own slips add up.
import { expect, test } from 'vitest';
import { exceedsExposure } from './exposure-limit.ts';

const onZero = { size: 3, payouts: [[0, 40n]] } as const;
const onTwo = { size: 3, payouts: [[2, 10n]] } as const;

test.each([
  { name: 'up to the limit', taken: [60n, 0n, 95n], added: [onZero], exceeds: false },
  { name: 'a unit above it', taken: [61n, 0n, 95n], added: [onZero], exceeds: true },
  { name: 'on another outcome', taken: [60n, 0n, 95n], added: [onTwo], exceeds: true },
  { name: 'two slips that fit', taken: [0n, 0n, 0n], added: [onZero, onZero], exceeds: false },
  { name: 'three that do not', taken: [], added: [onZero, onZero, onZero], exceeds: true },
  { name: 'beside a full outcome', taken: [500n, 0n, 0n], added: [onTwo], exceeds: false },
])('an order $name', ({ taken: sums, added, exceeds }) => {
  const taken = (outcome: number) => sums[outcome] ?? 0n;
  expect(exceedsExposure({ taken, added, most: 100n })).toBe(exceeds);
});
