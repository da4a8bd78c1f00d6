// Proves that odds read and print exactly and that a payout at odds never exceeds stake times odds.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oddsFromNumber, parseOdds, payoutAtOdds, printOdds } from './odds.ts';

test('a stake of 10.01 at 1.85 returns 18.51', () => {
  const odds = parseOdds('1.85');
  expect(odds).toBe(18_500n);
  expect(payoutAtOdds(100_100n, odds ?? 0n)).toBe(185_100n);
});

test('odds below 1 would take money from a winner and are refused', () => {
  expect(parseOdds('0.9999')).toBeUndefined();
  expect(parseOdds('-2')).toBeUndefined();
  expect(oddsFromNumber(0.5)).toBeUndefined();
  expect(parseOdds('1')).toBe(10_000n);
  expect(oddsFromNumber(1.0001)).toBe(10_001n);
  expect(printOdds(19_999n)).toBe('1.99');
});

test('a payout is within one cent below the true product, and better odds never pay less', () => {
  const stake = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const odds = fc.bigInt({ min: 10_000n, max: 10n ** 8n });
  fc.assert(
    fc.property(stake, odds, (stake, odds) => {
      const short = stake * odds - payoutAtOdds(stake, odds) * 10_000n;
      expect(short).toBeGreaterThanOrEqual(0n);
      expect(short).toBeLessThan(100n * 10_000n);
      expect(payoutAtOdds(stake, odds + 1n)).toBeGreaterThanOrEqual(payoutAtOdds(stake, odds));
    }),
  );
});
