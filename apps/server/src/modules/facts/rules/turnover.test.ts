// Proves which stakes are turnover by category, worked by hand.
import { expect, test } from 'vitest';
import { turnoverOf } from './turnover.ts';

test.each([
  // Of 300 staked in three rounds one of 100 paid exactly 100.
  ['LIVE', 300n, 100n, 200n],
  ['SPORTS', 300n, 100n, 200n],
  ['ESPORTS', 300n, 100n, 200n],
  ['PVP', 300n, 100n, 200n],
  // Three reels that pay the stake once are a win, and so is a fish.
  ['RNG', 300n, 100n, 300n],
  ['FISH', 300n, 100n, 300n],
  ['ELOTT', 300n, 100n, 300n],
  // A late win makes a tie a won bet: the stake is turnover after all.
  ['LIVE', 0n, -100n, 100n],
])(
  'of %s with %d staked and %d even rounds %d is turnover',
  (category, valid, evened, turnover) => {
    expect(turnoverOf(category, { valid, evened })).toBe(turnover);
  },
);
