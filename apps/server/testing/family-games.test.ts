// A client written for this family of platforms finds its games: every call that the specification
// names of catalogue, launch and vendors answers with all the fields that such clients read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, vendors } from '@baize/contract';
import { openDoor, type Door } from './door/people.ts';
import { openVendorApi } from './door/vendor-api.ts';
import { vendor, vendorSecret } from './door/vendor.ts';
import { familyClient } from './family/client.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
let api: Awaited<ReturnType<typeof openVendorApi>>;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  door = await openDoor(built);
  api = await openVendorApi();
  const owner = { token: door.tokens.owner };
  const body = { style: 'seamless', apiUrl: api.url, secret: vendorSecret };
  await door.call(vendors.setConnection, { params: { vendor }, body }, owner);
  const on = { params: { vendor }, body: { state: 'on' } };
  await door.call(vendors.setConnectionState, on, owner);
  await built.server.modules.catalogue.syncVendors();
  const hot = { params: { nodeId: `${vendor}-wheel` }, body: { hot: true } };
  await door.call(catalogue.editGame, hot, owner);
});
afterAll(async () => {
  door.close();
  await api.close();
  await built.close();
  await database.close();
});

type Json = Record<string, unknown>;

/** What a call gives a member, without the envelope of its family. */
async function given(method: string, path: string, body?: object): Promise<Json> {
  const family = familyClient({ siteUrl: built.siteUrl, form: 'object' });
  family.keep(door.tokens.member);
  const json = { 'content-type': 'application/json' };
  const more = body && { body: JSON.stringify(body), headers: json };
  const answer = await family.call(method, path, more);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  if (!path.startsWith('/wps/')) return answer.body;
  expect(answer.body['success']).toBe(true);
  return answer.body['value'] as Json;
}
const listed = (of: unknown) => of as Json[];
const relay = (code: string, query = '') => `/wps/relay/${code}?_=1700000000000&${query}`;

const gameFields = `nodeId gameId gameName nodeName defaultLanguage displayName vassalage gameType
  showIcon iconUrl defaultIcon nodeTypeManageId isGame gameCode`.split(/\s+/u);
const expectGame = (game: unknown) =>
  expect(Object.keys(game as Json)).toEqual(expect.arrayContaining(gameFields));

// @proves L94 L134
test.each(['GCSGAME_gameVendor', 'GCSGAME_newGameVendor'])(
  '%s: lanes with their cards, and the order of vendors by category',
  async (code) => {
    const query = 'merchantCode=baize&platform=html5-desktop';
    const { lanes, sorting } = (await given('GET', relay(code, query)))['data'] as Json;
    expect(listed(lanes).map(({ title }) => title)).toEqual(['LIVE', 'RNG', 'LOTT']);
    const { cards, gameClassify } = listed(lanes).find(({ title }) => title === 'LIVE') ?? {};
    expect(listed(cards)).toEqual([
      expect.objectContaining({
        vassalage: vendor,
        displayName: 'Harbourlight',
        gameType: 'LIVE',
        lagerIcon: expect.any(String) as string,
        isHot: 0,
        accountTypeId: expect.any(Number) as number,
        isGame: 'VASSALAGE',
      }),
    ]);
    expect(gameClassify).toEqual(expect.any(Array));
    expect(sorting).toContainEqual({ gameCategory: 'RNG', vendors: ['BAIZE', vendor] });
  },
);

// @proves L135
test('GCSGAME_gameList: pages of games with every field', async () => {
  const platform = 'platform=flash,html5-desktop&clientType=3&merchant=baize&language=EN';
  const path = relay('GCSGAME_gameList', `${platform}&gameType=RNG&pageNo=1&pageSize=4`);
  const page = await given('GET', path);
  expect(page).toMatchObject({ totalPages: 3, totalCount: 10 });
  expect(listed(page['games'])).toHaveLength(4);
  for (const game of listed(page['games'])) expectGame(game);
  const named = relay('GCSGAME_gameList', 'gameName=wheel&gameType=LIVE&gameClassify=ALL');
  expect((await given('GET', named))['totalCount']).toBe(1);
});

// @proves L136
test.each(['GET', 'POST'])('GCSGAME_hotGamesV2 by %s', async (method) => {
  const body = { merchantCode: 'baize', isPlatform: 2, platform: 'html5', language: 'EN' };
  const query = `merchantCode=baize&isPlatform=2&vassalage=${vendor}&language=EN`;
  const path = relay('GCSGAME_hotGamesV2', query);
  const { list } = await given(method, path, method === 'POST' ? body : undefined);
  expect(listed(list).map(({ gameCode }) => gameCode)).toEqual(['wheel']);
  expectGame(listed(list)[0]);
});

// @proves L137
test.each(['GCSGAME_getVassGameType', 'GLS2_getVassGameType'])(
  '%s: vendors by category',
  async (code) => {
    const { content } = await given('GET', relay(code, 'typeId=1&merchant_code=baize'));
    expect(Object.keys(content as Json).toSorted()).toEqual(['LIVE', 'LOTT', 'RNG']);
    expect(Object.keys((content as { RNG: Json }).RNG)).toEqual(['BAIZE', vendor]);
  },
);

// @proves L138
test('favourites are added, listed by id and by page, and removed', async () => {
  const wheel = { nodeId: `${vendor}-wheel`, vendor, gameType: 'LIVE' };
  await given('POST', relay('MCSFE_addFavoriteGameV2'), wheel);
  expect(await given('GET', relay('MCSFE_getFavoriteGames'))).toEqual([wheel.nodeId]);
  const asked = 'clientType=3&platform=flash&language=EN&pageNo=1&pageSize=10&gameType=LIVE';
  const page = await given('GET', relay('MCSFE_getFavoriteGamesList', asked));
  expect(page).toMatchObject({ pageNum: 1, totalPages: 1 });
  expectGame(listed(page['content'])[0]);
  await given('DELETE', relay('MCSFE_removeFavoriteGameV2', String(new URLSearchParams(wheel))));
  expect(await given('GET', relay('MCSFE_getFavoriteGames'))).toEqual([]);
});

// @proves L99 L139 L141
test('launchGame: takes every field and returns the address under each name', async () => {
  const wheel = `gameId=wheel&nodeId=${vendor}-wheel&vassalage=${vendor}`;
  const client = 'accountType=1&confirmTrans=0&platform=html5-desktop&clientType=3';
  const who = 'username=memberone&token=x&merchantCode=baize&language=EN&webView=0&isCoin=0';
  for (const path of ['/wps/game/launchGame', '/wps/v2/game/launchGame']) {
    const query = `launchMode=GLS&${wheel}&${client}&${who}&backUrl=https://play.example`;
    const launched = await given('GET', `${path}?${query}`);
    const url = 'https://games.example/open?ticket=1';
    const addresses = { game_url: url, game_url2: url, gameUrl: url };
    expect(launched).toMatchObject({ ...addresses, content: addresses });
  }
  const recent = await given('GET', relay('GCS_recentGame'));
  expect(listed(recent['list']).map(({ gameCode }) => gameCode)).toEqual([
    'wheel',
    'golden-lotus-20',
  ]);
  expectGame(listed(recent['list'])[0]);
});

// @proves L141
test('launchGame answers only GET and signed-in players', async () => {
  const family = familyClient({ siteUrl: built.siteUrl, form: 'object' });
  const path = '/wps/game/launchGame?launchMode=GLS&gameId=golden-lotus-20';
  const posted = await family.call('POST', path);
  expect(posted.body['errorCode']).toBe('http_method_not_support');
  const stranger = await family.call('GET', path);
  expect([stranger.status, stranger.body['errorCode']]).toEqual([200, 'login.not.session']);
});

// @proves L143 L144
test('rooms, jackpots, winners, and the kinds of wallets', async () => {
  expect(await given('GET', relay('GLS2_roomList'))).toEqual({ list: [] });
  const jackpot = await given('GET', relay('VIS_getJackpot'));
  expect(Object.keys(jackpot)).toEqual(expect.arrayContaining(['jackpot_amount', 'game_jackpot']));
  for (const code of ['GCSGAME_getRankList', 'ODSFE2_getWinnerBoard']) {
    const query = 'gameCategory=ALL&language=EN&limitNum=20';
    expect(await given('GET', relay(code, query))).toEqual({ list: [] });
  }
  const wallets = await given('GET', relay('GCS_merchantWallet', 'merchantCode=baize'));
  expect(wallets['isSingle']).toBe(true);
  const transfer = { accountTypeId: 40, amount: 10, token: 'x' };
  const moved = await given('POST', relay('GCS_walletTransfer'), transfer);
  expect(moved).toEqual({ returned: '0.00', held: '0.00', pending: false });
});

// @proves L142
test.each([
  '/lotto/lgw/games/game_menus?prizeMode=Elott',
  '/lgw/games/game_menus/recent',
  '/lotto-vn/lgw/games/game_menus?prizeMode=Elott',
  '/lgw/vn/games/game_menus?prizeMode=Elott',
  '/lotto/lgw/games/game_menus/recent',
  '/lotto-vn/lgw/games/game_menus/recent',
  '/lgw/vn/games/game_menus/recent',
  '/lotto-vn/lgw/games/popular?count=6',
  '/lgw/vn/games/popular?count=6',
  '/lotto/lgw/vn/games/game_menu/recent',
  '/lgw/vn/games/game_menu/recent',
  '/lgw/games/popular?count=20&prizeMode=Lott&device=WEB&language=EN',
  '/lotto/lgw/games/popular?count=100&prizeMode=SEA',
])('%s answers without an envelope, and empty where there is no lottery', async (path) => {
  const menu = await given('GET', path);
  expect(menu).not.toHaveProperty('success');
  expect(Object.keys(menu)).toEqual([]);
});

// @proves L143
test('/lgw/games/game_menus groups our lotteries by kind, without an envelope', async () => {
  const menu = await given('GET', '/lgw/games/game_menus?prizeMode=Lott');
  const vietnam = ['VN_CENTRAL', 'VN_NORTH', 'VN_SOUTH'];
  const kinds = ['11X5', 'K3', 'KENO', 'LF', 'LHC', 'PCB', 'PK10', 'SSC', ...vietnam];
  expect(Object.keys(menu).toSorted()).toEqual(kinds);
  const { SSC: fives, LHC: markSix } = menu as { SSC: Json; LHC: Json };
  const codes = listed(markSix['gameMenus']).map(({ gameCode }) => gameCode);
  expect(codes).toEqual(expect.arrayContaining(['LHC_5M', 'LHC_WEEK', 'LHC_SIX']));
  const { gameMenus } = fives;
  expect(listed(gameMenus)[0]).toMatchObject({
    gameId: 1101,
    gameCode: 'SSC_1M',
    vassalage: 'TCG_LOTTO',
  });
});
