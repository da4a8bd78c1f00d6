// Proves of bonus money: every posting sums to zero, a stake and its void are the same amounts in
// both purses, a win falls in the stake's proportion, and nothing is released before it is met.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanceBonus,
  allCash,
  bonusDecided,
  bonusGranted,
  bonusReleased,
  bonusStaked,
  bonusTaken,
  countBet,
  fundStake,
  houseAccount,
  openBook,
  openObligations,
  partsOf,
  payoutReversed,
  playerAccount,
  releasable,
  roundSettled,
  splitOf,
  splitTaken,
  stakeOpened,
  stakeVoided,
  type BonusEnd,
  type Book,
  type OpenBonus,
  type Posting,
} from '../index.ts';

const of = { playerId: 'ana', currency: 'PHP' };
const weights = { categories: { RNG: 100 }, games: {}, oddsMin: {} };
const open: OpenBonus = {
  bonusId: 'b',
  amount: 100n,
  funding: 'cash-first',
  stakeMax: null,
  expiresAt: 1000,
  releaseMax: null,
  isSticky: false,
  inPlay: 0n,
};

function bookWith(cash: bigint, bonus: bigint, more: Partial<OpenBonus> = {}, required = 500n) {
  const purse = (kind: 'player-cash' | 'player-bonus' | 'player-in-play', balance: bigint) => ({
    account: playerAccount(kind, 'ana', 'PHP'),
    balance,
  });
  const accounts = [
    purse('player-cash', cash),
    purse('player-bonus', bonus),
    purse('player-in-play', 0n),
    { account: playerAccount('player-debt', 'ana', 'PHP'), balance: 0n },
    { account: houseAccount('house-gaming', 'PHP'), balance: 0n },
    { account: houseAccount('bonus-funding', 'PHP'), balance: 0n },
  ];
  const item = { requirementId: 1n, bonusId: 'b', required, done: 0n, weights, expiresAt: 1000 };
  const bound = openObligations({
    owner: 'ana',
    currency: 'PHP',
    bonus: { ...open, ...more },
    requirements: [item],
  });
  return openBook(accounts, [], [bound]);
}

const purseOf = (book: Book, kind: 'player-cash' | 'player-bonus') =>
  book.balance(playerAccount(kind, 'ana', 'PHP'));
const both = (book: Book) => [purseOf(book, 'player-cash'), purseOf(book, 'player-bonus')];
const none: ReadonlyMap<string, BonusEnd> = new Map();

function stake(book: Book, roundId: string, amount: bigint) {
  const bonus = fundStake(book, { ...of, stake: amount, now: 0 });
  if (bonus && 'refused' in bonus) return bonus;
  const round = { ...of, roundId, stake: amount, ...(bonus ? { bonus } : {}) };
  const posted = book.post(stakeOpened(round));
  if ('refused' in posted) return posted;
  bonusStaked(book, of, bonus);
  return round;
}

type Staked = Exclude<ReturnType<typeof stake>, { refused: string }>;

function settle(book: Book, round: Staked, payout: bigint): void {
  book.post(roundSettled({ ...round, payout, split: splitOf(book, round, payout, none) }));
  bonusDecided(book, of, round.bonus);
  const bet = { roundId: round.roundId, game: 'g', category: 'RNG', stake: round.stake, at: 0 };
  countBet(book, of, bet);
  advanceBonus(book, of, 0);
}

const must = (staked: ReturnType<typeof stake>): Staked => {
  if ('refused' in staked) throw new Error(staked.refused);
  return staked;
};

const sums = ({ legs }: Posting) => legs.reduce((sum, { amount }) => sum + amount, 0n);

test('every posting of bonus money sums to zero and begins at the cash', () => {
  const facts = { ...of, bonusId: 'b', balance: 70n };
  const postings = [
    bonusGranted({ ...facts, amount: 100n }),
    bonusReleased({ ...facts, released: 50n }),
    ...(['expired', 'cancelled', 'forfeited'] as const).map((why) => bonusTaken(why, facts)),
  ];
  expect(postings.map(sums)).toEqual([0n, 0n, 0n, 0n, 0n]);
  for (const { legs } of postings) expect(legs[0]?.account.kind).toBe('player-cash');
});

test('cash first: the bonus pays only what the cash does not', () => {
  const book = bookWith(60n, 100n);
  expect(must(stake(book, 'r', 80n)).bonus).toEqual({ id: 'b', stake: 20n });
  expect(both(book)).toEqual([0n, 80n]);
});

test('bonus first: the cash pays only what the bonus does not', () => {
  const book = bookWith(60n, 50n, { funding: 'bonus-first' });
  expect(must(stake(book, 'r', 80n)).bonus).toEqual({ id: 'b', stake: 50n });
  expect(both(book)).toEqual([30n, 0n]);
});

test('a win falls in the proportion of the stake, and the remainder is cash', () => {
  const book = bookWith(2n, 100n);
  settle(book, must(stake(book, 'r', 3n)), 10n);
  // A third of the stake was the bonus's: 3 of 10 are the bonus's, 7 the cash's.
  expect(both(book)).toEqual([7n, 102n]);
});

test('a void returns to each purse what it paid', () => {
  const amounts = fc.bigInt({ min: 0n, max: 300n });
  const funding = fc.constantFrom('cash-first' as const, 'bonus-first' as const);
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.bigInt({ min: 1n, max: 400n }),
      funding,
      (cash, bonus, amount, order) => {
        const book = bookWith(cash, bonus, { funding: order });
        const staked = stake(book, 'r', amount);
        if ('refused' in staked) expect(cash + bonus).toBeLessThan(amount);
        else book.post(stakeVoided({ ...staked, split: splitOf(book, staked, amount, none) }));
        expect(both(book)).toEqual([cash, bonus]);
      },
    ),
  );
});

test('the parts of slips are whole and come to the bonus exactly', () => {
  const stakes = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(stakes, fc.nat(1000), (list, share) => {
      const all = list.reduce((sum, one) => sum + one, 0n);
      const bonus = (all * BigInt(share)) / 1000n;
      const parts = partsOf(list, bonus);
      expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(bonus);
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0n);
        expect(part).toBeLessThanOrEqual(list[at] ?? 0n);
      }
    }),
  );
});

test('a stake above the most of an open bonus is refused before anything moves', () => {
  const book = bookWith(900n, 100n, { stakeMax: 50n });
  expect(stake(book, 'r', 51n)).toEqual({ refused: 'bonus-stake-too-high', most: 50n });
  expect(must(stake(book, 's', 50n)).bonus).toBeUndefined();
  expect(book.postings).toHaveLength(1);
});

test('an expired bonus pays for no stake', () => {
  const book = bookWith(10n, 100n, { expiresAt: 0 });
  expect(stake(book, 'r', 20n)).toEqual({ refused: 'balance-too-low' });
});

test('a met requirement releases the whole purse once no bet of it is open', () => {
  const book = bookWith(0n, 100n, {}, 30n);
  const [first, second] = [must(stake(book, 'a', 30n)), must(stake(book, 'b', 40n))];
  settle(book, first, 60n);
  expect(both(book)).toEqual([0n, 90n]);
  settle(book, second, 0n);
  expect(both(book)).toEqual([90n, 0n]);
  expect(book.obligationsOf('ana', 'PHP')?.ended).toMatchObject([{ end: 'released' }]);
});

test('a bonus that is lost in play ends as spent, and its requirement clears', () => {
  const book = bookWith(0n, 100n);
  settle(book, must(stake(book, 'a', 100n)), 0n);
  const bound = book.obligationsOf('ana', 'PHP');
  expect(bound).toMatchObject({ ended: [{ end: 'spent' }], cleared: [1n], requirements: [] });
});

test('a sticky bonus releases what was won with it, a cap no more than was agreed', () => {
  expect(releasable({ ...open, isSticky: true }, 150n)).toBe(50n);
  expect(releasable({ ...open, isSticky: true }, 80n)).toBe(0n);
  expect(releasable({ ...open, releaseMax: 120n }, 150n)).toBe(120n);
});

test('the share of an ended bonus is the house’s, of a released one the player’s', () => {
  const staked = { ...of, stake: 10n, bonus: { id: 'old', stake: 4n } };
  const book = bookWith(0n, 0n);
  const split = (end: BonusEnd) => splitOf(book, staked, 25n, new Map([['old', end]]));
  expect(split('cancelled')).toEqual({ bonus: 0n, gone: 10n });
  expect(split('expired')).toEqual({ bonus: 0n, gone: 10n });
  expect(split('released')).toEqual(allCash);
  expect(split('spent')).toEqual(allCash);
});

test('a reversed payout takes bonus money from its purse alone and leaves no debt of it', () => {
  const staked = { ...of, stake: 10n, bonus: { id: 'b', stake: 5n } };
  const book = bookWith(100n, 30n);
  const split = splitTaken(book, staked, 100n, none);
  const facts = { ...of, roundId: 'r', version: 2, payout: 100n, cash: 100n, bonus: 30n, split };
  book.post(payoutReversed(facts));
  expect(both(book)).toEqual([50n, 0n]);
  expect(book.balance(playerAccount('player-debt', 'ana', 'PHP'))).toBe(0n);
  expect(sums(payoutReversed(facts))).toBe(0n);
});

// @proves R41
test('a repeated stake answers as the first, whatever the purses hold by now', () => {
  const book = bookWith(60n, 100n);
  const round = must(stake(book, 'r', 80n));
  for (const bonus of [undefined, { id: 'b', stake: 80n }]) {
    expect(book.post(stakeOpened({ ...round, bonus }))).toMatchObject({ replayed: true });
  }
  expect(both(book)).toEqual([0n, 80n]);
});
