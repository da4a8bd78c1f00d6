// Proves that the groups that clients of the family know keep their numbers.
import { expect, test } from 'vitest';
import { gameGroups } from './game-groups.ts';

test('the first groups are those of the family, each with a number of its own', () => {
  expect(gameGroups.slice(0, 3).map(({ gameGroupId, code }) => [gameGroupId, code])).toEqual([
    [1, 'SSC'],
    [2, '11X5'],
    [3, 'LF'],
  ]);
  expect(new Set(gameGroups.map(({ gameGroupId }) => gameGroupId)).size).toBe(gameGroups.length);
});
