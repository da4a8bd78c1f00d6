// Cards, games and rooms carry every field that clients of the family read.
import { existsSync } from 'node:fs';
import { gameCategories } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import { expect, test } from 'vitest';
import { card, game, vendor } from '../testing-rules.ts';
import { knownVendors } from './known-vendors.ts';
import { lobbyOf } from './lobby.ts';
import { nameIn } from './offer.ts';
import { gameOf, gameTypesOf, lanesOf, roomsOf, vendorPicture } from './wire.ts';

const root = new URL('../../../../../../', import.meta.url);

const picture = 'f'.repeat(64);
const lobby = lobbyOf(
  {
    categories: [{ category: 'LIVE', position: 1, state: 'maintenance' }],
    vendors: [
      vendor('PT', { names: { en: 'Play', id: 'Main' }, accountTypeId: 7, picture }),
      vendor('MG'),
    ],
    cards: [
      { ...card('PT', 'LIVE', 1), hot: true, popup: true },
      card('PT', 'RNG', 1),
      card('MG', 'RNG', 2),
    ],
    games: [
      game('hall', 1, { category: 'LIVE', rooms: [], classes: ['baccarat'] }),
      game('a', 1, { hot: true, mechanic: 'lines', picture }),
    ],
  },
  { esports: new Set(), integrationOf: () => 'on', returnMinimum: 75 },
);

// @proves L95 L176
test('a vendor’s card has popup, heat, account, picture and maintenance', () => {
  expect(lanesOf(lobby, 'id')[0]).toEqual({
    title: 'LIVE',
    cards: [
      {
        vassalage: 'PT',
        displayName: 'Main',
        gameType: 'LIVE',
        lagerIcon: `/wps/game/picture/${picture}`,
        isHot: 1,
        accountTypeId: 7,
        isGame: 'VASSALAGE',
        gameCount: 1,
        nodeId: 'hall',
        maintenance: true,
      },
    ],
    gameClassify: [{ key: 'baccarat', displayName: 'baccarat', gameCount: 1 }],
  });
});

// @proves L79
test('a vendor without games has no card', () => {
  const rng = lanesOf(lobby, 'en').find(({ title }) => title === 'RNG');
  expect(rng?.cards.map(({ vassalage }) => vassalage)).toEqual(['PT']);
  expect(gameTypesOf(lobby)).toEqual({ LIVE: { PT: ['baccarat'] }, RNG: { PT: ['lines'] } });
});

test.each(shippedLocales.map(({ tag }) => tag))(
  'titles of a vendor stand in %s as the vendor wrote them',
  (tag) => {
    const names = { en: 'The Other Lotus', id: 'Teratai Lain' };
    // Our own game of this code has a text of ours in every language.
    const other = game('golden-lotus-20', 1, { names });
    const { games } = lobbyOf(
      {
        categories: [],
        vendors: [vendor('PT', { names: { en: 'Playtech' } })],
        cards: [card('PT', 'RNG', 1)],
        games: [other],
      },
      { esports: new Set(), integrationOf: () => 'on', returnMinimum: 75 },
    ).list({});
    const [listed] = games;
    expect(listed && gameOf(listed, tag).displayName).toBe(tag === 'id' ? names.id : names.en);
    expect(nameIn({ en: 'Playtech' }, {}, tag)).toBe('Playtech');
  },
);

test('a game without rooms is one room of its own name', () => {
  const [hall] = lobby.list({ category: 'LIVE' }).games;
  const [room] = hall ? roomsOf(hall, 'en') : [];
  expect(room).toMatchObject({
    roomId: 'hall',
    roomName: 'hall',
    isGame: 'VASSALAGE',
    maintenance: true,
    minBet: null,
  });
});

const drawn = (address: string) => existsSync(new URL(`apps/site/public${address}`, root));

test.each(knownVendors)('the mark of $code is drawn', ({ code }) => {
  expect(drawn(vendorPicture(code, null))).toBe(true);
});

test('a game without a picture shows the tile of its category', () => {
  const [hall] = lobby.list({ category: 'LIVE' }).games;
  const icon = hall === undefined ? '' : gameOf(hall, 'en').defaultIcon;
  expect(icon).toBe('/art/tiles/default-live.360.webp');
  for (const category of gameCategories) {
    expect(drawn(icon.replace('live', category.toLowerCase()))).toBe(true);
  }
});
