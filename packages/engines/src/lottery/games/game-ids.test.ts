// Proves that every lottery has a number of its own.
import { expect, test } from 'vitest';
import { lotteryIds, lotteryOfId } from './game-ids.ts';
import { lotteryGames } from './games.ts';

test('every lottery has one number, and every number one lottery', () => {
  for (const { code } of lotteryGames) expect(lotteryOfId(lotteryIds[code] ?? 0), code).toBe(code);
  expect(new Set(Object.values(lotteryIds)).size).toBe(lotteryGames.length);
});
