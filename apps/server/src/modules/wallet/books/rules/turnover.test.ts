// Proves that a deposit obliges by whole multiples, that stakes of one player are counted together
// and none is lost, and that every movement has its number.
import { ledgerEvents } from '@baize/ledger';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactionCode } from './transaction-code.ts';
import { sumStakes, turnoverOf, type CountedStake } from './turnover.ts';

test('a deposit of 100 needs a turnover of 300 at 3 times, none at 0', () => {
  expect(turnoverOf(1_000_000n, 3)).toBe(3_000_000n);
  expect(turnoverOf(1_000_000n, 0)).toBe(0n);
});

test('the sum of all stakes is kept, with one row a player and currency', () => {
  const stake = fc.record({
    playerId: fc.constantFrom('ana', 'ben'),
    currency: fc.constantFrom('PHP', 'USD'),
    stake: fc.bigInt({ min: 1n, max: 1000n }),
  });
  fc.assert(
    fc.property(fc.array(stake), (stakes) => {
      const sums = sumStakes(stakes);
      const total = (list: readonly CountedStake[]) =>
        list.reduce((sum, one) => sum + one.stake, 0n);
      expect(total(sums)).toBe(total(stakes));
      const names = sums.map(({ playerId, currency }) => `${playerId} ${currency}`);
      expect(names).toEqual([...new Set(names)].sort());
    }),
  );
});

test('every movement of cash has a number', () => {
  for (const event of ledgerEvents) expect(transactionCode(event, 1n)).toBeGreaterThan(3000);
});

test('a team transfer has the family’s number of each side', () => {
  expect(transactionCode('team-transferred', -1n)).toBe(6207);
  expect(transactionCode('team-transferred', 1n)).toBe(6104);
});
