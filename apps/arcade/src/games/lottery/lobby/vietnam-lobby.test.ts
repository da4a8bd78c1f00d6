// Vietnam's lobby lists our own draws first, then each region with today's provinces before others.
import { expect, test } from 'vitest';
import type { GameNow } from '../desk/lottery-terms.ts';
import { vietnamLists } from './vietnam-lists.ts';

const game = (gameCode: string, drawnBy: GameNow['drawnBy'] = 'outside'): GameNow => ({
  gameCode,
  kind: gameCode.startsWith('VN_N') ? 'VN_N' : 'VN_S',
  drawnBy,
  modes: [],
  open: true,
  current: null,
  next: null,
  last: null,
});

test('on a Monday Ho Chi Minh City stands before Long An', () => {
  const games = [
    game('VN_LONG_AN'),
    game('VN_HCM'),
    game('VN_HUE'),
    game('VN_N'),
    game('VN_S_1M', 'us'),
  ];
  const lists = vietnamLists(games, Date.UTC(2026, 10, 23, 4));
  const codes = (some: readonly GameNow[]) => some.map(({ gameCode }) => gameCode);
  expect(lists.map(({ region, today, others }) => [region, codes(today), codes(others)])).toEqual([
    ['own', ['VN_S_1M'], []],
    ['south', ['VN_HCM'], ['VN_LONG_AN']],
    ['central', ['VN_HUE'], []],
    ['north', ['VN_N'], []],
  ]);
});
