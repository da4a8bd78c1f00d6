// A vendor's card leads to a list, a popup or a game, by its category; a category of one vendor is
// entered at once, but for e-sports.
import { expect, test } from 'vitest';
import { onlyGameOf, wayOf } from './vendor-way.ts';

const cardOf = (gameType: string, more: object = {}) => ({
  vassalage: 'SBXB',
  displayName: 'Northstar',
  gameType,
  lagerIcon: '',
  isHot: 0,
  accountTypeId: 2,
  isGame: '',
  gameCount: 2,
  nodeId: 'one',
  maintenance: false,
  ...more,
});

// @proves L91
test('slots, fishing and poker are chosen from the list of their vendor', () => {
  for (const [type, place] of [
    ['RNG', '/rng'],
    ['FISH', '/fish'],
    ['PVP', '/pvp'],
  ] as const) {
    expect(wayOf(cardOf(type))).toEqual({ kind: 'list', path: `${place}?page=SBXB` });
  }
});

// @proves L91
test('tables, matches and draws are entered at once, and a marked vendor opens its popup', () => {
  expect(wayOf(cardOf('LIVE'))).toEqual({ kind: 'game', path: '/game?game=one&vendor=SBXB' });
  expect(wayOf(cardOf('LIVE', { isGame: 'VASSALAGE' }))?.kind).toBe('popup');
  expect(wayOf(cardOf('LIVE', { nodeId: '' }))).toEqual({ kind: 'list', path: '/live?page=SBXB' });
});

// @proves L93
test('lotteries are launched in the way of their vendor', () => {
  const path = (type: string, vassalage: string) => wayOf(cardOf(type, { vassalage }))?.path;
  expect(path('LOTT', 'TCG_LOTTO')).toBe('/game?game=one&vendor=TCG_LOTTO&mode=LOTT');
  expect(path('ELOTT', 'TCG_LOTTO')).toBe('/game?game=one&vendor=TCG_LOTTO&mode=ELOTT');
  expect(path('ELOTT', 'TCG_SEA')).toBe('/seaLottery');
  expect(path('LOTT', 'TCG_LOTTO_VN')).toBe('/Vnlottery');
  expect(path('LOTT', 'GPI')).toBe('/game?game=one&vendor=GPI');
});

// @proves L92
test('a category of one vendor is entered at once, but for e-sports', () => {
  const lane = (title: string, ...cards: ReturnType<typeof cardOf>[]) => ({
    title,
    cards,
    gameClassify: [],
  });
  expect(onlyGameOf(lane('SPORTS', cardOf('SPORTS')))).toBe('/game?game=one&vendor=SBXB');
  expect(onlyGameOf(lane('ESPORTS', cardOf('ESPORTS')))).toBeUndefined();
  expect(onlyGameOf(lane('RNG', cardOf('RNG')))).toBeUndefined();
  expect(onlyGameOf(lane('FISH', cardOf('FISH'), cardOf('FISH')))).toBeUndefined();
});
