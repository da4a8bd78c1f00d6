// Proves that the lobby shows a lane only for categories with games, finds games by name, and never
// shows a whole name.
import { expect, test } from 'vitest';
import { cardOfGame, findGames, lanesOf, maskName, type OfferedGame } from './lobby.ts';

const game = (more: Partial<OfferedGame>): OfferedGame => ({
  gameCode: 'golden-lotus-20',
  name: 'Golden Lotus 20',
  category: 'RNG',
  vendor: 'BAIZE',
  mechanic: 'lines',
  returnPercent: '96.02%',
  hot: true,
  ...more,
});
const games = [
  game({}),
  game({ gameCode: 'cafe', name: 'Café Nights', mechanic: 'ways', hot: false }),
];

test('a lane stands for each category that has a game, with a card for each vendor', () => {
  const lanes = lanesOf([...games, game({ category: 'LIVE', vendor: 'AG' })]);
  expect(lanes.map(({ title, cards }) => [title, cards.length])).toEqual([
    ['RNG', 1],
    ['LIVE', 1],
  ]);
  expect(lanes[0]?.gameClassify.map(({ gameCount }) => gameCount)).toEqual([1, 1]);
  expect(lanesOf([])).toEqual([]);
});

test('games are found by name without case or accents, by vendor, category and class', () => {
  const codes = (search: Parameters<typeof findGames>[1]) =>
    findGames(games, search).map(({ gameCode }) => gameCode);
  expect(codes({ gameName: 'CAFE' })).toEqual(['cafe']);
  expect(codes({ gameType: 'rng', gameClassify: 'HOT' })).toEqual(['golden-lotus-20']);
  expect(codes({ vassalage: 'CQ9' })).toEqual([]);
  expect(codes({})).toHaveLength(2);
});

test('a card tells the return of its game', () => {
  expect(cardOfGame(game({}))).toMatchObject({
    nodeId: 'golden-lotus-20',
    isHot: 1,
    returnPercent: '96.02%',
  });
});

test('names are masked, short ones most of all', () => {
  expect(maskName('nusantara')).toBe('nu***a');
  expect(maskName('abc')).toBe('a***');
  expect(maskName('')).toBe('***');
});
