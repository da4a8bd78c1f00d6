// Proves that a launch opens one game for one player, once and soon, and that the game plays only
// as long as its player is signed in.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { playerCaller } from '../wagering/testing.ts';
import { lotteryVendors, type Catalogue } from './index.ts';
import { buildCatalogue, gameFacts, guest, lotus, newWorld, visitor } from './testing.ts';

const ann = playerCaller('ann');
const demo = playerCaller('demo-1', { type: 4, demo: true, currency: 'FUN' });
const clock = fakeClock();
const world = newWorld();
let database: Database;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await freshDatabase();
  const of = (vendor: string, code: string, more = {}) => gameFacts(code, { vendor, ...more });
  world.games.set('KY', [
    of('KY', 'poker', {
      category: 'PVP',
      rooms: [{ roomId: 'r7', name: 'High', minBet: null, maxBet: null }],
    }),
  ]);
  world.games.set('PG', [of('PG', 'reels'), of('PG', 'fruit')]);
  world.games.set('IBC', [of('IBC', 'odds', { category: 'SPORTS', demo: false })]);
  world.games.set('SBXE', [
    of('SBXE', 'mb', { category: 'LOTT', classes: ['VN'] }),
    of('SBXE', 'mn', { category: 'LOTT', classes: ['VN'] }),
  ]);
  world.games.set('SBXF', [of('SBXF', 'toto', { category: 'ELOTT', classes: ['SEA'] })]);
  world.games.set('GPI', [
    of('GPI', 'fast', { category: 'LOTT' }),
    of('GPI', 'fast-e', { category: 'ELOTT' }),
  ]);
  for (const vendor of world.games.keys()) world.states.set(vendor, 'on');
  const houseGames = [
    lotus,
    gameFacts('SSC_1M', { nodeId: 'SSC_1M', vendor: lotteryVendors.CN, category: 'LOTT' }),
  ];
  ({ catalogue } = await buildCatalogue(database, world, { clock, houseGames }));
});
afterAll(() => database.close());
beforeEach(() => {
  world.breaks.clear();
  world.funded.length = 0;
  world.launched.length = 0;
  world.open.length = 0;
  world.hosts = [];
  world.isTermsDue = false;
  world.isVendorSilent = false;
  world.oneSlot = false;
  for (const player of [ann, demo, guest]) world.signedIn.set(player.sessionId, player);
});

const launchGame = (by: PlayerCaller, more: object = {}) =>
  catalogue.actions.launchGame(
    callOf(by, { launchMode: 'GLS', gameId: lotus.gameCode, ...more }, clock.now()),
  );
const open = (launch: string) =>
  catalogue.actions.openGameSession(callOf(visitor, { launch }, clock.now()));

/** Launches the lotus and gives the code that stands in its address. */
async function launched(by: PlayerCaller, more: object = {}): Promise<string> {
  const { gameUrl } = given(await launchGame(by, more));
  return new URL(gameUrl).searchParams.get('launch') ?? '';
}

test('a launch address opens the game once, for its own player', async () => {
  const answer = given(await launchGame(ann, { language: 'th' }));
  expect(answer.game_url).toBe(answer.gameUrl);
  expect(answer.content.game_url).toBe(answer.gameUrl);
  const url = new URL(answer.gameUrl);
  expect(url.pathname).toBe('/arcade/golden-lotus-20');
  expect(url.searchParams.get('lang')).toBe('TH');
  const session = given(await open(url.searchParams.get('launch') ?? ''));
  expect(session).toMatchObject({
    gameCode: 'golden-lotus-20',
    demo: false,
    currency: 'PHP',
    currencySymbol: '₱',
    language: 'TH',
  });
  expect(await catalogue.gameOf(session.token, clock.now())).toEqual({
    kind: 'game',
    player: ann,
    gameCode: 'golden-lotus-20',
    opening: expect.any(String) as string,
  });
  expect(await open(url.searchParams.get('launch') ?? '')).toEqual({ refused: 'launch-used' });
});

// @proves L100
test.each([
  ['th', 'TH'],
  ['zh-Hans', 'CN'],
  ['cn', 'CN'],
  ['<script>', 'EN'],
  ['\r\nX', 'EN'],
  ['', 'EN'],
])('a launch in the language %j is told as %s', async (language, told) => {
  const { gameUrl } = given(await launchGame(ann, { language }));
  expect(new URL(gameUrl).searchParams.get('lang')).toBe(told);
});

test('one of many parallel uses of a code gets the session', async () => {
  const code = await launched(ann);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(code)));
  expect(outcomes.filter((outcome) => 'token' in outcome)).toHaveLength(1);
});

test('a code expires after a minute; a guessed one is refused', async () => {
  const soon = await launched(ann);
  const late = await launched(ann);
  clock.advance(59_999);
  expect(await open(soon)).toHaveProperty('token');
  clock.advance(1);
  expect(await open(late)).toEqual({ refused: 'launch-used' });
  expect(await open('')).toEqual({ refused: 'launch-used' });
  expect(await open('guess'.repeat(8))).toEqual({ refused: 'launch-used' });
});

// @proves R71
test('the newest opening of several games is the one opened last', async () => {
  const openingOf = async () => {
    clock.advance(1000);
    const { token } = given(await open(await launched(ann)));
    return (await catalogue.gameOf(token, clock.now()))?.opening;
  };
  const [first, second] = [await openingOf(), await openingOf()];
  expect(first).not.toBe(second);
  expect(await catalogue.newestOpening(ann.playerId, [lotus.gameCode])).toBe(second);
  expect(await catalogue.newestOpening(ann.playerId, ['another-game'])).toBeUndefined();
});

// @proves R71
test('one slot at a time: the one launched last, ours or a vendor’s', async () => {
  const [one, of] = [playerCaller('one-slot'), (code: string) => ({ gameId: `PG-${code}` })];
  world.signedIn.set(one.sessionId, one);
  const refused = (code: string) => catalogue.refusalOfOtherSlot(one.playerId, 'PG', code);
  const launches = async (more: object) => {
    clock.advance(1000);
    given(await launchGame(one, more));
  };
  await launches(of('reels'));
  await launches(of('fruit'));
  expect(await refused('reels')).toBeUndefined();
  world.oneSlot = true;
  expect(await refused('reels')).toEqual({ refused: 'game-open-elsewhere' });
  expect(await refused('fruit')).toBeUndefined();
  await launches({ gameId: 'KY-poker', roomId: 'r7' });
  expect(await refused('fruit'), 'no other slot').toBeUndefined();
  clock.advance(1000);
  const { token } = given(await open(await launched(one)));
  const ours = (await catalogue.gameOf(token, clock.now()))?.opening;
  expect(ours).toBeDefined();
  expect(await refused('fruit')).toEqual({ refused: 'game-open-elsewhere' });
  expect(await catalogue.newestOpening(one.playerId, [lotus.gameCode])).toBe(ours);
  await launches(of('fruit'));
  expect(await refused('fruit')).toBeUndefined();
  expect(await catalogue.newestOpening(one.playerId, [lotus.gameCode])).toBeUndefined();
});

test('the tables hold neither a code nor a token', async () => {
  const code = await launched(ann);
  const { token } = given(await open(code));
  const rows = await sql`select row_to_json(l)::text || row_to_json(s)::text as text
    from catalogue_launch l, catalogue_game_session s`.execute(database.kysely);
  const text = JSON.stringify(rows.rows);
  expect(text).toContain(ann.sessionId);
  expect(text.includes(code) || text.includes(token)).toBe(false);
});

test('a game whose player signed out cannot open or go on', async () => {
  const code = await launched(ann);
  const { token } = given(await open(await launched(ann)));
  world.signedIn.delete(ann.sessionId);
  expect(await open(code)).toEqual({ refused: 'launch-used' });
  expect(await catalogue.gameOf(token, clock.now())).toBeUndefined();
  expect(await catalogue.gameOf(code, clock.now())).toBeUndefined();
});

test('a member with terms to accept can use play money only', async () => {
  world.isTermsDue = true;
  expect(await launchGame(ann)).toEqual({ refused: 'terms-due' });
  expect(await launched(ann, { accountType: 0 })).not.toBe('');
  expect(await launched(demo)).not.toBe('');
});

// @proves L99
test('a launch is refused with the first reason that applies', async () => {
  world.breaks.set('ann', clock.now() + 1);
  expect(await launchGame(ann, { launchMode: 'XYZ', gameId: 'none' })).toEqual({
    refused: 'launch-mode-unknown',
  });
  expect(await launchGame(ann, { gameId: 'none' })).toEqual({ refused: 'game-unknown' });
  expect(await launchGame(ann, { gameId: undefined })).toEqual({ refused: 'game-unknown' });
  expect(await launchGame(ann)).toEqual({
    refused: 'player-on-break',
    facts: { until: clock.now() + 1 },
  });
  clock.advance(1);
  given(await launchGame(ann, { launchMode: 'gls', gameId: undefined, nodeId: lotus.gameCode }));
});

// @proves L99
test('refusals of a launch come in order as each reason is removed', async () => {
  const carol = playerCaller('carol');
  const odds = { gameId: 'odds', vassalage: 'IBC' };
  const refusedAs = async (more: object) => {
    const answer = await launchGame(carol, { ...odds, ...more });
    return 'refused' in answer ? answer.refused : undefined;
  };
  world.isVendorSilent = true;
  world.isTermsDue = true;
  world.breaks.set('carol', clock.now() + 1);
  world.states.set('IBC', 'off');
  await catalogue.vendorsChanged();
  expect(await refusedAs({ launchMode: 'XYZ', gameId: 'none' })).toBe('launch-mode-unknown');
  expect(await refusedAs({ gameId: 'none' })).toBe('game-unknown');
  expect(await refusedAs({ accountType: 0 })).toBe('game-off');
  world.states.set('IBC', 'maintenance');
  await catalogue.vendorsChanged();
  expect(await refusedAs({ accountType: 0 })).toBe('game-maintenance');
  world.states.set('IBC', 'on');
  await catalogue.vendorsChanged();
  expect(await refusedAs({ accountType: 0 })).toBe('demo-not-offered');
  expect(await refusedAs({})).toBe('terms-due');
  world.isTermsDue = false;
  expect(await refusedAs({})).toBe('player-on-break');
  world.breaks.clear();
  expect(await refusedAs({})).toBe('vendor-unavailable');
  const recent = callOf(carol, {}, clock.now());
  expect(given(await catalogue.actions.listRecentGames(recent)).list).toEqual([]);
  world.isVendorSilent = false;
  expect(await refusedAs({})).toBeUndefined();
  expect(given(await catalogue.actions.listRecentGames(recent)).list).toHaveLength(1);
});

// @proves R74
test('a member who only tries a game plays with play money, given at its opening', async () => {
  const code = await launched(ann, { accountType: 0 });
  expect(world.funded).toEqual([]);
  const session = given(await open(code));
  expect(world.funded).toEqual(['ann']);
  expect(session).toMatchObject({ demo: true, currency: 'FUN', currencySymbol: '☘' });
  const game = await catalogue.gameOf(session.token, clock.now());
  expect(game?.player).toEqual({ ...ann, demo: true, currency: 'FUN' });
});

// @proves R74
test('a demo visitor plays with play money whatever the launch asks for', async () => {
  const session = given(await open(await launched(demo, { accountType: 2 })));
  expect(session).toMatchObject({ demo: true, currency: 'FUN' });
  const game = await catalogue.gameOf(session.token, clock.now());
  expect(game?.player).toMatchObject({ demo: true, currency: 'FUN' });
});

// @proves L175
test('games are spread over the configured hosts', async () => {
  world.hosts = ['https://g1.example', 'https://g2.example'];
  const urls = await Promise.all(
    Array.from({ length: 40 }, async () => given(await launchGame(ann)).gameUrl),
  );
  expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set(world.hosts));
  // There, a game is told whose frame it is in; a site that it does not know shows it itself.
  const sites = new Set(urls.map((url) => new URL(url).searchParams.get('site')));
  expect(sites).toEqual(new Set([world.siteOrigin]));
  const known = world.siteOrigin;
  world.siteOrigin = 'https://other.example';
  expect(given(await launchGame(ann)).gameUrl).toMatch(
    /^http:\/\/127\.0\.0\.1:8080\/arcade\/[^&]*&lang=EN$/u,
  );
  world.siteOrigin = known;
});

// @proves L93
test('a lottery of ours opens at its odds in the prize mode of e-lotteries', async () => {
  const asked = { launchMode: 'LOTT', gameId: 'SSC_1M', vassalage: lotteryVendors.CN };
  const pays = async (lottoPrizeMode: string) => {
    const { gameUrl } = given(await launchGame(ann, { ...asked, lottoPrizeMode }));
    const url = new URL(gameUrl);
    return [url.pathname, url.searchParams.get('pays')];
  };
  expect(await pays('Elott')).toEqual(['/arcade/SSC_1M', 'odds']);
  expect(await pays('Lott')).toEqual(['/arcade/SSC_1M', null]);
});

// @proves L98
test.each([
  [{ lottoView: 'lobby', gameId: 'SSC_1M' }, 'lobby'],
  [{ lottoView: 'LOBBY', gameId: 'SSC_1M' }, 'lobby'],
  [{ lottoView: 'betting', gameId: 'SSC_1M' }, null],
  [{ gameId: 'SSC_1M' }, null],
  [{ gameId: undefined, lottoGameCode: '' }, 'lobby'],
  [{ gameId: undefined, lottoView: 'betting' }, null],
])('a lottery launch %j opens the view %s', async (input, view) => {
  const asked = { launchMode: 'LOTT', vassalage: lotteryVendors.CN, ...input };
  const { gameUrl } = given(await launchGame(ann, asked));
  expect(new URL(gameUrl).searchParams.get('view')).toBe(view);
});

test('a slot has no lobby to open', async () => {
  const { gameUrl } = given(await launchGame(ann, { lottoView: 'lobby' }));
  expect(new URL(gameUrl).searchParams.get('view')).toBeNull();
});

test('old launches and game sessions are deleted, today’s are kept', async () => {
  const old = given(await open(await launched(ann)));
  clock.advance(48 * 3_600_000 + 1);
  const code = await launched(ann);
  await catalogue.forgetOld(clock.now());
  expect(await catalogue.gameOf(old.token, clock.now())).toBeUndefined();
  expect(await open(code)).toHaveProperty('token');
});

test('a vendor’s game opens at the vendor’s address, for the player who asked', async () => {
  const answer = given(
    await launchGame(ann, {
      gameId: undefined,
      roomId: 'r7',
      vassalage: 'KY',
      language: 'id',
      backUrl: 'https://play.example/pvp',
    }),
  );
  expect(answer.game_url2).toBe('https://KY.example/play');
  expect(world.launched).toEqual([
    {
      vendor: 'KY',
      gameCode: 'poker',
      nodeId: 'KY-poker',
      roomId: 'r7',
      player: ann,
      freePlay: false,
      language: 'ID',
      backUrl: 'https://play.example/pvp',
      now: clock.now(),
    },
  ]);
});

// @proves R74
test('a trial of a vendor’s game uses existing play money', async () => {
  given(await launchGame(ann, { gameId: 'KY-poker', vassalage: 'KY', accountType: 0 }));
  expect(world.funded).toEqual(['ann']);
  expect(world.launched).toMatchObject([{ freePlay: true }]);
});

// @proves L100
test('a back address outside the platform becomes the site', async () => {
  const ways = [
    'javascript:alert(1)',
    'nonsense',
    '',
    'https://evil.example/pvp',
    'https://play.example.evil.example/',
    'https://play.example@evil.example/',
    '//evil.example',
  ];
  for (const backUrl of ways) {
    given(await launchGame(ann, { gameId: 'KY-poker', vassalage: 'KY', backUrl }));
  }
  const told = world.launched.map(({ backUrl }) => backUrl);
  expect(told).toEqual(ways.map(() => 'http://127.0.0.1:8080'));
});

test('a launch by vendor opens its first game; another vendor’s game is unknown', async () => {
  given(await launchGame(ann, { gameId: undefined, vassalage: 'IBC' }));
  expect(world.launched[0]?.gameCode).toBe('odds');
  expect(await launchGame(ann, { gameId: 'odds', vassalage: 'KY' })).toEqual({
    refused: 'game-unknown',
  });
  expect(await launchGame(ann, { gameId: undefined, vassalage: 'MG' })).toEqual({
    refused: 'game-unknown',
  });
});

test('a silent vendor and a game without play money have their own refusals', async () => {
  world.isVendorSilent = true;
  const odds = { gameId: 'odds', vassalage: 'IBC' };
  expect(await launchGame(ann, odds)).toEqual({ refused: 'vendor-unavailable' });
  expect(await launchGame(ann, { ...odds, accountType: 0 })).toEqual({
    refused: 'demo-not-offered',
  });
  expect(await launchGame(demo, odds)).toEqual({ refused: 'demo-not-offered' });
  expect(world.launched).toHaveLength(1);
});

// @proves L93 L98
test.each([
  [{ launchMode: 'LOTT', lottoArea: 'VN', lottoGameCode: 'mn', lottoView: 'betting' }, 'mn'],
  [{ launchMode: 'LOTT', lottoArea: 'VN', lottoPrizeMode: 'Lott', lottoView: 'lobby' }, 'mb'],
  [{ launchMode: 'VN', lottoGameCode: 'mb' }, 'mb'],
  [{ launchMode: 'SEA' }, 'toto'],
  [{ launchMode: 'SEA', lottoGameCode: '' }, 'toto'],
  [{ launchMode: 'LOTT', lottoPrizeMode: 'SEA' }, 'toto'],
  [{ launchMode: 'LOTT', lottoGameCode: 'fast' }, 'fast'],
  [{ launchMode: 'LOTT', lottoPrizeMode: 'ELOTT' }, 'fast-e'],
])('a lottery launch %j opens %s', async (input, gameCode) => {
  given(await launchGame(ann, { ...input, gameId: undefined }));
  expect(world.launched.map((launch) => launch.gameCode)).toEqual([gameCode]);
});

test('a lottery that the vendor does not offer is unknown', async () => {
  const input = { launchMode: 'VN', lottoGameCode: 'fast', gameId: undefined };
  expect(await launchGame(ann, input)).toEqual({ refused: 'game-unknown' });
});

// @proves L145 R74
test('a visitor’s trial has an account of its own and signs nobody in', async () => {
  const call = callOf(visitor, { gameId: lotus.gameCode }, clock.now());
  const { gameUrl } = given(await catalogue.actions.launchTrial(call));
  expect(call.setCookies).toEqual([]);
  const session = given(await open(new URL(gameUrl).searchParams.get('launch') ?? ''));
  expect(session).toMatchObject({ demo: true, currency: 'FUN' });
  const game = await catalogue.gameOf(session.token, clock.now());
  expect(game?.player.playerId).toBe(guest.playerId);
});

test('recent games are listed once each, newest first', async () => {
  const bob = playerCaller('bob');
  for (const gameId of ['golden-lotus-20', 'KY-poker', 'golden-lotus-20']) {
    clock.advance(1);
    given(await launchGame(bob, { gameId, nodeId: gameId }));
  }
  const recent = async (gameType?: string) => {
    const call = callOf(bob, gameType ? { gameType } : {}, clock.now());
    return given(await catalogue.actions.listRecentGames(call)).list.map(({ nodeId }) => nodeId);
  };
  expect(await recent()).toEqual(['golden-lotus-20', 'KY-poker']);
  expect(await recent('PVP')).toEqual(['KY-poker']);
  given(await launchGame(bob, { launchMode: 'VN', gameId: undefined }));
  const lotteries = callOf(bob, {}, clock.now());
  expect(
    given(await catalogue.actions.listRecentVnLotteries(lotteries)).map(({ gameCode }) => gameCode),
  ).toEqual(['mb']);
  expect(given(await catalogue.actions.listRecentLotteries(lotteries))).toHaveLength(1);
});

// @proves R75
test('a launch tells whether a round of that game is still open', async () => {
  expect(given(await launchGame(ann)).unfinished).toBe(false);
  world.open.push({ vendor: 'KY', gameCode: lotus.gameCode });
  expect(given(await launchGame(ann)).unfinished).toBe(false);
  world.open.push({ vendor: null, gameCode: lotus.gameCode });
  expect(given(await launchGame(ann)).unfinished).toBe(true);
});
