// Menus group lotteries by their kind, keep to the mode that is asked for and leave out the rest.
import { expect, test } from 'vitest';
import { game, vendor } from '../testing-rules.ts';
import { lobbyOf } from './lobby.ts';
import { lotteriesOf, menuOf } from './lottery-menu.ts';
import { lotteryVendors } from './offer.ts';

const words = { tag: 'en', groupName: () => undefined };
const lotteryVendor = lotteryVendors.CN;

const lobby = lobbyOf(
  {
    categories: [],
    vendors: [vendor('PT'), vendor('TCG_LOTTO_VN', { ownNames: { en: 'Red River' } })],
    cards: [],
    games: [
      game('ssc', 1, { category: 'LOTT', classes: ['SSC', 'ZY'] }),
      game('k3', 2, { category: 'ELOTT', classes: ['K3'] }),
      game('vn', 3, { category: 'LOTT', vendor: 'TCG_LOTTO_VN' }),
      game('sea', 4, { category: 'ELOTT', classes: ['SEA'] }),
      game('slot', 5),
    ],
  },
  { esports: new Set(), integrationOf: () => 'on', returnMinimum: 75 },
);

test.each([
  [undefined, ['ssc', 'vn', 'k3', 'sea']],
  ['Lott', ['ssc', 'vn']],
  ['Elott', ['k3', 'sea']],
  ['ZY', ['ssc']],
  ['SEA', ['sea']],
])('mode %s offers %j', (prizeMode, codes) => {
  const found = lotteriesOf(lobby, { area: undefined, prizeMode });
  expect(found.map(({ gameCode }) => gameCode)).toEqual(codes);
});

// @proves L98
test('lotteries are grouped by kind, without one by vendor', () => {
  const menu = menuOf(lobby, { area: undefined }, words);
  expect(Object.keys(menu)).toEqual(['SSC', 'TCG_LOTTO_VN', 'K3', 'PT']);
  expect(menu['SSC']?.gameMenus[0]).toMatchObject({ gameCode: 'ssc', gameGroupCode: 'SSC' });
  expect(menu['SSC']?.displayName).toBe('SSC');
  expect(menu['TCG_LOTTO_VN']?.displayName).toBe('Red River');
});

test('our lotteries bear their number, those of vendors their code', () => {
  const category = 'LOTT' as const;
  const both = lobbyOf(
    {
      categories: [],
      vendors: [vendor(lotteryVendor), vendor('PT')],
      cards: [],
      games: [
        game('SSC_1M', 1, { category, vendor: lotteryVendor, classes: ['SSC'] }),
        game('SSC_1M', 2, { category, nodeId: 'PT-SSC_1M', classes: ['SSC'] }),
      ],
    },
    { esports: new Set(), integrationOf: () => 'on', returnMinimum: 75 },
  );
  const { gameMenus = [] } = menuOf(both, { area: undefined }, words)['SSC'] ?? {};
  expect(gameMenus.map(({ vassalage, gameId }) => [vassalage, gameId])).toEqual([
    ['TCG_LOTTO', 1101],
    ['PT', 'SSC_1M'],
  ]);
});
