// Proves that a deposit with a fee credits the rest, and that a reversal takes back what was
// credited: cash first, then a debt, the house's fee included.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertPosting, type Posting } from '../posting.ts';
import { depositReversed } from './deposit-reversed.ts';
import { depositSettled } from './deposit-settled.ts';

const deposit = { depositId: 'd1', playerId: 'ana', currency: 'PHP' };
const moves = ({ legs }: Posting) => legs.map(({ account: { kind }, amount }) => [kind, amount]);

test('a deposit of 500 with a fee of 12 credits 488 and leaves 12 with the house', () => {
  expect(moves(depositSettled({ ...deposit, amount: 500n, fee: 12n }))).toEqual([
    ['player-cash', 488n],
    ['payment-clearing', -500n],
    ['house-fees', 12n],
  ]);
});

test('a deposit without a fee moves no fee', () => {
  expect(moves(depositSettled({ ...deposit, amount: 500n }))).toEqual([
    ['player-cash', 500n],
    ['payment-clearing', -500n],
  ]);
});

test.each([
  [
    'all of it',
    800n,
    [
      ['player-cash', -488n],
      ['payment-clearing', 500n],
      ['house-fees', -12n],
    ],
  ],
  [
    'a part',
    188n,
    [
      ['player-cash', -188n],
      ['payment-clearing', 500n],
      ['house-fees', -12n],
      ['player-debt', -300n],
    ],
  ],
  [
    'nothing',
    0n,
    [
      ['player-cash', 0n],
      ['payment-clearing', 500n],
      ['house-fees', -12n],
      ['player-debt', -488n],
    ],
  ],
] as const)('a reversal with %s in cash leaves the rest as a debt', (_name, cash, expected) => {
  const reversed = depositReversed({ ...deposit, amount: 500n, fee: 12n, cash });
  expect(moves(reversed)).toEqual(expected);
});

test('both balance for any amount, fee and cash', () => {
  const any = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    permille: fc.bigInt({ min: 0n, max: 999n }),
    cash: fc.bigInt({ min: 0n, max: 10n ** 15n }),
  });
  fc.assert(
    fc.property(any, ({ amount, permille, cash }) => {
      const facts = { ...deposit, amount, fee: (amount * permille) / 1000n };
      assertPosting(depositSettled(facts));
      assertPosting(depositReversed({ ...facts, cash }));
    }),
  );
});
