// Proves that an amount obliges by whole multiples, and that every movement has its number.
import { ledgerEvents } from '@baize/ledger';
import { expect, test } from 'vitest';
import { transactionCode } from './transaction-code.ts';
import { turnoverOf } from './turnover.ts';

test('an amount obliges to so many times itself', () => {
  expect(turnoverOf(1_000_0000n, 1)).toBe(1_000_0000n);
  expect(turnoverOf(500_0000n, 10)).toBe(5_000_0000n);
  expect(turnoverOf(500_0000n, 0)).toBe(0n);
});

test('every movement of cash has a number', () => {
  for (const event of ledgerEvents) expect(transactionCode(event, 1n)).toBeGreaterThan(3000);
});

test('a team transfer has the family’s number of each side', () => {
  expect(transactionCode('team-transferred', -1n)).toBe(6207);
  expect(transactionCode('team-transferred', 1n)).toBe(6104);
});
