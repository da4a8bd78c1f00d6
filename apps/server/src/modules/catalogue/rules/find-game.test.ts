// A launch names its game in one of the family's ways, and never reaches a game it did not name.
import { expect, test } from 'vitest';
import { card, game, vendor } from '../testing-rules.ts';
import { findGame, findLottery } from './find-game.ts';
import { lobbyOf } from './lobby.ts';

const room = { roomId: 'r1', name: 'r1', minBet: null, maxBet: null };
const lobby = lobbyOf(
  {
    categories: [],
    vendors: [vendor('PT'), vendor('KY'), vendor('TCG_SEA'), vendor('GPI')],
    cards: [card('PT', 'RNG', 1), card('KY', 'PVP', 1)],
    games: [
      game('PT-a', 1, { gameCode: 'a', state: 'off' }),
      game('PT-b', 2, { gameCode: 'b' }),
      game('KY-a', 1, { vendor: 'KY', gameCode: 'a', category: 'PVP', rooms: [room] }),
      game('sea-1', 1, { vendor: 'TCG_SEA', category: 'ELOTT' }),
      game('gpi-1', 2, { vendor: 'GPI', category: 'LOTT' }),
      game('gpi-2', 3, { vendor: 'GPI', category: 'ELOTT', classes: ['SEA'] }),
    ],
  },
  { esports: new Set(), integrationOf: () => 'on', returnMinimum: 75 },
);
const nodeOf = (names: Parameters<typeof findGame>[1]) => findGame(lobby, names)?.game.nodeId;

test.each([
  [{ nodeId: 'PT-a' }, 'PT-a'],
  [{ gameId: 'PT-b' }, 'PT-b'],
  [{ gameId: 'a', vassalage: 'KY' }, 'KY-a'],
  [{ gameId: 'a', vassalage: 'PT' }, 'PT-a'],
  [{ vassalage: 'PT' }, 'PT-b'],
  [{ vassalage: 'KY', gameType: 'pvp' }, 'KY-a'],
  [{ vassalage: 'KY', gameType: 'RNG' }, undefined],
  [{ roomId: 'r1' }, 'KY-a'],
  [{ roomId: 'r1', vassalage: 'PT' }, undefined],
  [{ gameId: 'a' }, undefined],
  [{ nodeId: 'KY-a', vassalage: 'PT' }, undefined],
  [{}, undefined],
])('%j means %s', (names, nodeId) => {
  expect(nodeOf(names)).toBe(nodeId);
});

test('a room is found with its game', () => {
  expect(findGame(lobby, { roomId: 'r1', nodeId: 'KY-a' })).toMatchObject({ roomId: 'r1' });
  expect(findGame(lobby, { roomId: 'r1', nodeId: 'PT-b' })).not.toHaveProperty('roomId');
});

test.each([
  [{ area: 'SEA' }, 'sea-1'],
  [{ area: 'SEA', vassalage: 'GPI' }, 'gpi-2'],
  [{ area: '' }, 'gpi-1'],
  [{ area: '', gameCode: 'gpi-2' }, undefined],
  [{ area: 'VN' }, undefined],
] as const)('the lottery %j is %s', (names, nodeId) => {
  expect(findLottery(lobby, names)?.game.nodeId).toBe(nodeId);
});
