// The conditions of a withdrawal as the request keeps them: the day's count and sum, by two
// requests at once too, the fee that was shown, missing turnover, and where money goes back to.
import { refuse, withdrawalsUncounted, type Policies } from '@baize/contract';
import { payoutReversed } from '@baize/ledger';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import { given } from '../../../../platform/call/testing.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { addTurnover } from '../../books/store/turnover/writer.ts';
import { buildWallet, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
const dayMs = 24 * 3_600_000;
let database: Database;
let built: BuiltWallet;
let bankCardId: string;
let changed: Partial<Policies>;

beforeEach(async () => {
  changed = {};
  database = await freshDatabase();
  const plain = buildWallet(database);
  const policy = () => ({ ...plain.ports.policy(), ...changed });
  built = buildWallet(database, { policy });
  await plain.close();
  await built.fund('ana', '10000');
  bankCardId = await addCard('BDO', '12345678');
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

async function addCard(bankCode: string, cardNumber: string): Promise<string> {
  const input = { bankCode, cardNumber, cardHolder: 'Ana Cruz', paymentPassword: 'secret' };
  const added = await built.actions.addBankCard({ ...built.context(), caller: ana, input });
  if ('refused' in added) throw new Error(added.refused);
  return added.bankCardId;
}

interface More {
  readonly fee?: number;
  readonly card?: string;
  readonly intent?: string;
}

function request(amount: number, { fee, card, intent }: More = {}) {
  const input = {
    amount,
    bankCardId: card ?? bankCardId,
    paymentPassword: 'secret',
    ...(fee === undefined ? {} : { fee }),
  };
  return built.actions.requestWithdrawal({ ...built.context(intent), caller: ana, input });
}

async function preview(amount?: number, card = bankCardId) {
  const input = { bankCardId: card, ...(amount === undefined ? {} : { amount }) };
  const call = { ...built.context(), caller: ana, input };
  const shown = await built.actions.preWithdrawTransaction(call);
  if ('refused' in shown) throw new Error('refused');
  return shown;
}

const balances = () => built.ledger.balance('ana', 'PHP');

/** Asks all of it at once. */
const atOnce = async (amounts: readonly number[]) => {
  const answers = await Promise.all(amounts.map((amount) => request(amount)));
  return answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []));
};

test('the day’s last withdrawal is one, however many are asked for at once', async () => {
  changed = { withdrawalsDaily: 2 };
  await request(100);
  expect(await atOnce([100, 100, 100])).toEqual(Array(2).fill('withdrawal-count-reached'));
  expect((await balances()).held).toBe(units('200'));
  expect((await preview()).limits).toMatchObject({ count: 2, countLeft: 0 });
  expect(await preview(100)).toMatchObject({
    status: 0,
    availableAmount: 0,
    obstacle: 'withdrawal-count-reached',
  });
  built.clock.advance(dayMs);
  expect(await request(100)).toHaveProperty('refId');
});

test('the day’s sum is never exceeded by requests at once, and the rest is told', async () => {
  changed = { withdrawalDailySum: '1000' };
  expect(await atOnce([600, 600])).toEqual(['withdrawal-sum-reached']);
  expect(await request(500)).toEqual(
    refuse('withdrawal-sum-reached', { facts: { sum: '1000.00', left: '400.00' } }),
  );
  expect(await preview(400)).toMatchObject({
    availableAmount: 400,
    limits: { sum: 1000, sumLeft: 400 },
    obstacle: '',
  });
  expect(await request(400)).toHaveProperty('refId');
});

test('a refused withdrawal does not count', async () => {
  changed = { withdrawalsDaily: 1 };
  const first = await request(100);
  await sql`update wallet_withdrawal set state = 'refused'
    where id = ${'refId' in first ? first.refId : ''}`.execute(database.kysely);
  expect(await request(100)).toHaveProperty('refId');
});

test('a repeated click at the day’s limit gets its first answer', async () => {
  changed = { withdrawalsDaily: 1 };
  const first = await request(100, { intent: 'click' });
  expect(await request(100, { intent: 'click' })).toEqual(first);
  expect(await request(100)).toMatchObject({ refused: 'withdrawal-count-reached' });
});

test('the fee is taken from the amount after the free ones, as the preview shows', async () => {
  changed = { withdrawalFee: '5', withdrawalFeePermille: 10, withdrawalsFree: 1 };
  expect(await preview(1000)).toMatchObject({ fee: { amount: 0, netAmount: 1000, freeLeft: 1 } });
  expect(await request(1000, { fee: 0 })).toMatchObject({ fee: 0, netAmount: 1000 });
  expect(await preview(1000)).toMatchObject({
    fee: { fixed: 5, permille: 10, amount: 15, netAmount: 985, freeLeft: 0 },
  });
  expect(await request(1000, { fee: 0 })).toEqual(
    refuse('withdrawal-fee-changed', { facts: { fee: '15.00' } }),
  );
  expect(await request(1000, { fee: 15 })).toMatchObject({ amount: 1000, fee: 15, netAmount: 985 });
  // A client that knows no fees pays the usual one.
  expect(await request(1000)).toMatchObject({ fee: 15 });
  expect(await request(1000, { fee: 0.123_45 })).toEqual({ refused: 'amount-invalid' });
  built.clock.advance(40 * dayMs);
  expect(await request(1000)).toMatchObject({ fee: 0 });
});

test('a level has more withdrawals and more of them free, never fewer', async () => {
  changed = { withdrawalsDaily: 1, withdrawalDailySum: '500', withdrawalFee: '5' };
  const favour = { maximum: null, first: false, daily: 3, dailySum: units('900'), free: 2 };
  const policy = built.ports.policy;
  const level = buildWallet(database, { policy, favourOf: async () => favour });
  const call = { ...level.context(), caller: ana, input: {} };
  expect(await level.actions.preWithdrawTransaction(call)).toMatchObject({
    limits: { count: 3, sum: 900 },
    fee: { freeLeft: 2 },
  });
  await level.close();
  const low = buildWallet(database, {
    policy,
    favourOf: async () => ({ ...favour, daily: 0, dailySum: 1n, free: 0 }),
  });
  expect(await low.actions.preWithdrawTransaction(call)).toMatchObject({
    limits: { count: 1, sum: 500 },
    fee: { freeLeft: 0 },
  });
  await low.close();
});

const owe = (required: string) =>
  database.transaction((tx) =>
    addTurnover(tx, { playerId: 'ana', currency: 'PHP', required: units(required) }),
  );

test('missing turnover locks the cash, or costs a fee that the player agreed to', async () => {
  await owe('300');
  const locked = [{ reason: 'turnover', amount: 10_000 }];
  expect(await preview(400)).toMatchObject({
    status: 0,
    locked,
    turnover: {
      required: 300,
      counted: 0,
      left: 300,
      items: [{ source: 'adjustment', required: 300, counted: 0, bets: [] }],
    },
    obstacle: 'turnover-not-met',
  });
  expect(await request(400, { fee: 0 })).toMatchObject({ refused: 'turnover-not-met' });
  changed = { turnoverFeePermille: 100 };
  expect(await preview(400)).toMatchObject({
    status: 1,
    locked: [],
    fee: { turnoverPermille: 100, amount: 40, netAmount: 360 },
    obstacle: '',
  });
  expect(await request(400)).toMatchObject({ refused: 'turnover-not-met' });
  expect(await request(400, { fee: 40 })).toMatchObject({ fee: 40, netAmount: 360 });
});

test('a debt is told in the preview and refused in the request', async () => {
  const debtor = { playerId: 'ana', currency: 'PHP', roundId: 'r', version: 2 };
  await built.ledger.post(
    payoutReversed({ ...debtor, payout: units('10500'), cash: units('10000') }),
  );
  expect(await preview()).toMatchObject({
    availableAmount: 0,
    locked: [{ reason: 'debt', amount: 500 }],
    obstacle: 'debt-open',
  });
  expect(await request(100)).toMatchObject({ refused: 'debt-open' });
});

async function depositFrom(bankCode: string, amount: number, bankType = 'PGMT') {
  const input = { vendorId: 'sandpay', bankType, bankCode, amount };
  const opened = await built.actions.depositByLaunchUrl({
    ...built.context(),
    caller: ana,
    input,
  });
  const reference = 'transId' in opened ? opened.transId : '';
  await built.hear({ kind: 'deposit', outcome: 'paid', reference, amount: String(amount) });
  return reference;
}

// @proves R28
test('money goes back to the bank it came from first, then anywhere', async () => {
  changed = { refundSourceDays: 30, depositTurnoverTimes: 0 };
  await depositFrom('BPI', 500);
  await depositFrom('QRPH', 900, 'QR');
  const other = await addCard('BPI', '87654321');
  expect(await preview(400)).toMatchObject({
    sources: [{ bankCode: 'BPI', amount: 500 }],
    obstacle: 'refund-source-first',
  });
  expect(await request(400)).toMatchObject({
    refused: 'refund-source-first',
    facts: { bank: 'Bank of the Philippine Islands', amount: '500.00' },
  });
  expect(await request(500, { card: other })).toHaveProperty('refId');
  expect((await preview()).sources).toEqual([]);
  expect(await request(400)).toHaveProperty('refId');
});

// @proves R28
test('money that a bank took back does not have to go there again', async () => {
  changed = { refundSourceDays: 30, depositTurnoverTimes: 0 };
  const reference = await depositFrom('BPI', 500);
  await built.hear({ kind: 'deposit', outcome: 'reversed', reference, amount: '200' });
  expect((await preview()).sources).toMatchObject([{ bankCode: 'BPI', amount: 300 }]);
  const whole = await depositFrom('BPI', 800);
  await built.hear({ kind: 'deposit', outcome: 'reversed', reference: whole, amount: '800' });
  expect((await preview()).sources).toMatchObject([{ bankCode: 'BPI', amount: 300 }]);
});

test('deposits older than the policy’s days go anywhere, and without days all do', async () => {
  changed = { refundSourceDays: 30, depositTurnoverTimes: 0 };
  await depositFrom('BPI', 500);
  expect((await preview()).sources).toHaveLength(1);
  built.clock.advance(31 * dayMs);
  expect((await preview()).sources).toEqual([]);
  built.clock.advance(-31 * dayMs);
  changed = { ...changed, refundSourceDays: 0 };
  expect(await request(400)).toHaveProperty('refId');
});

test('the preview tells where the rest of the money is', async () => {
  await request(400);
  const moving = buildWallet(database, { transfersUnderWay: async () => units('7') });
  const call = { ...moving.context(), caller: ana, input: {} };
  expect(await moving.actions.preWithdrawTransaction(call)).toMatchObject({
    balance: 9600,
    availableAmount: 9600,
    locked: [{ reason: 'held', amount: 400 }],
    expectedMinutes: null,
    receiptMinutes: 30,
    status: 1,
  });
  await moving.close();
});

test('the preview names the first obstacle of an amount', async () => {
  expect((await preview(0.001)).obstacle).toBe('amount-invalid');
  expect((await preview(99)).obstacle).toBe('amount-below-minimum');
  expect((await preview(600_000)).obstacle).toBe('amount-above-maximum');
  expect((await preview(20_000)).obstacle).toBe('balance-too-low');
  expect((await preview(400, 'nobodys')).obstacle).toBe('bank-card-not-found');
  const gated = buildWallet(database, {
    refusalOfWithdrawal: async () => refuse('identity-missing'),
  });
  const call = { ...gated.context(), caller: ana, input: {} };
  expect(await gated.actions.preWithdrawTransaction(call)).toMatchObject({
    obstacle: 'identity-missing',
  });
  await gated.close();
});

// @proves R34
test('no call of a player takes a withdrawal back into play', async () => {
  const asked = await request(400);
  const refId = 'refId' in asked ? asked.refId : '';
  const answer = await built.actions.confirmWithdrawalReceipt({
    ...built.context(),
    caller: ana,
    input: { refId, received: false },
  });
  expect(answer).toEqual({ refused: 'withdrawal-not-paid' });
  expect(await balances()).toMatchObject({ cash: units('9600'), held: units('400') });
});

test('the accounts tell the withdrawals left today, as the request keeps them', async () => {
  const left = async () => {
    const call = { ...built.context(), caller: ana, input: {} };
    return given(await built.actions.listBankCards(call)).remainingTransactionTimes;
  };
  changed = { withdrawalsDaily: 2 };
  expect(await left()).toBe(2);
  expect(await request(400)).toHaveProperty('refId');
  expect(await left()).toBe(1);
  expect(await request(400)).toHaveProperty('refId');
  expect(await left()).toBe(0);
  expect(await request(400)).toHaveProperty('refused', 'withdrawal-count-reached');
  changed = { withdrawalsDaily: 0 };
  expect(await left()).toBe(withdrawalsUncounted);
  changed = { withdrawalsDaily: 2 };
  built.clock.advance(dayMs);
  expect(await left()).toBe(2);
});

test('an account keeps where its bank is, and older clients list the banks', async () => {
  const place = { province: ' Cebu ', city: 'Lapu-Lapu', branch: 'Mactan' };
  const input = { bankCode: 'BPI', cardNumber: '1234567890', cardHolder: 'Ana Cruz', ...place };
  const call = { ...built.context('place'), caller: ana };
  const card = { ...input, paymentPassword: 'secret' };
  const kept = { province: 'Cebu', city: 'Lapu-Lapu', branch: 'Mactan' };
  expect(await built.actions.addBankCard({ ...call, input: card })).toMatchObject(kept);
  const asked = { ...call, input: {} };
  const { bankCards } = given(await built.actions.listBankCards(asked));
  expect(bankCards.map(({ province }) => province).toSorted()).toEqual(['', 'Cebu']);
  const { withdraw_banks: banks } = given(await built.actions.listWithdrawBanks(asked));
  expect(banks).toContainEqual({
    bank_code: 'BPI',
    bank_ch_name: expect.any(String),
    kind: 'bank',
  });
});

test('cash is locked by the turnover that is left, the bonus by its own', async () => {
  const status = (input: { accountTypeId?: number; accountId?: string }) =>
    built.actions.getLockStatus({ ...built.context(), caller: ana, input });
  const free = { lock_status: 0, status: 0, current_to_required: 0 };
  expect(await status({})).toEqual(free);
  await database.transaction((tx) =>
    addTurnover(tx, { playerId: 'ana', currency: 'PHP', required: units('150') }),
  );
  const locked = { lock_status: 1, status: 1, current_to_required: 150 };
  expect(await status({ accountTypeId: 2 })).toEqual(locked);
  expect(await status({ accountId: 'player-cash' })).toEqual(locked);
  expect(await status({ accountTypeId: 3 })).toEqual(free);
  expect(await status({ accountId: 'SBXD' })).toEqual(free);
});
