// Proves that payments which never come block a member after the set number in a row, for the set
// time, and that one payment which arrives begins the count anew.
import { expect, test } from 'vitest';
import { buyerAfter, isBlocked, newBuyer, type Buyer, type BuyerOutcome } from './buyer.ts';

const terms = { unpaidMax: 3, blockMs: 1000, now: 50 };
const after = (...outcomes: readonly BuyerOutcome[]): Buyer =>
  outcomes.reduce((buyer, outcome) => buyerAfter(buyer, outcome, terms), newBuyer);

test('the third payment in a row that never came blocks until its time is over', () => {
  expect(isBlocked(after('unpaid', 'unpaid'), 50)).toBe(false);
  const blocked = after('unpaid', 'lost', 'unpaid');
  expect(blocked).toEqual({ settled: 0, unpaid: 2, lost: 1, unpaidInRow: 0, blockedUntil: 1050 });
  expect([isBlocked(blocked, 1049), isBlocked(blocked, 1050)]).toEqual([true, false]);
});

test('a payment that arrived clears the row, not the count', () => {
  const buyer = after('unpaid', 'unpaid', 'settled', 'unpaid', 'unpaid');
  expect(buyer).toMatchObject({ settled: 1, unpaid: 4, unpaidInRow: 2, blockedUntil: null });
});
