// Proves which part of a settled bet counts: a push, both sides of a table, a choice or a lottery's
// outcomes covered nearly whole, and games that are no longer there.
import { expect, test } from 'vitest';
import { betToCount, gameName, type SettledStake } from './valid-bet.ts';

const settled: SettledStake = {
  playerId: 'ana',
  currency: 'PHP',
  roundId: 'r',
  vendor: null,
  gameCode: 'coral-bloom',
  stake: 100n,
  payout: 0n,
  settledAt: 5,
};
const of = (more: Partial<SettledStake>, category: string | undefined = 'LIVE') =>
  betToCount({ ...settled, ...more }, () => category);

test('a slot counts whole, whatever it paid, in its own category', () => {
  const told = { category: 'RNG', game: 'coral-bloom', stake: 100n, at: 5 };
  expect(of({})).toMatchObject({ ...told, odds: undefined });
  expect(of({ payout: 250n })).toMatchObject({ ...told, odds: 250 });
});

test('at a table the smaller of stake and net result counts, and a push nothing', () => {
  const table = { vendor: 'SBXA', gameCode: 'baccarat' };
  expect(of({ ...table, payout: 200n })).toMatchObject({ stake: 100n });
  expect(of({ ...table, payout: 95n })).toMatchObject({ stake: 5n });
  expect(of({ ...table, payout: 100n })).toBeUndefined();
});

test('a vendor’s game counts in its category, and as a table when it is gone', () => {
  const game = { vendor: 'SBXA', gameCode: 'reels' };
  expect(of(game, 'RNG')).toMatchObject({ category: 'RNG', game: 'SBXA/reels' });
  expect(betToCount({ ...settled, ...game }, () => undefined)).toMatchObject({ category: 'LIVE' });
  expect(gameName(game)).toBe('SBXA/reels');
});

test('a throw of dice that wins in more than nine of ten cases does not count', () => {
  const throwAt = (chance: number) => of({ gameCode: 'dice', choice: { side: 'under', chance } });
  expect(throwAt(9000)).toMatchObject({ stake: 100n });
  expect(throwAt(9001)).toBeUndefined();
});

test('slips on more than four of five outcomes of a lottery do not count', () => {
  const slip = (share: number | undefined) => of({ gameCode: 'SSC_1M', covered: () => share });
  expect([slip(0.8), slip(undefined)]).toMatchObject([{ stake: 100n }, { stake: 100n }]);
  expect(slip(0.81)).toBeUndefined();
});
