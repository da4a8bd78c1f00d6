// A client of the lottery gateway lists the lotteries, sees the near issues, bets, looks at today's
// orders and cancels, over every base that clients of one age or another use.
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
  const deposit = { depositId: 'family', playerId: door.memberId, currency: 'PHP' };
  await built.server.ledger.post(depositSettled({ ...deposit, amount: 1_000_000n }));
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
  expect(answer.body).not.toHaveProperty('success');
  return answer.body;
}
const listed = (of: unknown) => of as Json[];
/** Drawn once a day: it takes slips at every hour. */
const gameId = 1302;
const playId = playsOf('LF3').get('1X_POS')?.id ?? 0;
const slip = (multiple: number) => `1_#_#~1~${playId}~1~1800~${multiple}`;

test('an older client lists, sees near, bets, looks at today’s orders, and cancels', async () => {
  const groups = listed(await given('GET', '/lgw/games'));
  const games = groups.flatMap(({ games: own }) => listed(own));
  expect(games).toContainEqual(expect.objectContaining({ gameId, code: 'LF_3D' }));
  const near = await given('GET', `/lotto/lgw/numeros/near?gameId=${gameId}&_=1700000000000`);
  const { numero, isSale } = near['currentNumero'] as Json;
  expect(isSale).toBe(true);
  const order = {
    gameId,
    currentNumero: numero,
    betCartAmountSum: '6.0000',
    bettingSlipString: `${slip(1)};${slip(2)}`,
    prizeModeId: 1,
    orderType: 1,
    device: 'WEB',
    chase: 'false',
    winningStop: 'false',
  };
  const placed = await given('POST', '/lotto/lgw/orders/betting', order);
  expect(placed).toEqual({
    orderNumber: expect.any(String) as string,
    numero,
    totalBettingAmount: 6,
  });
  const today = await given('GET', '/lgw/orders/today?gameId=-1&page=0&size=50');
  const [row] = listed((today['orders'] as Json)['content']);
  expect(row).toMatchObject({ orderStatus: 2, numero, gameCode: 'LF_3D' });
  const cancelled = await given('PUT', '/lgw/orders/suborders/cancel', [row?.['orderDetailId']]);
  expect(cancelled).toMatchObject({ refunded: 6 });
  const detail = await given('GET', `/lgw/orders/detail/${String(row?.['orderDetailId'])}`);
  expect(detail).toMatchObject({ orderStatus: 8, orderInfos: [{ stakes: 1 }, { stakes: 1 }] });
});

test('a chase of older clients is one order over issues, and comes back whole', async () => {
  const { chaseNumeros } = await given('GET', `/lotto-vn/lgw/numeros/chase/${gameId}`);
  const [first] = listed(chaseNumeros);
  const order = {
    gameId,
    currentNumero: first?.['numero'],
    betCartAmountSum: '12.0000',
    bettingSlipString: slip(1),
    chase: 'true',
    winningStop: 'true',
    chaseSlip: { numero: first?.['numero'], multiples: [1, 2, 3] },
  };
  const { orderNumber } = await given('POST', '/lgw/orders/betting', order);
  const info = await given('GET', `/lgw/orders/detail/${String(orderNumber)}/info?page=0&size=20`);
  const ids = listed(info['content']).map(({ orderDetailId }) => orderDetailId);
  expect(ids).toHaveLength(3);
  expect(await given('PUT', '/lgw/orders/suborders/cancel', ids)).toMatchObject({ refunded: 12 });
});

test('a client of the lotteries of Vietnam bets through its own call', async () => {
  const near = await given('GET', `/lotto-vn/lgw/numeros/near?gameId=${gameId}`);
  const { numero } = near['currentNumero'] as Json;
  const content = {
    gameId,
    winStop: false,
    playId,
    bettingContent: '1_#_#',
    singleBetPrice: '2',
    bettingApproach: 1,
    bettingSlip: null,
    numero: [{ numero, multiple: 1 }],
  };
  const body = { prizeMode: 'Lott', device: 'WEB', contents: [content] };
  const placed = await given('POST', '/lotto-vn/lgw/betting?t=1700000000000', body);
  expect(listed(placed['orders'])[0]).toMatchObject({ numero, totalBettingAmount: 2 });
});

test('a refusal comes bare with its code, and as 500 while older clients are let in', async () => {
  const order = { gameId, currentNumero: '2020001', bettingSlipString: slip(1) };
  const refused = await ask('POST', '/lgw/orders/betting', order);
  expect([refused.status, refused.body['errorCode']]).toEqual([500, 'numero.not.found']);
  const doubled = { ...order, bettingSlipString: `${slip(1)};${slip(0)}` };
  expect((await ask('POST', '/lotto/lgw/orders/betting', doubled)).status).toBe(500);
});

test.each(['/lgw', '/lotto/lgw', '/lotto-vn/lgw', '/lgw/vn'])(
  '%s answers every call',
  async (base) => {
    const paths = [
      '/games',
      '/games/opened/numero',
      '/numeros/opened/game',
      '/draw',
      `/draw/${gameId}?page=0&size=10`,
      '/draw/code/LF_3D',
      `/draw/${gameId}/hot_gap_info`,
      '/numeros/recent',
      `/games/${gameId}/play_menu`,
      `/games/${gameId}/setting`,
      '/games/series',
      '/customers/series',
      '/orders/query_conditions',
    ];
    for (const path of paths) await given('GET', `${base}${path}`);
    const search = { startDate: 0, endDate: 9e12, orderStatus: '', gameId: -1, page: 0, size: 20 };
    const found = await given('POST', `${base}/orders`, search);
    expect(Object.keys(found)).toEqual(['orders', 'orderSumTO']);
  },
);

test('the series of the site and of the player come in an envelope too', async () => {
  for (const path of ['/wps/member/lottoGamesSeries', '/wps/member/lottoCustomersSeries']) {
    const { body } = await ask('GET', path);
    expect(body['success']).toBe(true);
    expect(listed(body['value'])).toContainEqual(
      expect.objectContaining({ gameGroupCode: 'LF', minSeries: 1800, defaultSeries: 1956 }),
    );
  }
});

test('a moment that no date can hold is refused by its form', async () => {
  for (const startDate of [8_640_000_000_000_001, '9'.repeat(16), 'yesterday', -1]) {
    const refused = await ask('POST', '/lgw/orders', { startDate });
    expect(refused.body['errorCode'], String(startDate)).toBe('request.param.err');
  }
  for (const startDate of [8_640_000_000_000_000, '1700000000000', '', null])
    await given('POST', '/lgw/orders', { startDate });
});

test('one megabyte of lines is refused by its size, and nothing is taken', async () => {
  const near = await given('GET', `/lgw/numeros/near?gameId=${gameId}`);
  const { numero } = near['currentNumero'] as Json;
  const today = () => given('GET', '/lgw/orders/today?gameId=-1&page=0&size=50');
  const before = await today();
  const lines = '1_2_3_'.repeat(200_000);
  const bettingSlipString = `${lines}~2~${playId}~1~1800~1`;
  const tooLarge = await ask('POST', '/lgw/orders/betting', {
    gameId,
    currentNumero: numero,
    bettingSlipString,
  });
  expect(tooLarge.body['errorCode']).toBe('request.body.too.large');
  const within = await ask('POST', '/lgw/orders/betting', {
    gameId,
    currentNumero: numero,
    bettingSlipString: `${lines.slice(0, 999_000)}~2~${playId}~1~1800~1`,
  });
  expect(within.body['errorCode']).toBe('betting.content.err');
  expect(await today()).toEqual(before);
});

test('another member’s order is unknown to who cancels it', async () => {
  const near = await given('GET', `/lgw/numeros/near?gameId=${gameId}`);
  const { numero } = near['currentNumero'] as Json;
  const order = { gameId, currentNumero: numero, bettingSlipString: slip(3) };
  const { orderNumber } = await given('POST', '/lgw/orders/betting', order);
  const other = familyClient({ siteUrl: built.siteUrl, form: 'object' });
  other.keep(door.tokens.other);
  const more = { body: JSON.stringify([orderNumber]), headers: json };
  const refused = await other.call('PUT', '/lgw/orders/suborders/cancel', more);
  expect(refused.body['errorCode']).toBe('order.not.found');
  const mine = await given('GET', `/lgw/orders/detail/${String(orderNumber)}`);
  expect(mine['orderStatus']).toBe(2);
});

test('the clock of a client decides nothing: the time of receiving does', async () => {
  const near = await given('GET', `/lgw/numeros/near?gameId=${gameId}`);
  const { numero } = near['currentNumero'] as Json;
  const content = {
    gameId,
    playId,
    bettingContent: '2_#_#',
    singleBetPrice: '2',
    numero: [{ numero, multiple: 1 }],
  };
  const bet = (t: string) => {
    const family = familyClient({ siteUrl: built.siteUrl, form: 'object' });
    family.keep(door.tokens.member);
    const headers = { ...json, 'x-timestamp': t, date: new Date(Number(t)).toUTCString() };
    const body = JSON.stringify({ contents: [content], bettingTime: Number(t) });
    return family.call('POST', `/lotto-vn/lgw/betting?t=${t}`, { body, headers });
  };
  // A year behind and a year ahead of the server, which sells the issue.
  for (const t of ['1763000000000', '1826000000000']) {
    const placed = await bet(t);
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  }
  const today = await given('GET', '/lgw/orders/today?gameId=-1&page=0&size=2');
  const times = listed((today['orders'] as Json)['content']).map((row) => row['bettingTime']);
  expect(times).toEqual([built.server.platform.clock.now(), built.server.platform.clock.now()]);
});

test('a doubled wire order is one order', async () => {
  const near = await given('GET', `/lgw/numeros/near?gameId=${gameId}`);
  const { numero } = near['currentNumero'] as Json;
  const order = { gameId, currentNumero: numero, bettingSlipString: slip(7) };
  const [one, two] = await Promise.all([
    given('POST', '/lgw/orders/betting', order),
    given('POST', '/lotto/lgw/orders/betting', order),
  ]);
  expect(two).toEqual(one);
});
