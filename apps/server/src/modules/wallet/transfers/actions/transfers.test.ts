// Team transfers: along the tree alone, every refusal in order, one transfer a click, bounds that
// parallel calls cannot pass, both sides told, and a reversal that takes the whole amount back.
import { isRefusal, policies, refuse, type Policies } from '@baize/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { PlayerCaller } from '../../../../platform/call/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { addTurnover } from '../../books/store/turnover/writer.ts';
import type { MemberFacts } from '../../ports.ts';
import {
  buildWallet,
  cashier,
  memberNamed,
  playerNamed,
  units,
  type WalletWith,
} from '../../testing.ts';
import type { BuiltWallet } from '../../testing.ts';

/** Who stands above whom: ann leads ben and cora, ben leads dan; zoe stands alone. */
const above: Readonly<Record<string, string>> = { ben: 'ann', cora: 'ann', dan: 'ben' };
const agents = ['ann', 'ben', 'zoe'];

function lineFrom(id: string): { id: string; username: string }[] {
  const upline = above[id];
  return [{ id, username: `name of ${id}` }, ...(upline === undefined ? [] : lineFrom(upline))];
}

const typeOf = (id: string) => (agents.includes(id) ? 1 : 0);
const defaults = Object.fromEntries(
  Object.entries(policies).map(([name, fact]) => [name, fact.default]),
) as unknown as Policies;

let database: Database;
let built: BuiltWallet;
let policy: Partial<Policies>;
let states: Record<string, Partial<MemberFacts>>;

function build(more: WalletWith = {}): BuiltWallet {
  return buildWallet(database, {
    policy: () => ({ ...defaults, ...policy }),
    memberFile: async (id) =>
      id === 'nobody' ? undefined : memberNamed(id, { type: typeOf(id), ...states[id] }),
    lineOf: async (id) => lineFrom(id),
    ...more,
  });
}

beforeEach(async () => {
  policy = {};
  states = {};
  database = await freshDatabase();
  built = build();
});

afterEach(async () => {
  await built.close();
  await database.close();
});

const callerOf = (name: string): PlayerCaller => ({ ...playerNamed(name), type: typeOf(name) });

interface Sent {
  readonly intent?: string;
  readonly paymentPassword?: string;
  readonly on?: BuiltWallet;
}

/** `ann` sends down to `ben` by name. */
function down(from: string, to: string, amount: number, sent: Sent = {}) {
  const { intent, paymentPassword = 'secret', on = built } = sent;
  const input = { customerName: `name of ${to}`, amount, paymentPassword };
  return on.actions.transferDownline({ ...on.context(intent), caller: callerOf(from), input });
}

function up(from: string, amount: number, sent: Sent = {}) {
  const { intent, paymentPassword = 'secret', on = built } = sent;
  const input = { amount, paymentPassword };
  return on.actions.transferUpline({ ...on.context(intent), caller: callerOf(from), input });
}

const cashOf = async (name: string) => (await built.ledger.balance(name, 'PHP')).cash;
const reasonOf = (answer: object) => (isRefusal(answer) ? answer.refused : 'sent');

async function termsOf(name: string) {
  const call = { ...built.context(), caller: callerOf(name), input: {} };
  return built.actions.getTransferTerms(call);
}

async function listOf(name: string, input: object = {}) {
  const call = { ...built.context(), caller: callerOf(name), input };
  const listed = await built.actions.listTeamTransfers(call);
  if (isRefusal(listed)) throw new Error('the list was refused');
  return listed.list;
}

// @proves L272
test('an agent sends money down: both purses move in one posting, with the turnover', async () => {
  await built.fund('ann', '500');
  const sent = await down('ann', 'ben', 120.5);
  expect(sent).toMatchObject({ side: 'sent', way: 'down', name: 'name of ben', amount: 120.5 });
  expect([await cashOf('ann'), await cashOf('ben')]).toEqual([units('379.5'), units('120.5')]);
  expect(await built.wallet.turnoverRequired('ben', 'PHP')).toBe(units('120.5'));
  expect(await built.wallet.turnoverRequired('ann', 'PHP')).toBe(0n);
  const { balanced, totals } = await built.wallet.trialBalance();
  expect(balanced).toBe(true);
  expect(totals.find(({ kind }) => kind === 'player-cash')?.balance).toBe(units('500'));
});

// @proves L271
test('a member sends money to the agent directly above, whose name stays masked', async () => {
  await built.fund('dan', '100');
  expect(await termsOf('dan')).toMatchObject({ up: { name: 'na***en' }, down: 'none' });
  expect(await up('dan', 40)).toMatchObject({ side: 'sent', way: 'up', name: 'na***en' });
  expect(await cashOf('ben')).toBe(units('40'));
  expect(await listOf('ben')).toMatchObject([{ side: 'received', name: 'name of dan' }]);
});

test('both sides have the family’s numbers of it in their account records', async () => {
  await built.fund('ann', '500');
  await down('ann', 'ben', 100);
  const record = async (name: string) => {
    const call = { ...built.context(), caller: callerOf(name), input: {} };
    const listed = await built.actions.listTransactions(call);
    return isRefusal(listed) ? [] : listed.list.map(({ txType, amount }) => [txType, amount]);
  };
  expect((await record('ann'))[0]).toEqual([6207, -100]);
  expect(await record('ben')).toEqual([[6104, 100]]);
});

test('both are told live, each with the balance', async () => {
  await built.fund('ann', '500');
  await down('ann', 'ben', 100);
  const told = built.told.map(({ event, topic, payload }) => [event, topic, payload]);
  expect(told).toMatchObject([
    ['balance-moved', 'player:ann', { balance: '400.0000', moved: '-100.0000' }],
    ['balance-moved', 'player:ben', { balance: '100.0000', moved: '100.0000' }],
    ['team-transfer-moved', 'player:ann', { side: 'sent', name: 'name of ben' }],
    ['team-transfer-moved', 'player:ben', { side: 'received', name: 'na***nn' }],
  ]);
});

// @proves R29
test.each([
  ['zoe', 'dan'],
  ['ben', 'cora'],
  ['ben', 'ann'],
  ['dan', 'ben'],
  ['ann', 'ann'],
  ['ann', 'dan'],
])('%s cannot send to %s: nobody but those directly below is reached', async (from, to) => {
  await built.fund(from, '500');
  expect(reasonOf(await down(from, to, 100))).toBe('transfer-not-downline');
  expect(await cashOf(from)).toBe(units('500'));
});

test('where the policy reaches the whole line, an agent sends two steps down', async () => {
  policy = { transferDepth: 'line' };
  await built.fund('ann', '500');
  expect(reasonOf(await down('ann', 'dan', 100))).toBe('sent');
  expect(reasonOf(await down('zoe', 'dan', 100))).toBe('transfer-not-downline');
});

test('getTransferEnabled: it is on for agents while staff and policy let them', async () => {
  const enabled = () =>
    built.actions.getTransferEnabled({ ...built.context(), caller: callerOf('ann'), input: {} });
  expect(await enabled()).toBe(true);
  policy = { memberTransfers: 'off' };
  expect(await enabled()).toBe(false);
});

test('a member without an upline has nobody to send to', async () => {
  await built.fund('zoe', '500');
  expect(reasonOf(await up('zoe', 100))).toBe('transfer-no-upline');
  expect(await termsOf('zoe')).toMatchObject({ up: null, down: 'direct' });
});

// @proves R29
test.each([
  ['off', 'ann', 'ben', 'transfers-off'],
  ['agents', 'ann', 'ben', 'sent'],
  ['agents', 'ann', 'cora', 'transfer-receiver-closed'],
  ['line', 'ann', 'cora', 'sent'],
] as const)(
  'with the policy %s a transfer from %s to %s is: %s',
  async (who, from, to, outcome) => {
    policy = { memberTransfers: who };
    await built.fund(from, '500');
    expect(reasonOf(await down(from, to, 100))).toBe(outcome);
  },
);

// @proves R29
test('in the strict profile a player can neither send nor receive', async () => {
  policy = { memberTransfers: policies.memberTransfers.strict };
  await built.fund('dan', '500');
  expect(reasonOf(await up('dan', 100))).toBe('transfers-off');
  expect(await built.wallet.mayTransferUp('dan')).toBe(false);
});

test.each([
  [0.001, {}, 'amount-invalid'],
  [0, {}, 'amount-invalid'],
  [100, { paymentPassword: 'wrong' }, 'payment-password-wrong'],
  [9.99, {}, 'amount-below-minimum'],
  [600, {}, 'balance-too-low'],
] as const)('a transfer of %d %j is refused: %s', async (amount, sent, refused) => {
  await built.fund('ann', '500');
  expect(reasonOf(await down('ann', 'ben', amount, sent))).toBe(refused);
  expect([await cashOf('ann'), await cashOf('ben')]).toEqual([units('500'), 0n]);
  expect(await listOf('ann')).toEqual([]);
});

test.each(['locked', 'excluded', 'closed'] as const)(
  'a receiver whose account is %s is refused without the reason',
  async (state) => {
    states = { ben: { state } };
    await built.fund('ann', '500');
    expect(await down('ann', 'ben', 100)).toEqual({ refused: 'transfer-receiver-closed' });
    expect(await cashOf('ben')).toBe(0n);
  },
);

test.each([
  ['is on a break', { refusalOfPause: refuse('player-on-break') }],
  ['has excluded themselves', { refusalOfPause: refuse('self-excluded') }],
  ['has terms to accept', { refusalOfDeposit: refuse('terms-due') }],
] as const)('a receiver who %s is refused without the reason', async (_why, bars) => {
  const barred = build(
    Object.fromEntries(
      Object.entries(bars).map(([port, refusal]) => [
        port,
        async (id: string) => (id === 'ben' ? refusal : undefined),
      ]),
    ),
  );
  await built.fund('ann', '500');
  const answer = await down('ann', 'ben', 100, { on: barred });
  expect(answer).toEqual({ refused: 'transfer-receiver-closed' });
  await barred.close();
});

test('a sender on a break, and one who must prove who they are, are told why', async () => {
  await built.fund('ann', '500');
  const resting = build({ refusalOfPause: async () => refuse('player-on-break') });
  expect(reasonOf(await down('ann', 'ben', 100, { on: resting }))).toBe('player-on-break');
  const unknown = build({ refusalOfWithdrawal: async () => refuse('identity-missing') });
  expect(reasonOf(await down('ann', 'ben', 100, { on: unknown }))).toBe('identity-missing');
  await resting.close();
  await unknown.close();
});

test('received money counts towards the receiver’s deposit limit', async () => {
  await built.fund('ann', '500');
  const now = built.clock.now();
  await built.wallet.depositLimits.set('ben', 'day', units('150'), now);
  expect(reasonOf(await down('ann', 'ben', 100))).toBe('sent');
  expect(await down('ann', 'ben', 60)).toEqual({ refused: 'transfer-receiver-closed' });
  const [day] = await built.wallet.depositLimits.list('ben', now);
  expect(day).toMatchObject({ value: units('150'), used: units('100') });
});

test('open turnover and held money stay where they are', async () => {
  await built.fund('ann', '500');
  await database.transaction((tx) =>
    addTurnover(tx, { playerId: 'ann', currency: 'PHP', required: units('30') }),
  );
  expect(await down('ann', 'ben', 100)).toEqual({
    refused: 'turnover-not-met',
    facts: { turnover: '30.00' },
  });
  expect([await cashOf('ann'), await cashOf('ben')]).toEqual([units('500'), 0n]);
});

test('received money cannot be sent on before it was staked once', async () => {
  await built.fund('ann', '500');
  await down('ann', 'ben', 100);
  expect(reasonOf(await down('ben', 'dan', 50))).toBe('turnover-not-met');
});

test('one click is one transfer, also five times in parallel', async () => {
  await built.fund('ann', '500');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => down('ann', 'ben', 100, { intent: 'click' })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await cashOf('ben')).toBe(units('100'));
  expect(await built.wallet.turnoverRequired('ben', 'PHP')).toBe(units('100'));
});

test('parallel transfers cannot pass the day’s sum or number', async () => {
  policy = { transferDailyMaximum: '250', transferDailyCount: 10 };
  await built.fund('ann', '1000');
  const bySum = await Promise.all(Array.from({ length: 5 }, () => down('ann', 'ben', 100)));
  expect(bySum.map(reasonOf).toSorted()).toEqual([
    'sent',
    'sent',
    'transfer-limit-reached',
    'transfer-limit-reached',
    'transfer-limit-reached',
  ]);
  policy = { transferDailyMaximum: '50000', transferDailyCount: 4 };
  const byCount = await Promise.all(Array.from({ length: 4 }, () => down('ann', 'ben', 10)));
  expect(byCount.map(reasonOf).filter((reason) => reason === 'sent')).toHaveLength(2);
  expect(byCount.map(reasonOf)).toContain('transfer-count-reached');
  expect(await cashOf('ann')).toBe(units('780'));
});

test('a new day begins at midnight in GMT+8', async () => {
  policy = { transferDailyCount: 1 };
  await built.fund('ann', '500');
  expect(reasonOf(await down('ann', 'ben', 10))).toBe('sent');
  expect(await termsOf('ann')).toMatchObject({ countLeft: 0, left: '49990.00' });
  expect(reasonOf(await down('ann', 'ben', 10))).toBe('transfer-count-reached');
  built.clock.advance(24 * 3_600_000);
  expect(reasonOf(await down('ann', 'ben', 10))).toBe('sent');
});

test('two who send to each other at once both arrive', async () => {
  await built.fund('ann', '500');
  await built.fund('ben', '500');
  policy = { transferTurnoverTimes: 0 };
  const answers = await Promise.all([
    down('ann', 'ben', 100),
    up('ben', 30),
    down('ann', 'ben', 50),
  ]);
  expect(answers.map(reasonOf)).toEqual(['sent', 'sent', 'sent']);
  expect([await cashOf('ann'), await cashOf('ben')]).toEqual([units('380'), units('620')]);
});

// @proves V8.2.2
test('a member sees only the transfers they took part in', async () => {
  await built.fund('ann', '500');
  await down('ann', 'ben', 100);
  await down('ann', 'cora', 50);
  expect(await listOf('ann')).toHaveLength(2);
  expect(await listOf('ann', { side: 'received' })).toEqual([]);
  expect(await listOf('cora')).toMatchObject([{ side: 'received', amount: 50, name: 'na***nn' }]);
  expect(await listOf('zoe')).toEqual([]);
});

const desk = <I>(input: I) => ({ ...built.context(), caller: cashier, input });

test('staff find transfers by either side, direction, state and day', async () => {
  await built.fund('ann', '500');
  await built.fund('dan', '500');
  await down('ann', 'ben', 100);
  await up('dan', 40);
  const find = async (input: object) => {
    const found = await built.actions.listTeamTransfersOfAll(desk(input));
    return isRefusal(found)
      ? []
      : found.list.map(({ sender, receiver }) => [sender.id, receiver.id]);
  };
  expect(await find({ username: 'name of ben' })).toHaveLength(2);
  expect(await find({ memberId: 'ann' })).toEqual([['ann', 'ben']]);
  expect(await find({ way: 'up' })).toEqual([['dan', 'ben']]);
  expect(await find({ state: 'reversed' })).toEqual([]);
  expect(await find({ username: 'unknown' })).toEqual([]);
  expect(await find({ startDate: '2999-01-01' })).toEqual([]);
});

test('staff switch transfers off for a member on both sides, and on again', async () => {
  await built.fund('ann', '500');
  await built.fund('ben', '500');
  const turn = (on: boolean) =>
    built.actions.setMemberTransfers(desk({ id: 'ben', on, reason: 'many small sums' }));
  expect(await turn(false)).toEqual({ done: true });
  expect(await down('ann', 'ben', 100)).toEqual({ refused: 'transfer-receiver-closed' });
  expect(reasonOf(await up('ben', 100))).toBe('transfers-off');
  expect(await built.actions.getMemberTransfers(desk({ id: 'ben' }))).toMatchObject({
    sentToday: '0.0000',
    off: { by: 'cashier', reason: 'many small sums' },
  });
  await turn(true);
  expect(reasonOf(await down('ann', 'ben', 100))).toBe('sent');
  expect(built.audited.map(({ action, after }) => [action, after])).toEqual([
    ['set-member-transfers', { on: false, reason: 'many small sums' }],
    ['set-member-transfers', { on: true, reason: 'many small sums' }],
  ]);
  const unknown = desk({ id: 'nobody', on: true, reason: 'why' });
  expect(await built.actions.setMemberTransfers(unknown)).toEqual({ refused: 'member-not-found' });
});

async function sentId(): Promise<string> {
  await built.fund('ann', '500');
  const sent = await down('ann', 'ben', 100);
  if (isRefusal(sent)) throw new Error(sent.refused);
  return sent.transferId;
}

const reverse = (id: string, on = built) =>
  on.actions.reverseTeamTransfer({ ...desk({ id, reason: 'sent by a thief' }), ...on.context() });

test('a reversal takes the whole amount and its turnover back, once', async () => {
  const id = await sentId();
  const answers = await Promise.all([reverse(id), reverse(id)]);
  expect(answers.map(reasonOf).toSorted()).toEqual(['sent', 'transfer-reversed']);
  expect([await cashOf('ann'), await cashOf('ben')]).toEqual([units('500'), 0n]);
  expect(await built.wallet.turnoverRequired('ben', 'PHP')).toBe(0n);
  expect(await listOf('ben')).toMatchObject([{ state: 'reversed' }]);
  expect(await termsOf('ann')).toMatchObject({ left: '50000.00', countLeft: 10 });
  expect(built.audited).toMatchObject([{ action: 'reverse-team-transfer', subject: id }]);
  expect((await built.wallet.trialBalance()).balanced).toBe(true);
});

test('money that is gone is not taken back, and an unknown transfer is refused', async () => {
  policy = { transferTurnoverTimes: 0 };
  const id = await sentId();
  await down('ben', 'dan', 100);
  expect(await reverse(id)).toEqual({ refused: 'transfer-money-gone' });
  expect(await reverse('unknown')).toEqual({ refused: 'transfer-unknown' });
  expect(await listOf('ann')).toMatchObject([{ state: 'done' }]);
});

test('staff who opened the sender’s account cannot send the money back there', async () => {
  const id = await sentId();
  const opened = build({ hasOpened: async (_tx, { memberId }) => memberId === 'ann' });
  expect(await reverse(id, opened)).toEqual({ refused: 'second-person-needed' });
  await opened.close();
  expect(await cashOf('ben')).toBe(units('100'));
});
