// The reserve is the sum of what players own, worked by hand.
import { expect, test } from 'vitest';
import { reserveOf } from './reserve.ts';

const sum = (kind: string, balance: bigint, currency = 'PHP') => ({ currency, kind, balance });

// @proves R33
test('the reserve sums balances, money on games and open withdrawals, not debts', () => {
  const sums = [
    sum('player-cash', 100_0000n),
    sum('player-in-play', 20_0000n),
    sum('vendor-clearing', 5_0000n),
    sum('player-held', 30_0000n),
    sum('payout-in-transit', 7_0000n),
    sum('return-held', 3_0000n),
    sum('player-debt', -50_0000n),
  ];
  expect(reserveOf(sums)).toEqual([
    {
      currency: 'PHP',
      balances: '100.0000',
      onGames: '25.0000',
      pendingWithdrawals: '37.0000',
      heldReturns: '3.0000',
      reserve: '165.0000',
    },
  ]);
});

test('currencies are kept apart, and play money and vendors’ debts add nothing', () => {
  const sums = [
    sum('player-cash', 10_0000n),
    sum('vendor-clearing', -4_0000n),
    sum('player-cash', 9_0000n, 'IDR'),
    sum('player-cash', 1_0000n, 'FUN'),
  ];
  expect(reserveOf(sums).map(({ currency, reserve }) => [currency, reserve])).toEqual([
    ['PHP', '10.0000'],
    ['IDR', '9.0000'],
  ]);
});
