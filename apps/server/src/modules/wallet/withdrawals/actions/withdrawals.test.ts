// Withdrawals, from the request to the receipt: every refusal in order, money held, returned, in
// transit and gone exactly once, by two rivals at once too, and silence that becomes a yes.
import { refuse } from '@baize/contract';
import { debtSettled, payoutReversed } from '@baize/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { buildWallet, cashier, playerNamed, units, type BuiltWallet } from '../../testing.ts';

const ana = playerNamed('ana');
let database: Database;
let built: BuiltWallet;
let bankCardId: string;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
  await built.fund('ana', '1000');
  bankCardId = await addCard('12345678');
  built.told.length = 0;
});

afterEach(async () => {
  const { balanced } = await built.wallet.trialBalance();
  if (!balanced) throw new Error('the books do not balance');
  await built.close();
  await database.close();
});

/** The smallest picture: one point. */
const proof =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const card = { bankCode: 'BDO', cardHolder: 'Ana Cruz', paymentPassword: 'secret' };

async function addCard(cardNumber: string, intent?: string): Promise<string> {
  const input = { ...card, cardNumber };
  const added = await built.actions.addBankCard({ ...built.context(intent), caller: ana, input });
  return 'refused' in added ? added.refused : added.bankCardId;
}

function request(amount: number, more: { intent?: string; bankCardId?: string } = {}) {
  const input = { amount, bankCardId: more.bankCardId ?? bankCardId, paymentPassword: 'secret' };
  return built.actions.requestWithdrawal({ ...built.context(more.intent), caller: ana, input });
}

async function asked(amount = 400): Promise<string> {
  const withdrawal = await request(amount);
  if ('refused' in withdrawal) throw new Error(withdrawal.refused);
  return withdrawal.refId;
}

const staff = (id: string) => ({ ...built.context(), caller: cashier, input: { id } });
const approve = (id: string) => built.actions.approveWithdrawal(staff(id));
const pay = (id: string) => built.actions.payWithdrawal(staff(id));
const turnDown = (id: string) =>
  built.actions.refuseWithdrawal({ ...staff(id), input: { id, remark: 'card closed' } });
const paidNews = (reference: string) =>
  ({ kind: 'payout', outcome: 'paid', reference, amount: '400' }) as const;

async function paid(): Promise<string> {
  const id = await asked();
  await approve(id);
  await pay(id);
  await built.hear(paidNews(id));
  return id;
}

function confirm(refId: string, received: boolean, more: { intent?: string; by?: string } = {}) {
  const caller = playerNamed(more.by ?? 'ana');
  const input = { refId, received, ...(received ? {} : { remark: 'not on my list', proof }) };
  return built.actions.confirmWithdrawalReceipt({ ...built.context(more.intent), caller, input });
}

async function purses() {
  const { cash, held } = await built.ledger.balance('ana', 'PHP');
  const transit = (await built.wallet.trialBalance()).totals.find(
    ({ kind }) => kind === 'payout-in-transit',
  );
  return { cash, held, transit: transit?.balance ?? 0n };
}

// @proves V7.5.3
test.each(['missing', 'locked', 'wrong'] as const)(
  'a payment password that is %s stops a withdrawal, and a wrong one a card',
  async (answer) => {
    const guarded = buildWallet(database, { verifyPaymentPassword: async () => answer });
    const context = { ...guarded.context(), caller: ana };
    const refused = `payment-password-${answer}`;
    const added = guarded.actions.addBankCard({
      ...context,
      input: { ...card, cardNumber: '87654321' },
    });
    if (answer === 'missing') expect(await added).not.toHaveProperty('refused');
    else expect(await added).toEqual({ refused });
    const input = { amount: 400, bankCardId, paymentPassword: 'x' };
    expect(await guarded.actions.requestWithdrawal({ ...context, input })).toEqual({ refused });
    await guarded.close();
  },
);

// @proves R5
test('a required identity check is refused first', async () => {
  const refusalOfWithdrawal = async () => refuse('identity-missing');
  const gated = buildWallet(database, { refusalOfWithdrawal });
  const input = { amount: 400, bankCardId, paymentPassword: 'not asked' };
  const call = { ...gated.context(), caller: ana, input };
  expect(await gated.actions.requestWithdrawal(call)).toEqual({ refused: 'identity-missing' });
  await gated.close();
});

test.each([
  [10.001, 'amount-invalid'],
  [99, 'amount-below-minimum'],
  [500_001, 'amount-above-maximum'],
  [1000.01, 'balance-too-low'],
])('a withdrawal of %d is refused: %s', async (amount, refused) => {
  expect(await request(amount)).toMatchObject({ refused });
  expect(await purses()).toEqual({ cash: units('1000'), held: 0n, transit: 0n });
});

test('of several refusals of a request the first in the contract’s order is told', async () => {
  let isGated = true;
  let password: 'ok' | 'wrong' = 'wrong';
  const strict = buildWallet(database, {
    refusalOfWithdrawal: async () => (isGated ? refuse('identity-missing') : undefined),
    verifyPaymentPassword: async () => password,
  });
  const told: string[] = [];
  const tell = async (amount: number, card = bankCardId) => {
    const input = { amount, bankCardId: card, paymentPassword: 'x' };
    const call = { ...strict.context(), caller: ana, input };
    const answer = await strict.actions.requestWithdrawal(call);
    told.push('refused' in answer ? answer.refused : 'held');
  };
  await tell(0.001, 'unknown');
  await tell(99, 'unknown');
  isGated = false;
  await tell(99, 'unknown');
  password = 'ok';
  await tell(99, 'unknown');
  await tell(99);
  const ordered = ['amount-invalid', 'identity-missing', 'payment-password-wrong'];
  expect(told).toEqual([...ordered, 'bank-card-not-found', 'amount-below-minimum']);
  await strict.close();
});

test('a withdrawal to another player’s card is refused', async () => {
  const ben = { ...built.context(), caller: playerNamed('ben') };
  const input = { amount: 400, bankCardId, paymentPassword: 'secret' };
  expect(await built.actions.requestWithdrawal({ ...ben, input })).toEqual({
    refused: 'bank-card-not-found',
  });
});

test('a withdrawal needs its turnover, which settled stakes reduce', async () => {
  const call = { ...built.context(), caller: ana };
  const input = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH', amount: 500 };
  const opened = await built.actions.depositByLaunchUrl({ ...call, input });
  const reference = 'transId' in opened ? opened.transId : '';
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect(await request(400)).toMatchObject({
    refused: 'turnover-not-met',
    facts: { turnover: '500.00' },
  });
  const play = () => built.play('ana', '300', { payout: units('300') });
  await play();
  const settings = await built.actions.getWithdrawSettings({ ...call, input: {} });
  expect(settings).toMatchObject({ turnoverRequired: 200, minimumAmount: 100 });
  await play();
  expect(await request(400)).toMatchObject({ status: 1 });
});

test('a request holds the amount at once, and one click is one request', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => request(400, { intent: 'click' })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await purses()).toEqual({ cash: units('600'), held: units('400'), transit: 0n });
  expect(built.told.map(({ event }) => event)).toEqual([
    'balance-moved',
    'withdrawal-moved',
    'withdrawals-changed',
  ]);
});

test('a repeated request gets its first answer, though money would be refused now', async () => {
  const first = await request(400, { intent: 'click' });
  const input = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH', amount: 500 };
  const call = { ...built.context(), caller: ana, input };
  const opened = await built.actions.depositByLaunchUrl(call);
  const reference = 'transId' in opened ? opened.transId : '';
  await built.hear({ kind: 'deposit', outcome: 'paid', reference });
  expect(await request(400)).toMatchObject({ refused: 'turnover-not-met' });
  expect(await request(400, { intent: 'click' })).toEqual(first);
});

test('parallel requests never hold more than the balance', async () => {
  const answers = await Promise.all([request(600), request(600)]);
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([{ refused: 'balance-too-low' }]);
  expect(await purses()).toEqual({ cash: units('400'), held: units('600'), transit: 0n });
});

test('approved, paid and received: held, in transit, gone', async () => {
  const id = await asked();
  expect(await approve(id)).toMatchObject({ state: 'approved', judgedBy: 'cashier' });
  expect(await pay(id)).toMatchObject({ state: 'paying', username: 'name of ana' });
  expect(await purses()).toEqual({ cash: units('600'), held: units('400'), transit: 0n });
  await Promise.all([built.hear(paidNews(id)), built.hear(paidNews(id))]);
  expect(await purses()).toEqual({ cash: units('600'), held: 0n, transit: units('400') });
  const context = { ...built.context(), caller: ana, input: {} };
  expect(await built.actions.listPaymentConfirmations(context)).toMatchObject({
    list: [{ refId: id, status: 4, receiptDueAt: built.clock.now() + 30 * 60_000 }],
  });
  expect(await confirm(id, true)).toMatchObject({ receipt: 'received', receiptDueAt: null });
  expect(await purses()).toEqual({ cash: units('600'), held: 0n, transit: 0n });
  expect(built.audited.map(({ action }) => action)).toEqual([
    'approve-withdrawal',
    'pay-withdrawal',
  ]);
});

test('a rejected withdrawal returns the held money once', async () => {
  const id = await asked();
  const both = await Promise.all([turnDown(id), turnDown(id)]);
  expect(both.filter((answer) => 'refused' in answer)).toEqual([
    { refused: 'withdrawal-not-pending' },
  ]);
  expect(await purses()).toEqual({ cash: units('1000'), held: 0n, transit: 0n });
  expect(
    await built.actions.listWithdrawals({ ...built.context(), caller: ana, input: {} }),
  ).toMatchObject({
    list: [{ status: 3, remark: 'card closed' }],
  });
});

test('staff cannot judge an unknown withdrawal or one that is not due', async () => {
  for (const act of [approve, pay, turnDown]) {
    expect(await act('nobody')).toEqual({ refused: 'withdrawal-not-found' });
  }
  const id = await asked();
  expect(await pay(id)).toEqual({ refused: 'withdrawal-not-approved' });
  await approve(id);
  expect(await approve(id)).toEqual({ refused: 'withdrawal-not-pending' });
  await pay(id);
  expect(await turnDown(id)).toEqual({ refused: 'withdrawal-not-pending' });
});

test('without a clear answer a payout can be repeated, but not given back', async () => {
  const id = await asked();
  await approve(id);
  built.script.mood = 'silent';
  expect(await pay(id)).toEqual({ refused: 'provider-unavailable' });
  expect(await turnDown(id)).toEqual({ refused: 'withdrawal-not-pending' });
  built.script.mood = 'well';
  expect(await pay(id)).toMatchObject({ state: 'paying' });
  expect(built.asked.filter((one) => one === id)).toHaveLength(1);
  await built.hear(paidNews(id));
  expect(await purses()).toMatchObject({ held: 0n, transit: units('400') });
});

test('a payout refused by the provider leaves an approved withdrawal to give back', async () => {
  const id = await asked();
  await approve(id);
  built.script.mood = 'unwilling';
  expect(await pay(id)).toEqual({ refused: 'provider-unavailable' });
  expect(await turnDown(id)).toMatchObject({ state: 'refused' });
  expect(await purses()).toEqual({ cash: units('1000'), held: 0n, transit: 0n });
});

test('a failed payout returns to the cashier and is paid by another attempt', async () => {
  const id = await asked();
  await approve(id);
  await pay(id);
  await built.hear({ kind: 'payout', outcome: 'failed', reference: id });
  const list = await built.actions.listWithdrawalsToJudge({
    ...built.context(),
    caller: cashier,
    input: { state: 'approved' },
  });
  const failed = { payoutProblem: 'payout-failed', payoutRef: `ref-${id}`, remark: '' };
  expect(list).toMatchObject({ total: 1, list: [{ id, ...failed }] });
  const input = { ...built.context(), caller: ana, input: {} };
  const told = { status: 2, remark: '', payoutDelayed: true };
  expect(await built.actions.listWithdrawals(input)).toMatchObject({ list: [told] });
  await pay(id);
  expect(built.asked).toEqual([id, `${id}-2`]);
  await built.hear(paidNews(id));
  expect(await purses()).toMatchObject({ held: units('400') });
  await built.hear(paidNews(`${id}-2`));
  expect(await purses()).toMatchObject({ held: 0n, transit: units('400') });
});

test('a webhook of an unknown payout is refused', async () => {
  expect(await built.hear(paidNews('nobody'))).toEqual({ refused: 'payment-unknown' });
});

// @proves L11
test('a receipt is answered once: twice the same click, a stranger, a second answer', async () => {
  const id = await paid();
  expect(await confirm(id, true, { by: 'ben' })).toEqual({ refused: 'withdrawal-not-found' });
  const taps = await Promise.all([1, 2].map(() => confirm(id, true, { intent: 'tap' })));
  expect(taps[0]).toEqual(taps[1]);
  expect(await confirm(id, true)).toEqual({ refused: 'receipt-already-confirmed' });
  const unpaid = await asked(100);
  expect(await confirm(unpaid, true)).toEqual({ refused: 'withdrawal-not-paid' });
});

test('a disputed receipt leaves the money in transit', async () => {
  const id = await paid();
  expect(await confirm(id, false)).toMatchObject({ receipt: 'disputed' });
  expect(await confirm(id, true)).toEqual({ refused: 'receipt-disputed' });
  const disputed = await built.actions.listWithdrawalsToJudge({
    ...built.context(),
    caller: cashier,
    input: { state: 'disputed' },
  });
  const own = { receipt: 'disputed', receiptRemark: 'not on my list', remark: '' };
  expect(disputed).toMatchObject({ total: 1, list: [{ id, ...own }] });
  expect(await purses()).toMatchObject({ transit: units('400') });
});

// @proves L11 L173
test('an unanswered receipt counts as received after its time, once', async () => {
  const id = await paid();
  const [job] = built.wallet.jobs;
  built.clock.advance(30 * 60_000 - 1);
  await job?.run();
  expect(await purses()).toMatchObject({ transit: units('400') });
  built.clock.advance(1);
  await Promise.all([job?.run(), job?.run()]);
  expect(await purses()).toMatchObject({ transit: 0n });
  expect(await confirm(id, true)).toEqual({ refused: 'receipt-already-confirmed' });
});

test('staff who opened access to an account cannot release its money', async () => {
  let opened = [cashier.staffId];
  const strict = buildWallet(database, {
    hasOpened: async (_tx, { staff: { staffId }, memberId }) =>
      memberId === 'ana' && opened.includes(staffId),
  });
  const id = await asked();
  const needed = { refused: 'second-person-needed' };
  expect(await strict.actions.approveWithdrawal(staff(id))).toEqual(needed);
  opened = [];
  expect(await strict.actions.approveWithdrawal(staff(id))).toMatchObject({ state: 'approved' });
  opened = [cashier.staffId];
  expect(await strict.actions.payWithdrawal(staff(id))).toEqual(needed);
  expect(await built.actions.payWithdrawal(staff(id))).toMatchObject({ state: 'paying' });
  await strict.close();
});

test('the payment company gets our own address, not the called host', async () => {
  const elsewhere = { origin: 'https://evil.example' };
  const id = await asked();
  await approve(id);
  await built.actions.payWithdrawal({ ...staff(id), ...elsewhere });
  const input = { amount: 500, vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH' };
  await built.actions.depositByLaunchUrl({
    ...built.context(),
    ...elsewhere,
    caller: ana,
    input,
  });
  const webhook = 'https://play.example/vendor/payments/sandpay/webhook';
  expect(built.webhooks).toEqual([webhook, webhook]);
});

test('a player with a debt cannot withdraw until it is settled', async () => {
  const debtor = { playerId: 'ana', currency: 'PHP' };
  const payout = units('1500');
  await built.ledger.post(
    payoutReversed({ ...debtor, roundId: 'r', version: 2, payout, cash: units('1000') }),
  );
  await built.fund('ana', '600');
  expect(await request(150)).toEqual(refuse('debt-open', { facts: { debt: '500.00' } }));
  const amount = units('500');
  await built.ledger.post(debtSettled({ ...debtor, name: 'r', reference: 'r', amount }));
  expect(await request(100)).toHaveProperty('refId');
});

test('a member who leaves with a debt is paid what is left beyond it', async () => {
  const debtor = { playerId: 'ana', currency: 'PHP' };
  const payout = units('1300');
  await built.ledger.post(
    payoutReversed({ ...debtor, roundId: 'r', version: 2, payout, cash: units('1000') }),
  );
  await built.fund('ana', '700');
  const shown = { username: 'ana', bonusShown: 0n };
  const leaving = { ...debtor, ...shown, cardId: bankCardId, at: built.clock.now() };
  const leave = (intent: string) =>
    database.transaction((tx) => built.wallet.closing.payOut(tx, { ...leaving, intent }));
  expect(await leave('one')).toBe(units('400'));
  expect(await leave('two')).toBe(0n);
  expect(await purses()).toMatchObject({ cash: units('300'), held: units('400') });
});
