// Proves which board an hour belongs to, what places win, and which boards staff may write.
import { expect, test } from 'vitest';
import { atMostPlace, cash, raceWith, writtenWith } from '../../testing.ts';
import { boardAt, isBoardRight, poolOf, prizesOf, ranks } from './board.ts';
import type { Offer } from './offer.ts';
import type { Written } from './spec.ts';

const at = (text: string): number => Date.parse(text);
const offerOf = (written: Written): Offer => ({
  id: 'p1',
  version: 1,
  written,
  stage: 'published',
  keepsDue: false,
  segment: null,
});

const race = raceWith({
  tiers: [
    { conditions: [atMostPlace(1)], rewards: [cash('100')] },
    { conditions: [atMostPlace(3)], rewards: [cash('50')] },
    { conditions: [atMostPlace(10)], rewards: [cash('10')] },
  ],
});

test('a race ranks whole hours from its first to the one in which it ends', () => {
  const dates = { startsAt: at('2026-11-21T10:20:00Z'), endsAt: at('2026-11-21T12:30:00Z') };
  const offer = offerOf({ ...race, ...dates });
  const board = {
    id: 'p1.once',
    key: 'once',
    from: at('2026-11-21T10:00:00Z'),
    until: at('2026-11-21T13:00:00Z'),
  };
  expect(boardAt(offer, at('2026-11-21T09:00:00Z'))).toBeUndefined();
  expect(boardAt(offer, at('2026-11-21T10:00:00Z'))).toEqual(board);
  expect(boardAt(offer, at('2026-11-21T12:00:00Z'))).toEqual(board);
  expect(boardAt(offer, at('2026-11-21T13:00:00Z'))).toBeUndefined();
});

test('a daily race has a board for each day of the house', () => {
  const offer = offerOf({
    ...raceWith({ ...race.spec, period: 'day' }),
    startsAt: at('2026-11-20T00:00:00Z'),
    endsAt: null,
  });
  const evening = boardAt(offer, at('2026-11-21T15:00:00Z'));
  const night = boardAt(offer, at('2026-11-21T16:00:00Z'));
  expect(evening?.until).toBe(at('2026-11-21T16:00:00Z'));
  expect(night?.from).toBe(at('2026-11-21T16:00:00Z'));
  expect(night?.id).not.toBe(evening?.id);
});

test('places between two steps win the later one, and the pool is the sum of all', () => {
  expect(prizesOf(race.spec).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 10],
  ]);
  // 100 + 2 × 50 + 7 × 10.
  expect(poolOf(race.spec)).toBe(2_700_000n);
});

test('a mission with a leaderboard has no prizes by place', () => {
  const { spec } = writtenWith({ everyTier: true, board: race.spec.board ?? null });
  expect(isBoardRight(spec)).toBe(true);
  expect(prizesOf(spec)).toEqual([]);
});

test('a race needs a board and ascending places, and other triggers have none', () => {
  const withTiers = (...places: number[]) => ({
    ...race.spec,
    tiers: places.map((place) => ({ conditions: [atMostPlace(place)], rewards: [cash('1')] })),
  });
  expect(isBoardRight(race.spec)).toBe(true);
  expect(isBoardRight({ ...race.spec, board: null })).toBe(false);
  expect(isBoardRight({ ...race.spec, joins: true })).toBe(false);
  expect(isBoardRight(withTiers(3, 1))).toBe(false);
  expect(isBoardRight(withTiers(2, 2))).toBe(false);
  expect(isBoardRight(withTiers(501))).toBe(false);
  expect(isBoardRight({ ...withTiers(1), trigger: 'deposit' })).toBe(false);
  expect(isBoardRight({ ...withTiers(1), tiers: [{ conditions: [], rewards: [] }] })).toBe(false);
});

test('a board ranks its games alone', () => {
  const games = { categories: ['RNG' as const], vendors: [], games: [] };
  const board = { score: 'turnover' as const, games, multipleMin: 100 };
  expect(ranks(board, { vendor: '', gameCode: 'x', category: 'RNG' })).toBe(true);
  expect(ranks(board, { vendor: 'SBXA', gameCode: 'x', category: 'LIVE' })).toBe(false);
});
