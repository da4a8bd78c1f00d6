// Proves the parts that several actions of the wallet share: pages, amounts of the policy, what a
// player and staff are shown of a withdrawal, what is told, and who may bring news of a payment.
import { demoFunded, withdrawalPaid } from '@baize/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../testing/database.ts';
import type { PaymentEvent } from '../../../../platform/adapters/payment/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Withdrawal } from '../../withdrawals/rules/withdrawal.ts';
import { buildWallet, playerNamed, units, type BuiltWallet } from '../../testing.ts';
import { hearDeposit } from '../../deposits/actions/hear-deposit.ts';
import { hearPayout } from '../../withdrawals/actions/hear-payout.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import { refusalOfPaymentPassword } from '../../accounts/actions/payment-password.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { postingOf } from '../../withdrawals/actions/posting-of.ts';
import { staffWithdrawal } from '../../withdrawals/actions/staff-withdrawal.ts';
import { tellBalance } from '../../books/actions/tell.ts';
import { tellWithdrawal } from '../../withdrawals/actions/tell-withdrawal.ts';
import { wireWithdrawal } from '../../withdrawals/actions/wire-withdrawal.ts';

let database: Database;
let built: BuiltWallet;

beforeEach(async () => {
  database = await freshDatabase();
  built = buildWallet(database);
});

afterEach(async () => {
  await built.close();
  await database.close();
});

const paid: Withdrawal = {
  id: 'w1',
  playerId: 'ana',
  currency: 'PHP',
  amount: units('400'),
  bankName: 'BDO Unibank',
  cardHolder: 'Ana Cruz',
  kind: 'bank',
  numberSealed: 'sealed',
  numberEnd: '7890',
  bankCode: 'BDO',
  state: 'paid',
  first: false,
  fee: 0n,
  isSplit: false,
  payoutRound: 1,
  receipt: 'not-received',
  receiptIntent: '',
  requestedAt: 1,
  judgedAt: 2,
  judgedBy: 'cashier',
  paidAt: 3,
  receiptDueAt: 4,
  receivedAt: null,
  remark: '',
  receiptRemark: '',
  payoutProblem: '',
  payoutRef: '',
};

test('the default page is the first of twenty; a partial page counts', () => {
  const page = pageOf({});
  expect(page).toEqual({ pageNo: 1, pageSize: 20 });
  expect([0, 20, 21].map((total) => totalPages(total, page))).toEqual([0, 1, 2]);
});

test('a policy without an amount is a fault, not a limit of zero', () => {
  expect(policyUnits('100')).toBe(units('100'));
  expect(() => policyUnits('many')).toThrow('many');
});

test('card numbers are masked, and an answered receipt has no time left', () => {
  const answered = { ...paid, receipt: 'received' } as const;
  expect(wireWithdrawal(paid)).toMatchObject({ cardNumber: '**** 7890', receiptDueAt: 4 });
  expect(wireWithdrawal(answered)).toMatchObject({ receiptDueAt: null });
  expect(staffWithdrawal(paid, 'ana')).toMatchObject({ cardNumber: '**** 7890', username: 'ana' });
});

test('withdrawal steps are posted with the withdrawal’s amount and currency', () => {
  expect(postingOf(withdrawalPaid, paid)).toMatchObject({
    reference: 'w1',
    legs: [{ amount: -units('400') }, { amount: units('400') }],
  });
});

test('a right payment password is accepted', async () => {
  expect(await refusalOfPaymentPassword(built.ports, 'ana', 'secret')).toBeUndefined();
  expect(await refusalOfPaymentPassword(built.ports, 'ana', 'x')).toEqual({
    refused: 'payment-password-wrong',
  });
});

test('the announced balance is that after the posting', async () => {
  const facts = { playerId: 'demo', currency: 'FUN', amount: units('12.5') };
  const posted = await built.ledger.post(demoFunded(facts));
  if ('refused' in posted) throw new Error(posted.refused);
  await database.transaction((tx) => tellBalance(built.ports, tx, posted));
  expect(built.told).toEqual([
    {
      event: 'balance-moved',
      topic: 'player:demo',
      payload: { currency: 'FUN', balance: '12.5000', moved: '12.5000', event: 'demo-funded' },
    },
  ]);
});

test('a step of a withdrawal is told to its player, and to staff how many wait', async () => {
  await database.transaction((tx) => tellWithdrawal(built.ports, tx, paid));
  expect(built.told).toEqual([
    {
      event: 'withdrawal-moved',
      topic: 'player:ana',
      payload: { withdrawalId: 'w1', state: 'paid', receipt: 'not-received' },
    },
    { event: 'withdrawals-changed', topic: 'staff', payload: { pending: 0 } },
  ]);
});

test('a provider cannot report another provider’s deposit or payout', async () => {
  const input = { vendorId: 'sandpay', bankType: 'QR', bankCode: 'QRPH', amount: 500 };
  const call = { ...built.context(), caller: playerNamed('ana'), input };
  const opened = await built.actions.depositByLaunchUrl(call);
  const news: PaymentEvent = {
    eventId: 'e1',
    kind: 'deposit',
    outcome: 'paid',
    reference: 'transId' in opened ? opened.transId : '',
    providerRef: 'r',
    amount: units('500'),
    currency: 'PHP',
    at: 0,
  };
  const heard = { news, provider: 'other', now: built.clock.now() };
  expect(await hearDeposit(built.ports, heard)).toBe('unknown');
  expect(await hearPayout(built.ports, heard)).toBe('unknown');
  expect(await hearDeposit(built.ports, { ...heard, provider: 'sandpay' })).toBe('done');
});
