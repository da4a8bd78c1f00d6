// Proves that clients of the lottery gateway order, read and cancel in both forms of their slips,
// over the same books and refusals as our own screens.
import { isRefusal } from '@baize/contract';
import { lotteryIds, playsOf } from '@baize/engines';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import { buildOrders, gameCode, type BuiltOrders } from '../orders/testing.ts';
import { createGateway } from './gateway.ts';

let database: Database;
let built: BuiltOrders;
let gateway: ReturnType<typeof createGateway>['actions'];
beforeAll(async () => {
  database = await freshDatabase();
  built = await buildOrders(database);
  gateway = createGateway({
    ...built.ports,
    orders: built,
    clocks: async (now) => {
      const clock = await built.ports.clockOf(gameCode, now);
      return clock ? [clock] : [];
    },
  }).actions;
});
afterAll(async () => {
  await built.close();
  await database.close();
});

const gameId = lotteryIds[gameCode] ?? 0;
const idOf = (code: string) => playsOf('SSC').get(code)?.id ?? 0;
let intents = 0;
const call = <I>(player: string, input: I) =>
  callOf(playerCaller(player), input, built.clock.now(), { intent: `wire-${(intents += 1)}` });
const cashOf = async (player: string) => (await built.ledger.balance(player, 'PHP')).cash;
const order = (player: string, asked: object) =>
  gateway.placeWireOrder(
    call(player, {
      gameId,
      currentNumero: '',
      bettingSlipString: '',
      prizeModeId: 2,
      orderType: 1,
      device: 'WEB',
      ...asked,
    }),
  );
const today = async (player: string) =>
  given(await gateway.listTodayOrders(call(player, { gameId: -1, page: 0, size: 50 }))).orders;

test('a client sees the near issues, orders in the newer form, and reads its orders', async () => {
  const [issue = '', next = ''] = await built.issuesOf(2);
  await built.fund('ann', '100');
  const near = given(await gateway.getNearNumeros(call('ann', { gameId })));
  expect(near).toMatchObject({
    currentNumero: { numero: issue, remainTime: 55_000, lockTime: 5, isSale: true },
    nextNumero: { numero: next },
  });
  const play = idOf('3X_DIRECT_BACK');
  const slips = `12_3_45~1~${play}~1~1956~3;12_3_45~1~${play}~2~1800~1`;
  const placed = given(
    await order('ann', {
      currentNumero: issue,
      bettingSlipString: slips,
      betCartAmountSum: '24.8000',
      chase: 'false',
    }),
  );
  expect(placed).toEqual({
    orderNumber: expect.any(String),
    numero: issue,
    totalBettingAmount: 24.8,
  });
  expect((await today('ann')).content).toMatchObject([
    {
      gameCode,
      gameId,
      numero: issue,
      orderStatus: 2,
      planBettingAmount: 24.8,
      bettingModeCode: 'Dollar',
      chasingPhase: 0,
      winningNumber: '',
    },
  ]);
  built.clock.advance(60_000);
  await built.settle(issue, [9, 9, 1, 3, 4]);
  const [row] = (await today('ann')).content;
  // Three at 1956, and one in tenths at 1800.
  expect(row).toMatchObject({ orderStatus: 4, winningNumber: '99134', winningAmount: 6048 });
  const detail = given(await gateway.getWireOrder(call('ann', { id: row?.orderDetailId ?? '' })));
  expect(detail).toMatchObject({ series: 1956, stakes: 8, multiple: 3 });
  expect(detail.orderInfos[0]).toMatchObject({
    playCode: '3X_DIRECT_BACK',
    bettingContent: '1,2|3|4,5',
    stakes: 4,
    bettingAmount: 24,
    first: 1956,
  });
});

test('a client of 2016 writes the amount into its slips and the rest beside them', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('bea', '100');
  const slip = `8.0000~12_3_45~4~1~${idOf('3X_DIRECT_BACK')}~0`;
  const asked = { currentNumero: issue, bettingSlipString: slip, betCartAmountSum: '8.0000' };
  const beside = { multiples: 1, series: '1900', bettingMode: 1, chase: 'false' };
  expect(given(await order('bea', { ...asked, ...beside })).totalBettingAmount).toBe(8);
  const wrong = await order('bea', { ...asked, ...beside, multiples: 2 });
  expect(wrong).toMatchObject({ refused: 'slip-refused', value: { reason: 'amount-differs' } });
  expect(await cashOf('bea')).toBe(units('92'));
});

test('a client chases, stops at a win, and cancels parts by their numbers', async () => {
  const issues = await built.issuesOf(4);
  await built.fund('cleo', '100');
  const { chaseNumeros } = given(await gateway.listChaseNumeros(call('cleo', { gameId })));
  expect(chaseNumeros.map(({ numero }) => numero)).toEqual(issues);
  const slips = `1_#_#_#_#~1~${idOf('1X_POS')}~1~1956~1`;
  const placed = given(
    await order('cleo', {
      currentNumero: issues[0],
      bettingSlipString: slips,
      betCartAmountSum: '16.0000',
      chase: 'true',
      winningStop: 'true',
      quickChase: false,
      abandoning: false,
      chaseSlip: { numero: issues[0], multiples: [1, 2, 2, 3] },
    }),
  );
  expect(placed.totalBettingAmount).toBe(16);
  const info = given(await gateway.getWireChase(call('cleo', { id: placed.orderNumber })));
  expect(info.content.map(({ chasingPhase }) => chasingPhase)).toEqual([1, 2, 3, 4]);
  expect(info.content[0]).toMatchObject({ totalChasePhases: 4, totalActualBetAmount: 16 });
  const last = info.content[3]?.orderDetailId ?? '';
  const cancel = (ids: (string | number)[]) =>
    gateway.cancelWireOrders(call('cleo', { orderDetailIds: ids }));
  expect(given(await cancel([last]))).toEqual({ cancelled: [last], refunded: 6 });
  expect(await cancel(['no-such-order'])).toMatchObject({ refused: 'order-unknown' });
  built.clock.advance(60_000);
  await built.settle(issues[0] ?? '', [1, 0, 0, 0, 0]);
  const search = { chasingOrder: true, orderStatus: '', gameId: '-1', page: 0, size: 20 };
  const found = given(await gateway.searchWireOrders(call('cleo', search)));
  const states = found.orders.content.map(({ chasingPhase, orderStatus }) => [
    chasingPhase,
    orderStatus,
  ]);
  expect(states.toSorted()).toEqual([
    [1, 4],
    [2, 6],
    [3, 6],
    [4, 8],
  ]);
  expect(found.orderSumTO).toEqual({
    planBettingAmount: 16,
    actualBettingAmount: 2,
    winningAmount: 19.56,
  });
  expect(await cashOf('cleo')).toBe(units('117.56'));
});

const content = {
  gameId,
  winStop: false,
  playId: idOf('1X_POS'),
  bettingContent: '1_#_#_#_#',
  singleBetPrice: '0.2',
  bettingApproach: 1,
  bettingSlip: null,
};
const betVn = (player: string, contents: (typeof content & { numero: object[] })[]) =>
  gateway.placeVnOrder(
    call(player, { prizeMode: 'Lott', device: 'WEB', contents } as Parameters<
      typeof gateway.placeVnOrder
    >[0]['input']),
  );

test('a client of the lotteries of Vietnam bets by price and multiple', async () => {
  const [issue = '', next = ''] = await built.issuesOf(2);
  await built.fund('dora', '100');
  const bet = (contents: Parameters<typeof betVn>[1]) => betVn('dora', contents);
  const one = { numero: issue, multiple: 5 };
  expect(given(await bet([{ ...content, numero: [one] }])).orders).toMatchObject([
    { numero: issue, totalBettingAmount: 1 },
  ]);
  const chased = await bet([{ ...content, numero: [one, { numero: next, multiple: 10 }] }]);
  expect(given(chased).orders).toMatchObject([{ totalBettingAmount: 3 }]);
  const mixed = [
    { ...content, numero: [one] },
    { ...content, numero: [{ numero: next, multiple: 1 }] },
  ];
  expect(await bet(mixed)).toMatchObject({ refused: 'slip-refused', value: { slip: 2 } });
  const unknown = [{ ...content, gameId: 7, numero: [one] }];
  expect(await bet(unknown)).toMatchObject({ refused: 'game-unknown' });
  expect(await cashOf('dora')).toBe(units('96'));
});

test('a client of Vietnam stakes only on the issues that it names', async () => {
  const [first = '', second = '', third = ''] = await built.issuesOf(3);
  await built.fund('nora', '100');
  const on = (...issues: string[]) =>
    betVn('nora', [
      { ...content, numero: issues.map((numero, at) => ({ numero, multiple: at === 0 ? 1 : 5 })) },
    ]);
  for (const issues of [
    [first, third],
    [second, first],
    [first, first],
    [first, third, second],
  ])
    expect(await on(...issues)).toMatchObject({
      refused: 'chase-refused',
      value: { reason: 'plan-malformed' },
    });
  expect(await on(first, '20261121-0001')).toMatchObject({ refused: 'issue-unknown' });
  expect((await today('nora')).content).toEqual([]);
  expect(await cashOf('nora')).toBe(units('100'));
  given(await on(first, second, third));
  expect((await today('nora')).content.map(({ numero }) => numero).toSorted()).toEqual([
    first,
    second,
    third,
  ]);
  expect(await cashOf('nora')).toBe(units('97.8'));
});

const unit = (code = '1X_POS') => `1_#_#_#_#~1~${idOf(code)}~1~1956~1`;
const search = async (player: string, asked: object) =>
  given(await gateway.searchWireOrders(call(player, asked)));
const numbersOf = ({ orders }: Awaited<ReturnType<typeof search>>) =>
  orders.content.map(({ orderNumber }) => orderNumber);

test('an order is found by its number, whatever the number ends with', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('hope', '100');
  const asked = { currentNumero: issue, bettingSlipString: unit() };
  const { orderNumber } = given(await order('hope', asked));
  // A number may end as the number of a chase's part does.
  const odd = `${orderNumber.slice(0, -2)}-7`;
  const name = (table: string, column: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${odd} where player_id = 'hope'`;
  await name('lottery_order', 'base_id').execute(database.kysely);
  await name('wagering_slip_order', 'order_id').execute(database.kysely);
  expect(numbersOf(await search('hope', { orderNumber: odd }))).toEqual([odd]);
  expect(numbersOf(await search('hope', { orderNumber: `${odd}-1` }))).toEqual([odd]);
});

test('an empty state of orders does not hide the state of chases', async () => {
  const issues = await built.issuesOf(2);
  await built.fund('iris', '100');
  const chaseSlip = { numero: issues[0], multiples: [1, 1] };
  const asked = { currentNumero: issues[0], bettingSlipString: unit() };
  given(await order('iris', { ...asked, chase: true, chaseSlip }));
  const { content } = await today('iris');
  const orderDetailIds = [content[0]?.orderDetailId ?? ''];
  given(await gateway.cancelWireOrders(call('iris', { orderDetailIds })));
  const found = await search('iris', { orderStatus: '', chasingStatus: 8 });
  expect(found.orders.content.map(({ orderDetailId }) => orderDetailId)).toEqual(orderDetailIds);
  expect(numbersOf(await search('iris', { orderStatus: 2, chasingStatus: 8 }))).toEqual([]);
  expect(numbersOf(await search('iris', { orderStatus: '2', chasingStatus: '' }))).toHaveLength(1);
});

test('a wire order without a key that is sent again at once is one order', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('june', '100');
  const input = {
    gameId,
    currentNumero: issue,
    bettingSlipString: unit(),
    betCartAmountSum: '2.0000',
  };
  // The gateway names a call without a key by its request.
  const send = (body = input) => {
    const requestId = `request-${(intents += 1)}`;
    const at = built.clock.now();
    const named = { intent: requestId, requestId };
    return gateway.placeWireOrder(callOf(playerCaller('june'), body, at, named));
  };
  const [first, second] = await Promise.all([send(), send()]);
  built.clock.advance(4000);
  const third = await send();
  expect([given(second), given(third)]).toEqual([given(first), given(first)]);
  expect(await cashOf('june')).toBe(units('98'));
  // Other slips, and the same after the window, are orders of their own.
  given(await send({ ...input, bettingSlipString: `${unit()};${unit()}`, betCartAmountSum: '4' }));
  built.clock.advance(10_000);
  const later = given(await send());
  expect(later.orderNumber).not.toBe(given(first).orderNumber);
  expect(await cashOf('june')).toBe(units('92'));
});

test('a click of a Vietnam client is one order however late it is sent again', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('kai', '100');
  const content = {
    gameId,
    playId: idOf('1X_POS'),
    bettingContent: '1_#_#_#_#',
    singleBetPrice: '2',
    numero: [{ numero: issue, multiple: 1 }],
  };
  const click = (t: string) => {
    const requestId = `request-${(intents += 1)}`;
    const input = { contents: [content], t };
    const named = { intent: requestId, requestId };
    return gateway.placeVnOrder(callOf(playerCaller('kai'), input, built.clock.now(), named));
  };
  const first = given(await click('1700000000000'));
  built.clock.advance(40_000);
  expect(given(await click('1700000000000'))).toEqual(first);
  expect(await cashOf('kai')).toBe(units('98'));
  given(await click('1700000000001'));
  expect(await cashOf('kai')).toBe(units('96'));
});

test('a repeated cancel gets the same answer, and another player’s is unknown', async () => {
  const [issue = ''] = await built.issuesOf(1);
  await built.fund('liv', '100');
  given(await order('liv', { currentNumero: issue, bettingSlipString: unit() }));
  const [row] = (await today('liv')).content;
  const orderDetailIds = [row?.orderDetailId ?? ''];
  const cancel = (player: string) => gateway.cancelWireOrders(call(player, { orderDetailIds }));
  expect(await cancel('ann')).toMatchObject({ refused: 'order-unknown' });
  expect(await cashOf('liv')).toBe(units('98'));
  expect(given(await cancel('liv'))).toEqual({ cancelled: orderDetailIds, refunded: 2 });
  expect(given(await cancel('liv'))).toEqual({ cancelled: orderDetailIds, refunded: 2 });
  expect(await cashOf('liv')).toBe(units('100'));
});

test('a session in another currency reads no order and no chase of the player', async () => {
  const [issue = ''] = await built.issuesOf(2);
  await built.fund('uma', '100');
  const placed = given(
    await order('uma', {
      currentNumero: issue,
      bettingSlipString: `1_#_#_#_#~1~${idOf('1X_POS')}~1~1956~1`,
      chase: true,
      chaseSlip: { numero: issue, multiples: [1, 1] },
    }),
  );
  const [row] = (await today('uma')).content;
  const id = row?.orderDetailId ?? '';
  const free = playerCaller('uma', { currency: 'FUN' });
  const other = <I>(input: I) => callOf(free, input, built.clock.now());
  expect(isRefusal(await gateway.getWireOrder(call('uma', { id })))).toBe(false);
  expect(await gateway.getWireOrder(other({ id }))).toMatchObject({ refused: 'order-unknown' });
  for (const asked of [id, placed.orderNumber])
    expect(await gateway.getWireChase(other({ id: asked }))).toMatchObject({
      refused: 'order-unknown',
    });
});

test.each(['12.0000', '4.0000', '2.0000'])('the sum of a chase may be %s', async (sum) => {
  const issues = await built.issuesOf(3);
  await built.fund('mia', '12');
  const asked = { currentNumero: issues[0], bettingSlipString: unit(), chase: true };
  const chaseSlip = { numero: issues[0], multiples: [2, 2, 2] };
  const placed = await order('mia', { ...asked, chaseSlip, betCartAmountSum: sum });
  expect(given(placed).totalBettingAmount).toBe(12);
  const wrong = { ...asked, chaseSlip, betCartAmountSum: '3.0000' };
  expect(await order('mia', wrong)).toMatchObject({ refused: 'total-differs' });
});

test('menus and settings have the format that clients expect', async () => {
  const groups = await gateway.listWireGames(call('ann', {}));
  if (isRefusal(groups)) throw new Error(groups.refused);
  expect(groups.map(({ code }) => code).slice(0, 3)).toEqual(['SSC', '11X5', 'LF']);
  expect(groups[0]?.games[0]).toMatchObject({ gameId: 1101, code: 'SSC_1M', gameGroupId: 1 });
  const [menu] = given(await gateway.getPlayMenu(call('ann', { gameId })));
  const plays = menu?.playMenuGroups.flatMap(({ playMenus }) => playMenus) ?? [];
  expect(plays).toHaveLength(playsOf('SSC').size);
  expect(plays[0]).toMatchObject({ singleBetPrice: 2, playSwitch: 1 });
  const named = ({ playCode }: { playCode: string }) => playCode === '3X_DIRECT_BACK';
  expect(plays.find(named)?.playName).toBe('Straight, last 3');
  expect(menu?.playMenuGroups.map(({ playName }) => playName)).toContain('Fixed odds');
  const inIndonesian = { locale: 'id', intent: 'names' };
  const asked = callOf(playerCaller('ann'), { gameId }, built.clock.now(), inIndonesian);
  const [menuId] = given(await gateway.getPlayMenu(asked));
  const namesOf = (told: typeof menu) =>
    told?.playMenuGroups.flatMap(({ playMenus }) => playMenus.map(({ playName }) => playName));
  expect(namesOf(menuId)).not.toEqual(namesOf(menu));
  expect(groups.find(({ code }) => code === 'K3')?.displayName).toBe('Dice');
  const { bettingModes } = given(await gateway.getGameSetting(call('ann', { gameId })));
  expect(bettingModes.map(({ code, unit }) => [code, unit])).toEqual([
    ['Dollar', 1],
    ['Dime', 0.1],
    ['Cent', 0.01],
    ['Thousandth', 0.001],
  ]);
});

test('series are those of the site, or up to the player’s own group', async () => {
  built.lines.set('gus', [{ id: 'gus', group: 1900 }]);
  const series = given(await gateway.listOwnSeries(call('gus', {})));
  expect(series).toContainEqual({
    gameGroupCode: 'SSC',
    prizeModeId: 2,
    minSeries: 1800,
    maxSeries: 1900,
    maxBetSeries: 1900,
    defaultSeries: 1900,
  });
  const site = given(await gateway.listGamesSeries(call('gus', {})));
  expect(site).toContainEqual(expect.objectContaining({ gameGroupCode: 'K3', maxSeries: 1998 }));
  expect(await gateway.listMemberGamesSeries(call('gus', {}))).toEqual(site);
  expect(await gateway.listMemberOwnSeries(call('gus', {}))).toEqual(series);
});

// @proves L148
test('results are told newest first, by game, and as hot and missing numbers', async () => {
  const draws = given(await gateway.listWireDraws(call('ann', { gameId, page: 0, size: 1 })));
  expect(draws.content).toHaveLength(1);
  const byCode = given(
    await gateway.listWireDrawsByCode(call('ann', { gameCode, page: 1, size: 1 })),
  );
  expect(byCode).toMatchObject({ content: [{ winNo: '99134' }], totalPages: 2 });
  const { hot } = given(await gateway.getHotGap(call('ann', { gameId })));
  expect(hot['FIRST']).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await gateway.listRecentNumeros(call('ann', {}))).toMatchObject([{ gameCode }]);
  expect(await gateway.getHotGap(call('ann', { gameId: 7 }))).toMatchObject({
    refused: 'game-unknown',
  });
  const { games, orderStatus } = given(await gateway.getQueryConditions(call('ann', {})));
  expect(games[1101]).toBe('SSC_1M');
  expect(orderStatus[4]).toBe('Won');
  const last = given(await gateway.listLastDraws(call('ann', {})));
  expect(last).toMatchObject([{ gameCode, gameId }]);
  expect(await gateway.listOpenedNumbers(call('ann', {}))).toEqual(last);
  expect(await gateway.listOpenedByGame(call('ann', {}))).toEqual({ [gameCode]: last[0] });
});
