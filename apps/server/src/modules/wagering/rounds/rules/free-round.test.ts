// A free bet pays for stakes up to its amount, free rounds for theirs alone, and the stake of a bet
// is never its player's.
import { openBook } from '@baize/ledger';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidOf, paysFor, splitPayout, splitStake, wonOf, type FreeGiven } from './free-round.ts';
import type { Round } from './round.ts';

const bet: FreeGiven = {
  id: 'bet',
  kind: 'bet',
  pays: 'cash',
  playerId: 'ana',
  currency: 'PHP',
  gameCode: 'dice',
  stake: 50n,
  unused: 1,
  expiresAt: 1000,
};
const asked = { playerId: 'ana', currency: 'PHP', gameCode: 'dice', stake: 50n, now: 999 };

test.each([
  ['its whole amount', {}, true],
  ['less', { stake: 1n }, true],
  ['more', { stake: 51n }, false],
  ['another player', { playerId: 'bob' }, false],
  ['other money', { currency: 'FUN' }, false],
  ['another game', { gameCode: 'coin' }, false],
  ['the moment of its end', { now: 1000 }, false],
])('a free bet and %s', (_, change, pays) => {
  expect(paysFor(bet, { ...asked, ...change })).toBe(pays);
});

test('free rounds pay for their own stake alone, and a used bet for none', () => {
  expect(paysFor({ ...bet, kind: 'rounds' }, asked)).toBe(true);
  expect(paysFor({ ...bet, kind: 'rounds' }, { ...asked, stake: 49n })).toBe(false);
  expect(paysFor({ ...bet, unused: 0 }, asked)).toBe(false);
});

const round = (more: Partial<Round>) =>
  ({ playerId: 'ana', currency: 'PHP', stake: 50n, payout: 0n, ...more }) as Round;
const free = (kind: 'rounds' | 'bet', pays: 'cash' | 'bonus') => ({ id: 'one', kind, pays });

test.each([
  [undefined, 120n, 120n, 120n],
  [free('rounds', 'cash'), 120n, 120n, 120n],
  [free('rounds', 'bonus'), 120n, 120n, 0n],
  [free('bet', 'cash'), 120n, 70n, 70n],
  [free('bet', 'cash'), 50n, 0n, 0n],
  [free('bet', 'cash'), 20n, 0n, 0n],
  [free('bet', 'bonus'), 120n, 70n, 0n],
] as const)('%o that paid %d won %d, of which %d at once', (of, payout, won, paid) => {
  const one = round({ payout, ...(of && { free: of }) });
  expect([wonOf(one), paidOf(one)]).toEqual([won, paid]);
});

test('the rest of a free payout is the house’s, to the unit', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  const kinds = fc.record({
    kind: fc.constantFrom('rounds' as const, 'bet' as const),
    pays: fc.constantFrom('cash' as const, 'bonus' as const),
  });
  const book = openBook([]);
  fc.assert(
    fc.property(amount, amount, kinds, (stake, payout, more) => {
      const one = round({ stake, payout, free: { id: 'one', ...more } });
      const { bonus, gone } = splitPayout(book, one, payout, new Map());
      expect(bonus).toBe(0n);
      expect(gone + paidOf(one)).toBe(payout);
      expect(gone >= 0n && gone <= payout).toBe(true);
      expect(splitStake(book, one, new Map())).toEqual({ bonus: 0n, gone: stake });
    }),
  );
});
