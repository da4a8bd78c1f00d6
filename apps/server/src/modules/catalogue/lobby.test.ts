// Proves that the lobby shows what is on offer and nothing else: lanes, cards, games in pages,
// searched and by class, rooms, hot games, menus of lotteries and the winner board.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { playerCaller, units } from '../wagering/testing.ts';
import type { Catalogue } from './index.ts';
import { writeRecent } from './store/own-games.ts';
import { buildCatalogue, gameFacts, newWorld, visitor } from './testing.ts';

const world = newWorld();
const ann = playerCaller('ann');
let database: Database;
let catalogue: Catalogue;
let now: () => number;
let asked = 0;

const of = (vendor: string, code: string, more = {}) => gameFacts(code, { vendor, ...more });
beforeAll(async () => {
  database = await freshDatabase();
  world.games.set('PT', [
    of('PT', 'age', { names: { en: 'Age of Gods', id: 'Zaman Dewa' }, classes: ['myth'] }),
    of('PT', 'cafe', { names: { en: 'Café Đà Nẵng' }, classes: ['myth', 'city'], hot: true }),
    of('PT', 'hall', { category: 'LIVE' }),
  ]);
  world.games.set('IBC', [of('IBC', 'odds', { category: 'SPORTS', demo: false })]);
  world.games.set('AV', [of('AV', 'arena', { category: 'SPORTS' })]);
  world.games.set('KY', [
    of('KY', 'poker', {
      category: 'PVP',
      rooms: [{ roomId: 'r1', name: 'Small', minBet: 1, maxBet: 10.5 }],
    }),
    of('KY', 'ludo', { category: 'PVP' }),
  ]);
  world.games.set('SBXE', [of('SBXE', 'mb', { category: 'LOTT', classes: ['VN'] })]);
  world.games.set('GPI', [
    of('GPI', 'fast', { category: 'LOTT', classes: ['SSC'] }),
    of('GPI', 'pk', { category: 'ELOTT', classes: ['PK10'] }),
  ]);
  for (const vendor of world.games.keys()) world.states.set(vendor, 'on');
  const topWinners = async () => {
    asked += 1;
    return world.winners;
  };
  const built = await buildCatalogue(database, world, { topWinners });
  catalogue = built.catalogue;
  now = () => built.ports.clock.now();
});
afterAll(() => database.close());
beforeEach(() => {
  world.winners.length = 0;
});

const as = <C, I>(caller: C, input: I) => callOf(caller, input, now());
const lanes = async (input = {}) =>
  given(await catalogue.actions.listVendors(as(visitor, input))).data;
const laneOf = async (title: string) =>
  (await lanes()).lanes.find((lane) => lane.title === title)?.cards ?? [];
type ListInput = Parameters<Catalogue['actions']['listGames']>[0]['input'];
const list = async (input: ListInput) =>
  given(await catalogue.actions.listGames(as(visitor, input)));
const codes = (games: readonly { readonly gameCode: string }[]) =>
  games.map(({ gameCode }) => gameCode);

// @proves L94 L96
test('a lane has a card with every field for each vendor with shown games', async () => {
  const { lanes: all, sorting } = await lanes();
  expect(all.map(({ title }) => title)).toEqual([
    'LIVE',
    'RNG',
    'SPORTS',
    'ESPORTS',
    'PVP',
    'LOTT',
    'ELOTT',
  ]);
  expect((await laneOf('RNG'))[0]).toEqual({
    vassalage: 'BAIZE',
    displayName: 'Baize Originals',
    gameType: 'RNG',
    lagerIcon: '/art/vendors/baize.webp',
    isHot: 0,
    accountTypeId: 2,
    isGame: '',
    gameCount: 1,
    nodeId: 'golden-lotus-20',
    maintenance: false,
  });
  expect(sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors).toEqual([
    'BAIZE',
    'PT',
  ]);
  const rng = all.find(({ title }) => title === 'RNG');
  expect(rng?.gameClassify).toEqual([
    { key: 'lines', displayName: 'lines', gameCount: 1 },
    { key: 'myth', displayName: 'myth', gameCount: 2 },
    { key: 'city', displayName: 'city', gameCount: 1 },
  ]);
});

// @proves L97
test('e-sports are split from sports by the brand’s vendor codes', async () => {
  expect((await laneOf('SPORTS')).map(({ vassalage }) => vassalage)).toEqual(['IBC']);
  expect((await laneOf('ESPORTS')).map(({ vassalage }) => vassalage)).toEqual(['AV']);
  expect((await list({ gameType: 'ESPORTS' })).games[0]?.gameType).toBe('ESPORTS');
  const { esports } = world;
  world.esports = ['IBC'];
  expect((await laneOf('SPORTS')).map(({ vassalage }) => vassalage)).toEqual(['AV']);
  expect((await laneOf('ESPORTS')).map(({ vassalage }) => vassalage)).toEqual(['IBC']);
  world.esports = esports;
});

// @proves L135
test('games are paged in the order of their lane', async () => {
  const first = await list({ gameType: 'RNG', pageSize: 2 });
  expect(codes(first.games)).toEqual(['golden-lotus-20', 'age']);
  expect(first).toMatchObject({ totalPages: 2, totalCount: 3 });
  expect(codes((await list({ gameType: 'RNG', pageSize: 2, pageNo: 2 })).games)).toEqual(['cafe']);
  expect((await list({ gameType: 'RNG', pageNo: 9 })).games).toEqual([]);
});

test('a game is found by its node unless it is off or unknown', async () => {
  const one = await list({ nodeId: 'golden-lotus-20' });
  expect(one).toMatchObject({ games: [{ displayName: 'Golden Lotus 20' }], totalCount: 1 });
  expect(await list({ nodeId: 'no-such' })).toEqual({ games: [], totalPages: 0, totalCount: 0 });
  world.states.set('PT', 'off');
  await catalogue.vendorsChanged();
  expect(codes((await list({ nodeId: 'PT-cafe' })).games)).toEqual([]);
  world.states.set('PT', 'on');
  await catalogue.vendorsChanged();
  expect(codes((await list({ nodeId: 'PT-cafe' })).games)).toEqual(['cafe']);
});

test.each([
  ['cafe da', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['zaman', ['age']],
  ['lotus', ['golden-lotus-20']],
  ['nothing of the kind', []],
])('a search for "%s" finds names in any language without case or accents', async (name, found) => {
  expect(codes((await list({ gameName: name })).games)).toEqual(found);
});

// @proves L81
test('the site search ranks games and tolerates a typing error', async () => {
  const search = async (words: string, more = {}) =>
    given(await catalogue.actions.searchGames(as(visitor, { words, ...more })));
  expect(codes((await search('a')).games)).toEqual(['age', 'arena']);
  expect(codes((await search('lotsu gold')).games)).toEqual(['golden-lotus-20']);
  expect(codes((await search('dewa')).games)).toEqual(['age']);
  expect(await search('zzzz')).toEqual({ games: [], totalCount: 0 });
  expect(await search('-')).toEqual({ games: [], totalCount: 0 });
  const one = await search('a', { limit: 1, language: 'ID' });
  expect(one.totalCount).toBe(2);
  expect(one.games).toHaveLength(1);
});

test('the search omits games that are off and marks those under maintenance', async () => {
  const search = async () =>
    given(await catalogue.actions.searchGames(as(visitor, { words: 'cafe' }))).games;
  world.states.set('PT', 'maintenance');
  await catalogue.vendorsChanged();
  expect(await search()).toMatchObject([{ gameCode: 'cafe', maintenance: true }]);
  world.states.set('PT', 'off');
  await catalogue.vendorsChanged();
  expect(await search()).toEqual([]);
  world.states.set('PT', 'on');
  await catalogue.vendorsChanged();
  expect(await search()).toMatchObject([{ gameCode: 'cafe', maintenance: false }]);
});

// @proves L135
test('a list is filtered by vendors, classes and hot games', async () => {
  expect(codes((await list({ vassalage: 'PT', gameType: 'RNG' })).games)).toEqual(['age', 'cafe']);
  expect(codes((await list({ vassalage: 'BAIZE,IBC' })).games)).toEqual([
    'golden-lotus-20',
    'odds',
  ]);
  expect(codes((await list({ gameClassify: 'city,lines' })).games)).toEqual([
    'golden-lotus-20',
    'cafe',
  ]);
  expect(codes((await list({ gameClassify: 'ALL', gameType: 'PVP' })).games)).toHaveLength(2);
  const hot = given(await catalogue.actions.listHotGames(as(visitor, { vassalage: 'PT' }))).list;
  expect(codes(hot)).toEqual(['cafe']);
});

test('games are named in the requested language', async () => {
  const [game] = (await list({ gameName: 'lotus', language: 'ID' })).games;
  expect(game).toMatchObject({
    displayName: 'Teratai Emas 20',
    defaultLanguage: 'Golden Lotus 20',
  });
});

test('game types list vendors by category with their game classes', async () => {
  const { content } = given(await catalogue.actions.listGameTypes(as(visitor, {})));
  expect(content['RNG']).toEqual({ BAIZE: ['lines'], PT: ['myth', 'city'] });
  expect(content['FISH']).toBeUndefined();
});

// @proves L140
test('only games among players have rooms; a game without any is one room', async () => {
  const { list: rooms } = given(await catalogue.actions.listRooms(as(ann, { vassalage: 'KY' })));
  expect(
    rooms.map(({ roomId, roomName, minBet, maxBet }) => [roomId, roomName, minBet, maxBet]),
  ).toEqual([
    ['r1', 'Small', 1, 10.5],
    ['KY-ludo', 'ludo', null, null],
  ]);
});

// @proves L98 L142
test('lotteries are grouped by kind in a menu of each area', async () => {
  const menu = given(await catalogue.actions.listLotteries(as(visitor, {})));
  expect(Object.keys(menu).toSorted()).toEqual(['PK10', 'SBXE', 'SSC']);
  expect(
    Object.keys(given(await catalogue.actions.listLotteries(as(visitor, { prizeMode: 'ELOTT' })))),
  ).toEqual(['PK10']);
  expect(Object.keys(given(await catalogue.actions.listVnLotteries(as(visitor, {}))))).toEqual([
    'SBXE',
  ]);
});

// @proves L82 L142
test('popular lotteries are those opened by most players in the last days', async () => {
  const popular = async (input = {}) =>
    codes(given(await catalogue.actions.listPopularLotteries(as(visitor, input))));
  expect(await popular()).toEqual([]);
  const day = 24 * 3_600_000;
  const opened = (playerId: string, nodeId: string, daysAgo: number) =>
    writeRecent(database.kysely, { playerId, nodeId, now: now() - daysAgo * day });
  await opened('ann', 'GPI-fast', 1);
  await opened('ann', 'GPI-pk', 2);
  await opened('bob', 'GPI-pk', 6);
  await opened('ann', 'SBXE-mb', 8);
  await opened('ann', 'PT-age', 1);
  // What was counted is kept for a minute.
  const later = (input = {}) => callOf(visitor, input, now() + 61_000);
  const after = async (input = {}) =>
    codes(given(await catalogue.actions.listPopularLotteries(later(input))));
  expect(await after()).toEqual(['pk', 'fast']);
  expect(await after({ count: 1 })).toEqual(['pk']);
  expect(await after({ prizeMode: 'ELOTT' })).toEqual(['pk']);
});

// @proves L143
test('the wallet is single when every vendor on offer plays on it', async () => {
  const kinds = async () => given(await catalogue.actions.getWalletKinds(as(ann, {})));
  expect((await kinds()).isSingle).toBe(false);
  for (const vendor of world.games.keys()) world.single.add(vendor);
  const all = await kinds();
  expect(all.isSingle).toBe(true);
  expect(all.vendors.map(({ vassalage }) => vassalage)).toContain('BAIZE');
  expect(all.vendors.map(({ vassalage }) => vassalage)).not.toContain('MG');
});

// @proves L24 L80 L101 L144
test('the winner board shows real payouts of shown games under masked names', async () => {
  world.winners.push(
    { playerId: 'ann', gameCode: 'golden-lotus-20', payout: units('812.5'), settledAt: 3 },
    { playerId: 'bob', gameCode: 'of-last-year', payout: units('700'), settledAt: 2 },
    { playerId: 'cat', gameCode: 'hall', vendor: 'PT', payout: units('10'), settledAt: 1 },
  );
  const board = async (input: { gameCategory?: string; limitNum?: number }) =>
    given(await catalogue.actions.listWinners(as(visitor, input))).list;
  expect(
    (await board({})).map(({ vo }) => [vo.customerName, vo.winAmount, vo.gameName, vo.vassalage]),
  ).toEqual([
    ['na***n', 812.5, 'Golden Lotus 20', 'BAIZE'],
    ['na***t', 10, 'hall', 'PT'],
  ]);
  expect(await board({ gameCategory: 'live' })).toHaveLength(1);
  expect(await board({ limitNum: 1 })).toHaveLength(1);
  expect(asked).toBe(1);
});

// @proves L138
test('favourites belong to a player, once each, newest first', async () => {
  const add = (nodeId: string) => catalogue.actions.addFavourite(as(ann, { nodeId }));
  given(await add('golden-lotus-20'));
  given(await add('PT-age'));
  given(await add('PT-age'));
  expect(await add('nothing')).toEqual({ refused: 'game-unknown' });
  const ids = async () => given(await catalogue.actions.listFavouriteIds(as(ann, {})));
  expect((await ids()).toSorted()).toEqual(['PT-age', 'golden-lotus-20']);
  expect(given(await catalogue.actions.listFavouriteIds(as(playerCaller('bob'), {})))).toEqual([]);
  const page = given(
    await catalogue.actions.listFavourites(as(ann, { pageSize: 1, gameType: 'RNG' })),
  );
  expect(page).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 2 });
  given(await catalogue.actions.removeFavourite(as(ann, { nodeId: 'PT-age' })));
  given(await catalogue.actions.removeFavourite(as(ann, { nodeId: 'PT-age' })));
  expect(await ids()).toEqual(['golden-lotus-20']);
});

test('parallel marks of one game by many players count once each', async () => {
  const nodeId = 'PT-cafe';
  const eve = playerCaller('eve');
  await Promise.all(
    Array.from({ length: 8 }, () => catalogue.actions.addFavourite(as(eve, { nodeId }))),
  );
  expect(given(await catalogue.actions.listFavouriteIds(as(eve, {})))).toEqual([nodeId]);
});

test('an unknown picture is not found', async () => {
  expect(await catalogue.actions.getPicture(as(visitor, { picture: 'a'.repeat(64) }))).toEqual({
    refused: 'picture-unknown',
  });
});
