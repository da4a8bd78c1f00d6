// Every move of slips balances for any amounts. A payout is taken back from the available cash; the
// rest is a debt that later money settles.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBook } from '../book.ts';
import { houseAccount, playerAccount } from '../accounts.ts';
import { assertPosting } from '../posting.ts';
import {
  debtSettled,
  payoutCorrected,
  payoutReversed,
  slipsLost,
  slipsReturned,
  slipWon,
} from './slips.ts';

const ana = { playerId: 'ana', currency: 'PHP' };
const slip = { ...ana, roundId: 'r', version: 1 };
const account = (kind: 'player-cash' | 'player-in-play' | 'player-debt') =>
  playerAccount(kind, 'ana', 'PHP');
const open = (cash: bigint, inPlay = 0n) =>
  openBook([
    { account: account('player-cash'), balance: cash },
    { account: account('player-in-play'), balance: inPlay },
    { account: account('player-debt'), balance: 0n },
    { account: houseAccount('house-gaming', 'PHP'), balance: 0n },
  ]);

test('every move balances for any amounts', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, amount, (stake, payout, cash) => {
      const moved = { ...ana, name: 'n', reference: 'e', stake };
      assertPosting(slipWon({ ...slip, stake, payout }));
      assertPosting(slipsLost(moved));
      assertPosting(slipsReturned(moved));
      assertPosting(payoutCorrected({ ...slip, payout }));
      assertPosting(payoutReversed({ ...slip, payout, cash }));
      assertPosting(payoutReversed({ ...slip, payout, cash: 0n }));
      assertPosting(debtSettled({ ...ana, name: 'n', reference: 'r', amount: stake }));
    }),
  );
});

test('a payout of 100 with 30 left in cash leaves a debt of 70, and 50 won settle 50 of it', () => {
  const book = open(30n, 10n);
  book.post(payoutReversed({ ...slip, version: 2, payout: 100n, cash: 30n }));
  expect(book.balance(account('player-cash'))).toBe(0n);
  expect(book.balance(account('player-debt'))).toBe(-70n);
  expect(book.balance(houseAccount('house-gaming', 'PHP'))).toBe(100n);
  book.post(slipWon({ ...slip, roundId: 's', stake: 10n, payout: 50n }));
  book.post(debtSettled({ ...ana, name: 's', reference: 's', amount: 50n }));
  expect(book.balance(account('player-debt'))).toBe(-20n);
  expect(book.balance(account('player-cash'))).toBe(0n);
});

test('a settlement that comes again moves nothing', () => {
  const book = open(0n, 10n);
  const won = slipWon({ ...slip, stake: 10n, payout: 19n });
  expect(book.post(won)).toMatchObject({ replayed: false });
  expect(book.post(won)).toMatchObject({ replayed: true });
  expect(book.balance(account('player-cash'))).toBe(19n);
});
