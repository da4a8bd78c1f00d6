// Proves that a launch opens one game for one player, once and soon, and that the game plays only
// as long as its player is signed in.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuse } from '@baize/contract';
import { sql } from 'kysely';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { PlayerCaller, Visitor } from '../../platform/call/index.ts';
import { fakeClock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { playerCaller, units } from '../wagering/testing.ts';
import { createCatalogue, type CataloguePorts, type OfferedGame } from './index.ts';

const lotus: OfferedGame = {
  gameCode: 'golden-lotus-20',
  name: 'Golden Lotus 20',
  category: 'RNG',
  vendor: 'BAIZE',
  mechanic: 'lines',
  returnPercent: '96.02%',
  hot: false,
};
const games = [
  lotus,
  { ...lotus, gameCode: 'river-dragon', name: 'River Dragon', hot: true },
  { ...lotus, gameCode: 'night-market', name: 'Night Market', category: 'LIVE' as const },
];
const ann = playerCaller('ann');
const visitor: Visitor = { kind: 'visitor' };
const demo = playerCaller('demo-1', { type: 4, demo: true, currency: 'FUN' });

const clock = fakeClock();
const signedIn = new Map<string, PlayerCaller>();
const breaks = new Map<string, number>();
const funded: string[] = [];
let isTermsDue = false;
let database: Database;
let catalogue: ReturnType<typeof createCatalogue>;
let ports: CataloguePorts;
beforeAll(async () => {
  database = await freshDatabase();
  ports = {
    database,
    clock,
    randomness: systemRandomness,
    games,
    launchHosts: () => [],
    breakUntil: async (playerId) => breaks.get(playerId),
    topWinners: async (count) => winners.slice(0, count),
    usernames: async (ids) => new Map(ids.map((id) => [id, `name-of-${id}`])),
    playerOfSession: async (sessionId) => signedIn.get(sessionId),
    fundFreePlay: async (playerId) => void funded.push(playerId),
    playCurrency: 'FUN',
    refusalOfPlay: async ({ isFree }) => (isFree || !isTermsDue ? undefined : refuse('terms-due')),
    checkPlace: async () => undefined,
    symbolOf: (currency) => (currency === 'PHP' ? '₱' : '☘'),
  };
  catalogue = createCatalogue(ports);
});
afterAll(() => database.close());
beforeEach(() => {
  breaks.clear();
  funded.length = 0;
  isTermsDue = false;
  for (const player of [ann, demo]) signedIn.set(player.sessionId, player);
});

const winners = [
  { playerId: 'ann', gameCode: 'golden-lotus-20', payout: units('812.5'), settledAt: 3 },
  { playerId: 'bob', gameCode: 'a-game-of-last-year', payout: units('700'), settledAt: 2 },
  { playerId: 'cat', gameCode: 'night-market', payout: units('10'), settledAt: 1 },
];

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

test('a launch gives an address that opens the game once, for whoever launched it', async () => {
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
  });
  expect(await open(url.searchParams.get('launch') ?? '')).toEqual({ refused: 'launch-used' });
});

test('of many who use one code at once, one gets the session', async () => {
  const code = await launched(ann);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(code)));
  expect(outcomes.filter((outcome) => 'token' in outcome)).toHaveLength(1);
});

test('a code is worth nothing after a minute, and a guessed one never', async () => {
  const soon = await launched(ann);
  const late = await launched(ann);
  clock.advance(59_999);
  expect(await open(soon)).toHaveProperty('token');
  clock.advance(1);
  expect(await open(late)).toEqual({ refused: 'launch-used' });
  expect(await open('')).toEqual({ refused: 'launch-used' });
  expect(await open('guess'.repeat(8))).toEqual({ refused: 'launch-used' });
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

test('a game whose player signed out neither opens nor plays on', async () => {
  const code = await launched(ann);
  const { token } = given(await open(await launched(ann)));
  signedIn.delete(ann.sessionId);
  expect(await open(code)).toEqual({ refused: 'launch-used' });
  expect(await catalogue.gameOf(token, clock.now())).toBeUndefined();
  expect(await catalogue.gameOf(code, clock.now())).toBeUndefined();
});

test('whoever has terms to agree to plays for play money alone', async () => {
  isTermsDue = true;
  expect(await launchGame(ann)).toEqual({ refused: 'terms-due' });
  expect(await launched(ann, { accountType: 0 })).not.toBe('');
  expect(await launched(demo)).not.toBe('');
});

test('what cannot be launched is refused by name, the first reason first', async () => {
  breaks.set('ann', clock.now() + 1);
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

test('a member who only tries a game plays with play money, given at its opening', async () => {
  const code = await launched(ann, { accountType: 0 });
  expect(funded).toEqual([]);
  const session = given(await open(code));
  expect(funded).toEqual(['ann']);
  expect(session).toMatchObject({ demo: true, currency: 'FUN', currencySymbol: '☘' });
  const game = await catalogue.gameOf(session.token, clock.now());
  expect(game?.player).toEqual({ ...ann, demo: true, currency: 'FUN' });
});

test('a demo visitor plays with play money whatever the launch asks for', async () => {
  const session = given(await open(await launched(demo, { accountType: 2 })));
  expect(session).toMatchObject({ demo: true, currency: 'FUN' });
  const game = await catalogue.gameOf(session.token, clock.now());
  expect(game?.player).toMatchObject({ demo: true, currency: 'FUN' });
});

test('games are spread over the hosts that the house names', async () => {
  const hosts = ['https://g1.example', 'https://g2.example'];
  const spread = createCatalogue({ ...ports, launchHosts: () => hosts });
  const call = () => callOf(ann, { launchMode: 'GLS', gameId: lotus.gameCode }, clock.now());
  const urls = await Promise.all(
    Array.from({ length: 40 }, async () => given(await spread.actions.launchGame(call())).gameUrl),
  );
  expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set(hosts));
});

test('launches and game sessions of long ago are forgotten, those of today are not', async () => {
  const old = given(await open(await launched(ann)));
  clock.advance(1000);
  const code = await launched(ann);
  await catalogue.forgetLaunches(clock.now());
  expect(await catalogue.gameOf(old.token, clock.now())).toBeUndefined();
  expect(await open(code)).toHaveProperty('token');
});

test('the games stand in pages, hot ones first', async () => {
  const list = async (input: Parameters<typeof catalogue.actions.listGames>[0]['input']) =>
    given(await catalogue.actions.listGames(callOf(visitor, input, clock.now())));
  const first = await list({ pageSize: 2 });
  expect(first.games.map(({ gameCode }) => gameCode)).toEqual(['river-dragon', 'golden-lotus-20']);
  expect(first).toMatchObject({ totalPages: 2, totalCount: 3 });
  expect((await list({ pageSize: 2, pageNo: 2 })).games).toHaveLength(1);
  expect((await list({ pageNo: 9 })).games).toEqual([]);
  expect(await list({ gameName: 'nothing' })).toEqual({ games: [], totalPages: 0, totalCount: 0 });
});

test('the lobby has a lane for each category that has games', async () => {
  const call = callOf(visitor, {}, clock.now());
  const { data } = given(await catalogue.actions.listVendors(call));
  expect(data.lanes.map(({ title }) => title)).toEqual(['RNG', 'LIVE']);
});

test('the winner board masks names and leaves out games that are no longer here', async () => {
  const list = async (input: { gameCategory?: string; limitNum?: number }) =>
    given(await catalogue.actions.listWinners(callOf(visitor, input, clock.now()))).list;
  const all = await list({});
  expect(all.map(({ vo }) => [vo.customerName, vo.winAmount, vo.gameName])).toEqual([
    ['na***n', 812.5, 'Golden Lotus 20'],
    ['na***t', 10, 'Night Market'],
  ]);
  expect(await list({ gameCategory: 'live' })).toHaveLength(1);
  expect(await list({ limitNum: 1 })).toHaveLength(1);
});
