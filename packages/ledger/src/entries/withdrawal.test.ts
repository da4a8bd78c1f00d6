// Proves of withdrawals with any amount and fee that every posting balances, that the player's
// money lies in one place at each step, that the house has the fee only while a payout stands, and
// that a part paid by another member moves nothing but from one hold to the other's cash.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseAccount, openBook, playerAccount, type Posting } from '../index.ts';
import { assertPosting } from '../posting.ts';
import { c2cSettled } from './c2c-settled.ts';
import {
  withdrawalFeeTaken,
  withdrawalPaid,
  withdrawalReceived,
  withdrawalRefused,
  withdrawalRequested,
  withdrawalReturned,
} from './withdrawal.ts';

const currency = 'PHP';
const ana = { playerId: 'ana', currency, withdrawalId: 'w1' };
const cash = playerAccount('player-cash', 'ana', currency);
const held = playerAccount('player-held', 'ana', currency);
const transit = playerAccount('payout-in-transit', 'ana', currency);
const bens = playerAccount('player-cash', 'ben', currency);
const fees = houseAccount('house-fees', currency);
const outside = houseAccount('payment-clearing', currency);
const all = [cash, held, transit, bens, fees, outside];

const start = 10_000_000n;
const open = () =>
  openBook(all.map((account) => ({ account, balance: account === cash ? start : 0n })));

const asked = fc
  .bigInt({ min: 2n, max: start })
  .chain((amount) => fc.tuple(fc.constant(amount), fc.bigInt({ min: 0n, max: amount - 1n })));

/** Every account after the postings, in the order of `all`. */
function balancesAfter(postings: readonly Posting[]): readonly bigint[] {
  const book = open();
  for (const posting of postings) {
    assertPosting(posting);
    expect(book.post(posting)).toMatchObject({ replayed: false });
  }
  return all.map((account) => book.balance(account));
}

test('a paid withdrawal leaves the fee to the house and the rest to the bank', () => {
  fc.assert(
    fc.property(asked, ([amount, fee]) => {
      const facts = { ...ana, amount, fee };
      const paid = [withdrawalRequested(facts), withdrawalPaid(facts)];
      const [net, rest] = [amount - fee, start - amount];
      expect(balancesAfter(paid)).toEqual([rest, 0n, net, 0n, fee, 0n]);
      const done = [...paid, withdrawalReceived(facts)];
      expect(balancesAfter(done)).toEqual([rest, 0n, 0n, 0n, fee, net]);
    }),
  );
});

test('a refused withdrawal gives back everything, the fee too', () => {
  fc.assert(
    fc.property(asked, ([amount, fee]) => {
      const facts = { ...ana, amount, fee };
      const back = balancesAfter([withdrawalRequested(facts), withdrawalRefused(facts)]);
      expect(back).toEqual([start, 0n, 0n, 0n, 0n, 0n]);
    }),
  );
});

test('a payout that did not arrive is on hold again and can be paid once more', () => {
  fc.assert(
    fc.property(asked, ([amount, fee]) => {
      const facts = { ...ana, amount, fee };
      const lost = [withdrawalRequested(facts), withdrawalPaid(facts), withdrawalReturned(facts)];
      expect(balancesAfter(lost)).toEqual([start - amount, amount, 0n, 0n, 0n, 0n]);
      const again = { ...facts, round: 2 };
      const done = [...lost, withdrawalPaid(again), withdrawalReceived(again)];
      expect(balancesAfter(done)).toEqual([start - amount, 0n, 0n, 0n, fee, amount - fee]);
    }),
  );
});

test('a second payout under the first one’s number moves nothing', () => {
  const facts = { ...ana, amount: 500n, fee: 5n };
  const book = open();
  for (const posting of [withdrawalRequested(facts), withdrawalPaid(facts)]) book.post(posting);
  expect(book.post(withdrawalPaid(facts))).toMatchObject({ replayed: true });
  expect(book.balance(transit)).toBe(495n);
});

test('a part that a member paid moves from the seller’s hold to the buyer’s cash, once', () => {
  const facts = { ...ana, amount: 500n, fee: 20n };
  const part = { matchId: 'm1', sellerId: 'ana', buyerId: 'ben', currency, amount: 480n };
  const book = open();
  for (const posting of [withdrawalRequested(facts), withdrawalFeeTaken(facts)]) {
    assertPosting(posting);
    book.post(posting);
  }
  assertPosting(c2cSettled(part));
  expect(book.post(c2cSettled(part))).toMatchObject({ replayed: false });
  expect(book.post(c2cSettled(part))).toMatchObject({ replayed: true });
  expect([held, bens, fees, outside].map((account) => book.balance(account))).toEqual([
    0n,
    480n,
    20n,
    0n,
  ]);
  expect(book.post(c2cSettled({ ...part, matchId: 'm2', amount: 1n }))).toEqual({
    refused: 'balance-too-low',
  });
});
