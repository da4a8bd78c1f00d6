// A client of the lotteries of Vietnam and South-East Asia reads their menus and opened numbers,
// launches one, and bets with and without a chase, over every base that it may use.
import { depositSettled } from '@baize/ledger';
import { playsOf } from '@baize/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoor, type Door } from './door/people.ts';
import { familyClient } from './family/client.ts';
import { buildServer, freshDatabase, type BuiltServer, type Database } from './index.ts';

let database: Database;
let built: BuiltServer;
let door: Door;
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildServer({ database });
  door = await openDoor(built);
  await built.server.modules.lottery.byHand.planAhead();
  const deposit = { depositId: 'areas', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...deposit, amount: 100_000_000n }));
});
afterAll(async () => {
  door.close();
  await built.close();
  await database.close();
});

type Json = Record<string, unknown>;
const json = { 'content-type': 'application/json' };

function ask(method: string, path: string, body?: unknown) {
  const family = familyClient({ siteUrl: built.siteUrl, form: 'object' });
  family.keep(door.tokens.member);
  const more = body === undefined ? {} : { body: JSON.stringify(body), headers: json };
  return family.call(method, path, more);
}
async function given(method: string, path: string, body?: unknown): Promise<Json> {
  const answer = await ask(method, path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
}
const listed = (of: unknown) => of as Json[];
const menusOf = (menu: Json, group: string) => listed((menu[group] as Json)['gameMenus']);

// @proves L142
test.each(['/lgw/vn', '/lotto/lgw/vn', '/lotto-vn/lgw'])(
  '%s lists Vietnam by region, and what was launched last',
  async (base) => {
    const menu = await given('GET', `${base}/games/game_menu?prizeMode=Lott&device=WEB`);
    expect(Object.keys(menu).toSorted()).toEqual(['VN_CENTRAL', 'VN_NORTH', 'VN_SOUTH']);
    expect((menu['VN_NORTH'] as Json)['displayName']).toBe('Vietnam, north');
    expect(menusOf(menu, 'VN_NORTH')).toContainEqual(
      expect.objectContaining({ gameId: 2101, gameCode: 'VN_N', vassalage: 'TCG_LOTTO_VN' }),
    );
    const launch = 'launchMode=LOTT&lottoArea=VN&lottoGameCode=VN_N&lottoView=betting';
    await given('GET', `/wps/game/launchGame?${launch}&platform=html5&language=EN`);
    const recent = listed(await given('GET', `${base}/games/game_menu/recent`));
    expect(recent.map(({ gameCode }) => gameCode)).toEqual(['VN_N']);
  },
);

test('the mode SEA lists the other countries alone, each in a group', async () => {
  const menu = await given('GET', '/lgw/games/game_menus?prizeMode=SEA');
  expect(Object.keys(menu).toSorted()).toEqual(['D4', 'HANOI', 'LAO', 'THAI', 'YEEKEE']);
  expect(menusOf(menu, 'LAO')[0]).toMatchObject({ gameId: 2405, vassalage: 'TCG_SEA' });
  const lott = await given('GET', '/lgw/games/game_menus?prizeMode=Lott');
  expect(lott).not.toHaveProperty('LAO');
});

test.each([
  ['lottoView=lobby', /\/arcade\/(?:SSC|11X5|K3|PK10|LHC|PCB|LF|KENO|MARK6)/u, 'lobby'],
  ['lottoArea=VN&lottoView=lobby', /\/arcade\/VN_/u, 'lobby'],
  ['lottoArea=SEA&lottoView=lobby', /\/arcade\/(?:THAI|HANOI|LAO|YEEKEE|D4)/u, 'lobby'],
  ['lottoArea=VN', /\/arcade\/VN_/u, 'lobby'],
  ['lottoArea=VN&lottoGameCode=VN_HCM&lottoView=betting', /\/arcade\/VN_HCM\?/u, null],
  ['lottoPrizeMode=SEA&lottoGameCode=LAO&lottoView=betting', /\/arcade\/LAO\?/u, null],
])('a launch of %s opens that area', async (query, address, view) => {
  const launched = await given('GET', `/wps/game/launchGame?launchMode=LOTT&${query}&language=EN`);
  const value = (launched['value'] ?? launched) as Json;
  const opened = String(value['game_url']);
  expect(opened).toMatch(address);
  expect(new URL(opened).searchParams.get('view')).toBe(view);
});

const lo2 = playsOf('VN_N').get('LO2')?.id ?? 0;

test('a bet on tails of the north is taken by price and multiple, and in a chase', async () => {
  const near = await given('GET', '/lotto-vn/lgw/numeros/near?gameId=2101');
  const [current, next] = [near['currentNumero'] as Json, near['nextNumero'] as Json];
  const content = {
    gameId: 2101,
    winStop: false,
    playId: lo2,
    bettingContent: '01-05',
    singleBetPrice: 2,
    bettingApproach: 1,
    bettingSlip: null,
    numero: [{ numero: current['numero'], multiple: 1 }],
  };
  const bet = (more: object) =>
    given('POST', '/lotto-vn/lgw/betting?t=1700000000000', {
      prizeMode: 'Lott',
      device: 'WEB',
      contents: [{ ...content, ...more }],
    });
  // Two numbers at 27 lots, 2.00 each.
  const { orders } = await bet({});
  expect(listed(orders)[0]).toMatchObject({ totalBettingAmount: 108 });
  const numero = [current, next].map((one) => ({ numero: one['numero'], multiple: 1 }));
  const chased = listed((await bet({ winStop: true, numero }))['orders'])[0];
  expect(chased).toMatchObject({ totalBettingAmount: 216 });
  const info = await given('GET', `/lotto-vn/lgw/orders/detail/${chased?.['orderNumber']}/info`);
  expect(listed(info['content'])).toHaveLength(2);
  const ahead = await given('GET', '/lotto-vn/lgw/numeros/chase/2101');
  expect(listed(ahead['chaseNumeros']).length).toBeGreaterThan(2);
});

test.each(['/lgw', '/lotto/lgw', '/lotto-vn/lgw', '/lgw/vn'])(
  '%s answers for lotteries of both areas',
  async (base) => {
    for (const [gameId, code] of [
      [2101, 'VN_N'],
      [2206, 'VN_HCM'],
      [2405, 'LAO'],
      [2502, 'D4_5M'],
    ] as const) {
      for (const path of [
        `/numeros/near?gameId=${gameId}`,
        `/numeros/chase/${gameId}`,
        `/draw/${gameId}`,
        `/draw/code/${code}`,
        `/draw/${gameId}/hot_gap_info`,
        `/games/${gameId}/play_menu`,
        `/games/${gameId}/setting`,
      ])
        await given('GET', `${base}${path}`);
    }
    const groups = listed(await given('GET', `${base}/games`));
    expect(groups.map(({ code }) => code)).toContain('VN_CENTRAL');
    await given('GET', `${base}/numeros/opened/game`);
  },
);
