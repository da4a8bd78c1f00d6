// Staff read what is kept beside what players see, and places count what is still offered.
import { expect, test } from 'vitest';
import { card, game, vendor } from '../testing-rules.ts';
import { categoryFact, gameCounts, laneGames, placesOf, vendorFact } from './facts.ts';
import { lobbyOf } from './lobby.ts';

const lobby = lobbyOf(
  {
    categories: [{ category: 'RNG', position: 1, state: 'on' }],
    vendors: [vendor('PT', { ownNames: { en: 'Play' } }), vendor('BAIZE')],
    cards: [card('PT', 'RNG', 1), card('PT', 'LIVE', 1)],
    games: [
      game('a', 1),
      game('b', 2, { gone: true }),
      game('c', 3, { state: 'off' }),
      game('hall', 1, { category: 'LIVE' }),
    ],
  },
  { esports: new Set(), integrationOf: () => 'maintenance', returnMinimum: 75 },
);

test('a category lists its cards and what players see of them', () => {
  const [rng] = lobby.lanes;
  expect(rng && categoryFact(rng)).toEqual({
    category: 'RNG',
    state: 'on',
    cards: [{ vendor: 'PT', hot: false, popup: false, games: 1, shown: 'maintenance' }],
  });
});

test('a vendor shows staff’s switch and its integration apart; ours needs none', () => {
  const about = { stateOf: () => 'maintenance' as const, isSingle: () => false };
  const sight = { lobby, counts: gameCounts(lobby), about, tag: 'en' };
  expect(vendorFact(vendor('PT', { ownNames: { en: 'Play' } }), sight)).toMatchObject({
    displayName: 'Play',
    state: 'on',
    integration: 'maintenance',
    isSingle: false,
    categories: ['RNG', 'LIVE'],
    games: 3,
  });
  expect(vendorFact(vendor('BAIZE'), sight)).toMatchObject({
    integration: 'on',
    isSingle: true,
    house: true,
  });
});

test('places count only games of the category still offered', () => {
  expect([...placesOf(lobby)]).toEqual([
    ['a', 1],
    ['c', 2],
    ['hall', 1],
  ]);
  expect(laneGames(lobby, 'RNG').map(({ nodeId }) => nodeId)).toEqual(['a', 'c']);
});
