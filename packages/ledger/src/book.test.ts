// Proves of any sequence of postings: money is neither made nor lost, no purse is ever negative, a
// repeated key moves nothing and answers alike, players who share no account do not affect one
// another, and a reused key is noticed.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  depositSettled,
  houseAccount,
  openBook,
  playerAccount,
  roundSettled,
  stakeOpened,
  stakeVoided,
  withdrawalRequested,
  type OpenAccount,
  type Posting,
} from './index.ts';

const players = ['ana', 'ben', 'cai'];
const currency = 'PHP';

function accounts(cash = 0n): OpenAccount[] {
  const purses = players.flatMap((player) => [
    { account: playerAccount('player-cash', player, currency), balance: cash },
    { account: playerAccount('player-held', player, currency), balance: 0n },
    { account: playerAccount('player-in-play', player, currency), balance: 0n },
  ]);
  const contras = [
    houseAccount('house-gaming', currency),
    houseAccount('payment-clearing', currency),
  ];
  return [...purses, ...contras.map((account) => ({ account, balance: 0n }))];
}

const anyPosting: fc.Arbitrary<Posting> = fc
  .record({
    event: fc.constantFrom('deposit', 'stake', 'settle', 'void', 'withdraw'),
    playerId: fc.constantFrom(...players),
    id: fc.integer({ min: 1, max: 6 }).map(String),
    amount: fc.bigInt({ min: 1n, max: 50n }),
    payout: fc.bigInt({ min: 0n, max: 80n }),
  })
  .map(({ event, playerId, id, amount, payout }) => {
    const round = { roundId: id, playerId, currency, stake: amount, payout };
    const cash = { depositId: id, withdrawalId: id, playerId, currency, amount };
    if (event === 'deposit') return depositSettled(cash);
    if (event === 'stake') return stakeOpened(round);
    if (event === 'settle') return roundSettled(round);
    return event === 'void' ? stakeVoided(round) : withdrawalRequested(cash);
  });

const manyPostings = fc.array(anyPosting, { maxLength: 60 });

test('postings leave the sum of all accounts unchanged', () => {
  fc.assert(
    fc.property(manyPostings, (postings) => {
      const book = openBook(accounts(20n));
      for (const posting of postings) book.post(posting);
      const sum = accounts().reduce((total, { account }) => total + book.balance(account), 0n);
      expect(sum).toBe(60n);
    }),
  );
});

test('no purse is negative after any posting, and before plus amount is after', () => {
  fc.assert(
    fc.property(manyPostings, (postings) => {
      const book = openBook(accounts(10n));
      for (const posting of postings) {
        const result = book.post(posting);
        if ('refused' in result) continue;
        for (const { account, before, amount, after } of result.entries) {
          expect(before + amount).toBe(after);
          if (account.owner !== 'house') expect(after).toBeGreaterThanOrEqual(0n);
        }
      }
    }),
  );
});

test('a repeated posting moves nothing and gives the first answer', () => {
  fc.assert(
    fc.property(manyPostings, (postings) => {
      const once = openBook(accounts(30n));
      const twice = openBook(accounts(30n));
      for (const posting of postings) {
        const alone = once.post(posting);
        const first = twice.post(posting);
        const again = twice.post(posting);
        expect(first).toEqual(alone);
        if (!('refused' in first)) expect(again).toEqual({ ...first, replayed: true });
      }
      expect(twice.changes()).toEqual(once.changes());
    }),
  );
});

test('the purses of one player do not depend on where the others stand in the queue', () => {
  fc.assert(
    fc.property(manyPostings, (postings) => {
      const asSent = openBook(accounts(25n));
      const grouped = openBook(accounts(25n));
      for (const posting of postings) asSent.post(posting);
      for (const player of players) {
        const own = postings.filter(({ legs }) => legs[0]?.account.owner === player);
        for (const posting of own) grouped.post(posting);
      }
      for (const { account } of accounts()) {
        expect(grouped.balance(account)).toBe(asSent.balance(account));
      }
    }),
  );
});

test('entries add up to the change of every account', () => {
  fc.assert(
    fc.property(manyPostings, (postings) => {
      const book = openBook(accounts(40n));
      for (const posting of postings) book.post(posting);
      const entries = book.postings.flatMap((posted) => posted.entries);
      for (const { account, before, after } of book.changes()) {
        const own = entries.filter((entry) => entry.account === account);
        expect(own.reduce((sum, { amount }) => sum + amount, before)).toBe(after);
      }
    }),
  );
});

test('a key that comes with another amount is told from a repeat', () => {
  const book = openBook(accounts());
  const deposit = { depositId: 'd1', playerId: 'ana', currency, amount: 100n };
  book.post(depositSettled(deposit));
  expect(book.post(depositSettled({ ...deposit, amount: 101n }))).toEqual({
    refused: 'key-reused',
  });
  expect(book.balance(playerAccount('player-cash', 'ana', currency))).toBe(100n);
});

test('a posting of an earlier transaction answers its repeat', () => {
  const posting = depositSettled({ depositId: 'd1', playerId: 'ana', currency, amount: 100n });
  const first = openBook(accounts()).post(posting);
  if ('refused' in first) throw new Error('the deposit was refused');
  const { fingerprint, entries } = first;
  const home = playerAccount('player-cash', 'ana', currency);
  const later = openBook(accounts(100n), [{ home, key: posting.key, fingerprint, entries }]);
  expect(later.post(posting)).toEqual({ ...first, replayed: true });
  expect(later.changes()).toEqual([]);
});

test('a refused posting leaves its key free for when there is money', () => {
  const book = openBook(accounts());
  const stake = stakeOpened({ roundId: 'r1', playerId: 'ana', currency, stake: 5n });
  expect(book.post(stake)).toEqual({ refused: 'balance-too-low' });
  book.post(depositSettled({ depositId: 'd1', playerId: 'ana', currency, amount: 5n }));
  expect(book.post(stake)).toMatchObject({ replayed: false });
});

test('an opening balance learnt late moves the entries made meanwhile', () => {
  const clearing = houseAccount('payment-clearing', currency);
  const book = openBook(accounts());
  book.post(depositSettled({ depositId: 'd1', playerId: 'ana', currency, amount: 5n }));
  book.rebase(clearing, -100n);
  expect(book.balance(clearing)).toBe(-105n);
  expect(book.postings[0]?.entries[1]).toMatchObject({ before: -100n, after: -105n });
  expect(book.postings[0]?.entries[0]).toMatchObject({ before: 0n, after: 5n });
});

test('an account that was not opened is a fault, not an empty purse', () => {
  const stranger = depositSettled({ depositId: 'd', playerId: 'dan', currency, amount: 1n });
  expect(() => openBook(accounts()).post(stranger)).toThrow('dan/player-cash/PHP is not open');
});
