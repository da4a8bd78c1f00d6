// Proves that every lottery stands in a group.
import { lotteryGames } from '@baize/engines';
import { expect, test } from 'vitest';
import { gameGroups, groupOfKind } from './game-groups.ts';

test('every lottery stands in one group, and every group has a number', () => {
  for (const { code, kind } of lotteryGames) expect(groupOfKind(kind), code).toBeDefined();
  expect(new Set(gameGroups.map(({ gameGroupId }) => gameGroupId)).size).toBe(gameGroups.length);
});
