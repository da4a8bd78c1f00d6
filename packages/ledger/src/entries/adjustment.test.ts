// Adjustments move cash against the house; a reversed deposit takes the cash there is and leaves
// the rest as a debt.
import { expect, test } from 'vitest';
import { adjustmentCredited, adjustmentDebited } from './adjustment.ts';
import { depositReversed } from './deposit-reversed.ts';

const facts = { adjustmentId: 'a1', playerId: 'ana', currency: 'PHP', amount: 500n };
const amounts = ({ legs }: ReturnType<typeof adjustmentCredited>) =>
  legs.map(({ account: { kind }, amount }) => [kind, amount]);

test('an adjustment credits or debits the cash against the house', () => {
  expect(amounts(adjustmentCredited(facts))).toEqual([
    ['player-cash', 500n],
    ['house-gaming', -500n],
  ]);
  expect(amounts(adjustmentDebited(facts))).toEqual([
    ['player-cash', -500n],
    ['house-gaming', 500n],
  ]);
});

test.each([
  [
    800n,
    [
      ['player-cash', -500n],
      ['payment-clearing', 500n],
    ],
  ],
  [
    200n,
    [
      ['player-cash', -200n],
      ['payment-clearing', 500n],
      ['player-debt', -300n],
    ],
  ],
  [
    0n,
    [
      ['player-cash', -0n],
      ['payment-clearing', 500n],
      ['player-debt', -500n],
    ],
  ],
] as const)('a reversed deposit of 500 with %d in cash', (cash, moved) => {
  const { adjustmentId: _, ...deposit } = facts;
  expect(amounts(depositReversed({ ...deposit, depositId: 'd1', cash }))).toEqual(moved);
});
