// Proves that every lottery stands in a group: Vietnam's by region, the others of its area by
// country.
import { expect, test } from 'vitest';
import { lotteryGames } from './games.ts';
import { lotteryGroupOf, lotteryGroups } from './groups.ts';

test('every lottery stands in a group, and every group has a lottery', () => {
  const found = new Set(lotteryGames.map(lotteryGroupOf));
  expect([...found].toSorted()).toEqual([...lotteryGroups].toSorted());
});

test.each([
  ['VN_N', 'VN_NORTH'],
  ['VN_N_1M', 'VN_NORTH'],
  ['VN_HUE', 'VN_CENTRAL'],
  ['VN_HCM', 'VN_SOUTH'],
  ['VN_S_5M', 'VN_SOUTH'],
  ['LAO_5M', 'LAO'],
  ['LF_PL5', 'LF'],
])('%s stands in %s', (code, group) => {
  const game = lotteryGames.find((one) => one.code === code);
  expect(game && lotteryGroupOf(game)).toBe(group);
});
