// Proves that what staff limit a member or an issue to holds for every order, also for orders at
// once, and that what is taken back counts no more.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { callOf, given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { playerCaller, units } from '../../wagering/testing.ts';
import { ask, buildLottery, type Built } from '../testing.ts';

let database: Database;
let built: Built;
let issue = '';
const gameCode = 'LF_3D';
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(Date.parse('2026-11-21T12:00:00+08:00'));
  await built.lottery.start();
  await built.lottery.byHand.planAhead([gameCode, 'LF_PL3']);
  await built.fund('ann', '1000');
  const { current } = given(await ask(built).getLotteryClock({ gameCode }));
  issue = current?.issue ?? '';
});
afterEach(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
});

const callerOf = (player: string) => ({
  kind: 'game' as const,
  player: playerCaller(player),
  gameCode,
  opening: '',
});
let intents = 0;
function place(multiple: number, more: { gameCode?: string; chase?: number[] } = {}) {
  const slips = [{ play: '1X_POS', selection: '1|-|-', mode: 'yuan' as const, multiple }];
  const { chase, gameCode: code = gameCode } = more;
  const total = String(2 * multiple * (chase?.reduce((sum, one) => sum + one, 0) ?? 1));
  const input = {
    gameCode: code,
    issue,
    slips,
    total,
    ...(chase ? { chase: { multiples: chase, stop: 'never' as const } } : {}),
  };
  const intent = `order-${(intents += 1)}`;
  const call = callOf(callerOf('ann'), input, built.clock.now(), { intent });
  return built.lottery.actions.placeLotteryOrder(call);
}
const none = { gameCode: null, blocked: false, issueStakeMost: null, dayStakeMost: null };
const limit = (more: Partial<Parameters<ReturnType<typeof ask>['setMemberLimit']>[0]>) =>
  ask(built).setMemberLimit({ id: 'ann', ...none, reason: 'agreed with her', ...more });
const limitIssue = (more: { exposureMost?: string; payoutMost?: string }) =>
  ask(built).setIssueLimit({
    gameCode,
    issue,
    exposureMost: null,
    payoutMost: null,
    reason: 'many bets',
    ...more,
  });

test('a blocked member places no lottery order, in one game or in all', async () => {
  given(await limit({ gameCode, blocked: true }));
  expect(await place(1)).toMatchObject({ refused: 'lottery-blocked' });
  given(await place(1, { gameCode: 'LF_PL3' }));
  given(await limit({ blocked: true }));
  expect(await place(1, { gameCode: 'LF_PL3' })).toMatchObject({ refused: 'lottery-blocked' });
  given(await limit({}));
  given(await limit({ gameCode }));
  given(await place(1));
  expect(given(await ask(built).getMemberLimits({ id: 'ann' })).list).toEqual([]);
  expect(built.notes.map(({ action }) => action)).toContain('set-lottery-member-limit');
});

test('stakes on one issue stay within the limit, also of orders at once', async () => {
  given(await limit({ gameCode, issueStakeMost: '20' }));
  const many = await Promise.all(Array.from({ length: 12 }, () => place(1)));
  expect(many.filter((one) => 'orderId' in one)).toHaveLength(10);
  expect(many.find((one) => 'refused' in one)).toMatchObject({
    refused: 'lottery-limit-reached',
    facts: { most: '20.00' },
  });
  // What is taken back counts no more.
  const first = many.find((one) => 'orderId' in one);
  const orderIds = first ? [first.orderId] : [];
  const call = callOf(callerOf('ann'), { orderIds }, built.clock.now());
  given(await built.lottery.actions.cancelLotteryOrders(call));
  given(await place(1));
  expect(await place(1)).toMatchObject({ refused: 'lottery-limit-reached' });
  // Each issue of a chase counts by itself.
  expect(await place(1, { chase: [1, 1] })).toMatchObject({ refused: 'lottery-limit-reached' });
});

test('stakes of a day count all lotteries, and start anew the next day', async () => {
  given(await limit({ dayStakeMost: '10' }));
  given(await place(3));
  expect(await place(3, { gameCode: 'LF_PL3' })).toMatchObject({
    refused: 'lottery-limit-reached',
  });
  given(await place(2, { gameCode: 'LF_PL3' }));
  built.clock.set(Date.parse('2026-11-22T00:10:00+08:00'));
  const { current } = given(await ask(built).getLotteryClock({ gameCode }));
  issue = current?.issue ?? '';
  given(await place(5));
});

test('an issue takes no more than its own exposure, below what its plays allow', async () => {
  given(await limitIssue({ exposureMost: '50' }));
  // Two units on the same number of a place would pay 39.12, three 58.68.
  given(await place(2));
  expect(await place(1)).toMatchObject({ refused: 'exposure-limit-reached' });
  const shown = given(await ask(built).getIssueLimit({ gameCode, issue }));
  expect(shown).toMatchObject({ exposureMost: '50.00', payoutMost: null });
  expect(shown.set).toMatchObject({ by: 'name of may', reason: 'many bets' });
});

test('an issue pays a member no more than its own limit', async () => {
  given(await limitIssue({ payoutMost: '30' }));
  expect(given(await place(3)).cut).toBe(true);
  built.faults.set(gameCode, { fault: 'missing' });
  const eventId = `${gameCode}:${issue}`;
  const event = (await built.wagering.eventOf(eventId))!;
  built.clock.set(event.drawsAt + 1000);
  expect(await limitIssue({ payoutMost: '40' })).toMatchObject({ refused: 'issue-closed' });
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const now = built.clock.now();
  await built.wagering.setResult({ eventId, result: [1, 0, 0], version: 1, now, ...people });
  await built.lottery.byHand.settleDue();
  expect((await built.ledger.balance('ann', 'PHP')).cash).toBe(units('1024'));
});

test('slips that were struck before an issue was limited are refused', async () => {
  const other = buildLottery(database);
  other.clock.set(built.clock.now());
  await other.lottery.start();
  given(await ask(other).setIssueLimit(await limitAsked('30')));
  // This process has not heard of it yet: the transaction of the slips has.
  expect(await place(3)).toMatchObject({ refused: 'rules-changed' });
  await other.lottery.stop();
  await other.close();
});

const limitAsked = async (payoutMost: string) => ({
  gameCode,
  issue,
  exposureMost: null,
  payoutMost,
  reason: 'many bets',
});

test('staff who set one limit at once all succeed, and one of the limits holds', async () => {
  const amounts = ['10', '20', '30', '40', '50', '60'];
  const members = await Promise.all(amounts.map((most) => limit({ dayStakeMost: most })));
  const issues = await Promise.all(amounts.map((most) => limitIssue({ payoutMost: most })));
  for (const one of [...members, ...issues]) given(one);
  const { list } = given(await ask(built).getMemberLimits({ id: 'ann' }));
  expect(list).toHaveLength(1);
  const shown = given(await ask(built).getIssueLimit({ gameCode, issue }));
  expect(amounts.map((most) => `${most}.00`)).toContain(shown.payoutMost);
});

test('limits of nobody, of no game and of no amount are refused', async () => {
  expect(await limit({ id: 'nobody' })).toEqual({ refused: 'member-not-found' });
  expect(await limit({ gameCode: 'NO' })).toEqual({ refused: 'game-unknown' });
  expect(await limit({ dayStakeMost: '0' })).toMatchObject({ refused: 'lottery-terms-invalid' });
  expect(await limit({ dayStakeMost: '1.005' })).toMatchObject({
    refused: 'lottery-terms-invalid',
  });
  expect(await limitIssue({ payoutMost: '0' })).toMatchObject({ refused: 'lottery-terms-invalid' });
});
