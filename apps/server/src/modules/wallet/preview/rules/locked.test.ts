// Proves that every unit that cannot be withdrawn is named with its reason, once, and that what can
// be is bounded by everything that bounds a request.
import { expect, test } from 'vitest';
import type { Conditions } from '../../withdrawals/rules/conditions.ts';
import { availableOf, lockedOf } from './locked.ts';

const free: Conditions = {
  minimum: 100n,
  maximum: 5000n,
  count: null,
  countUsed: 0,
  sum: null,
  sumUsed: 0n,
  turnoverLeft: 0n,
  debt: 0n,
  fee: { fixed: 0n, permille: 0, free: 0, freeUsed: 0, turnoverPermille: 0 },
  sources: [],
};
const purses = new Map([
  ['player-cash', 700n],
  ['player-bonus', 40n],
  ['player-in-play', 50n],
  ['player-held', 20n],
  ['payout-in-transit', 10n],
  ['return-held', 5n],
]);

test('money in play, under way, held and on its way out is named, cash is not', () => {
  expect(lockedOf(free, purses, 30n)).toEqual([
    { reason: 'bonus', amount: 40n },
    { reason: 'in-play', amount: 20n },
    { reason: 'transfer', amount: 30n },
    { reason: 'return-held', amount: 5n },
    { reason: 'held', amount: 20n },
    { reason: 'in-transit', amount: 10n },
  ]);
  expect(lockedOf(free, new Map(), 0n)).toEqual([]);
});

test('open turnover locks the cash, unless it can be paid for; a debt is named as such', () => {
  const bound = { ...free, turnoverLeft: 1n, debt: 9n };
  expect(lockedOf(bound, purses, 0n).slice(0, 2)).toEqual([
    { reason: 'turnover', amount: 700n },
    { reason: 'debt', amount: 9n },
  ]);
  const paidFor = { ...free, turnoverLeft: 1n, fee: { ...free.fee, turnoverPermille: 50 } };
  expect(lockedOf(paidFor, purses, 0n).map(({ reason }) => reason)).not.toContain('turnover');
  expect(availableOf(paidFor, 700n)).toBe(700n);
});

test.each([
  [{}, 700n, 700n],
  [{}, 9000n, 5000n],
  [{ sum: 600n, sumUsed: 100n }, 700n, 500n],
  [{ count: 1, countUsed: 1 }, 700n, 0n],
  [{ turnoverLeft: 1n }, 700n, 0n],
  [{ debt: 1n }, 700n, 0n],
] as const)('with %o and %d in cash %d can be asked for', (more, cash, available) => {
  expect(availableOf({ ...free, ...more }, cash)).toBe(available);
});
