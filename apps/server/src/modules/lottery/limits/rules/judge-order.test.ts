// Proves what a limit of a member counts: its game, currency, issue and day, and the orders of the
// same transaction; and that an issue lowers what it costs and pays.
import { expect, test } from 'vitest';
import { createJudge, type LimitedOrder, type MemberLimit } from './judge-order.ts';

const limit: MemberLimit = {
  playerId: 'ann',
  gameCode: '',
  isBlocked: false,
  issueStakeMost: 100n,
  dayStakeMost: 150n,
};
const order = (stake: bigint, more: Partial<LimitedOrder> = {}): LimitedOrder => ({
  playerId: 'ann',
  currency: 'PHP',
  gameCode: 'SSC_1M',
  parts: [{ eventId: 'SSC_1M:1', stake, issueCap: 1000n, issue: '1' }],
  ...more,
});
const staked = { playerId: 'ann', currency: 'PHP', gameCode: 'SSC_1M', eventId: 'SSC_1M:1' };
const judge = (members: readonly MemberLimit[] = [limit]) =>
  createJudge({
    members,
    issues: [{ eventId: 'SSC_1M:2', exposureMost: 7n, payoutMost: 500n }],
    staked: [{ ...staked, stake: 60n, today: 20n }],
    revisions: [{ gameCode: 'SSC_1M', issue: '', revision: 3 }],
  });
const passed = { refused: 'lottery-limit-reached' };

test('a stake up to the limit of an issue passes, one unit more does not', () => {
  expect(judge().refusalOf(order(40n))).toBeUndefined();
  expect(judge().refusalOf(order(41n))).toMatchObject(passed);
});

test('the orders of one transaction count for each other', () => {
  const one = judge();
  one.laid(order(30n));
  expect(one.refusalOf(order(10n))).toBeUndefined();
  expect(one.refusalOf(order(11n))).toMatchObject(passed);
});

test('a day counts what was staked today on all issues', () => {
  const parts = [1, 2, 3].map((at) => ({
    eventId: `SSC_1M:9${at}`,
    stake: 44n,
    issueCap: 1n,
    issue: '1',
  }));
  // 132 and the 20 of today are more than 150.
  expect(judge().refusalOf(order(0n, { parts }))).toMatchObject(passed);
  expect(judge().refusalOf(order(0n, { parts: parts.slice(1) }))).toBeUndefined();
});

test('another player, game or currency has its own account, and play money has none', () => {
  const ofGame = [{ ...limit, gameCode: 'K3_1M' }];
  expect(judge(ofGame).refusalOf(order(999n))).toBeUndefined();
  expect(judge().refusalOf(order(999n, { playerId: 'ben' }))).toBeUndefined();
  expect(judge().refusalOf(order(99n, { currency: 'VND' }))).toBeUndefined();
  expect(judge().refusalOf(order(999n, { currency: 'FUN' }))).toBeUndefined();
});

test('a blocked member is refused whatever the currency', () => {
  const blocked = [{ ...limit, isBlocked: true }];
  const refused = { refused: 'lottery-blocked' };
  expect(judge(blocked).refusalOf(order(1n, { currency: 'FUN' }))).toMatchObject(refused);
});

test('an issue costs and pays no more than its limit', () => {
  const one = judge();
  expect([one.exposureMostOf('SSC_1M:2'), one.exposureMostOf('SSC_1M:1')]).toEqual([7n, null]);
  const parts = (issueCap: bigint) => [{ eventId: 'SSC_1M:2', stake: 1n, issueCap, issue: '2' }];
  expect(one.refusalOf(order(0n, { parts: parts(500n) }))).toBeUndefined();
  expect(one.refusalOf(order(0n, { parts: parts(501n) }))).toMatchObject({
    refused: 'rules-changed',
  });
});

test('slips struck by another list of limited numbers are refused', () => {
  const part = { eventId: 'SSC_1M:1', stake: 1n, issueCap: 1n, issue: '1' };
  const struckBy = (limited: string) => order(1n, { parts: [{ ...part, limited }] });
  expect(judge().refusalOf(struckBy('3.0'))).toBeUndefined();
  expect(judge().refusalOf(struckBy('2.0'))).toEqual({ refused: 'rules-changed' });
});
