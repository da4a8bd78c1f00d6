// The offer as players see it: the most closed switch decides, e-sports stand apart, staff's order
// holds, and lists are made only from what is shown.
import { expect, test } from 'vitest';
import { card, game, vendor } from '../testing-rules.ts';
import { lobbyOf, type Surroundings } from './lobby.ts';
import type { Offer } from './offer.ts';

const offer: Offer = {
  categories: [],
  vendors: [vendor('PT'), vendor('AV')],
  cards: [card('PT', 'RNG', 1), card('PT', 'SPORTS', 2), card('AV', 'SPORTS', 1)],
  games: [game('b', 2), game('a', 1), game('match', 1, { vendor: 'AV', category: 'SPORTS' })],
};
const allOn: Surroundings = {
  esports: new Set(['AV']),
  integrationOf: () => 'on',
  returnMinimum: 75,
};
const codesIn = (given: Offer, category: string, around = allOn) =>
  lobbyOf(given, around)
    .list({ category })
    .games.map(({ gameCode }) => gameCode);

test('games are ordered by place, and lists have only shown games', () => {
  expect(codesIn(offer, 'RNG')).toEqual(['a', 'b']);
  const games = [game('b', 2, { state: 'off' }), game('a', 1, { state: 'maintenance' })];
  expect(codesIn({ ...offer, games }, 'RNG')).toEqual(['a']);
  expect(codesIn({ ...offer, games: [game('a', 1, { gone: true })] }, 'RNG')).toEqual([]);
});

// @proves L97
test('an e-sports vendor of sports is listed under e-sports', () => {
  expect(codesIn(offer, 'SPORTS')).toEqual([]);
  expect(codesIn(offer, 'ESPORTS')).toEqual(['match']);
  expect(codesIn(offer, 'SPORTS', { ...allOn, esports: new Set() })).toEqual(['match']);
});

// @proves R91
test.each([
  ['its own switch', { games: [game('a', 1, { state: 'off' })] }, 'off', 'game'],
  ['its vendor', { vendors: [vendor('PT', { state: 'maintenance' })] }, 'maintenance', 'vendor'],
  [
    'its category',
    { categories: [{ category: 'RNG', position: 1, state: 'maintenance' }] },
    'maintenance',
    'category',
  ],
  ['what it gives back', { games: [game('a', 1, { returnPercent: '74.99%' })] }, 'off', 'return'],
  [
    'the most closed of them',
    {
      vendors: [vendor('PT', { state: 'off' })],
      games: [game('a', 1, { state: 'maintenance' })],
    },
    'off',
    'vendor',
  ],
] as const)('a game is closed by %s', (_, changes, shown, closedBy) => {
  const lobby = lobbyOf({ ...offer, ...changes }, allOn);
  expect(lobby.byNode.get('a')).toMatchObject({ shown, closedBy });
});

test('a vendor whose integration is off is off, whatever staff say', () => {
  const around: Surroundings = { ...allOn, integrationOf: () => 'off' };
  expect(lobbyOf(offer, around).vendorState('PT')).toBe('off');
  expect(lobbyOf(offer, allOn).vendorState('nobody')).toBe('off');
});

test('categories ordered by staff come first, then the others', () => {
  const categories = [
    { category: 'PVP', position: 1, state: 'on' },
    { category: 'LOTT', position: 2, state: 'on' },
  ] as const;
  const { lanes } = lobbyOf({ ...offer, categories }, allOn);
  expect(lanes.map(({ category }) => category).slice(0, 3)).toEqual(['PVP', 'LOTT', 'LIVE']);
  expect(lanes).toHaveLength(8);
});

test('a class set by staff replaces the game’s own classes', () => {
  const games = [game('a', 1, { classes: ['old'], ownClasses: ['new'] })];
  const lobby = lobbyOf({ ...offer, games }, allOn);
  expect(lobby.list({ classes: ['old'] }).games).toEqual([]);
  expect(lobby.list({ classes: ['new'] }).games).toHaveLength(1);
});

// @proves R91
test('a game with a sufficient or unknown return is not closed by the policy', () => {
  const games = ['75.00%', '96.5', '', 'n/a'].map((returnPercent, at) =>
    game(`g${at}`, at, { returnPercent }),
  );
  expect(codesIn({ ...offer, games }, 'RNG')).toHaveLength(4);
});
