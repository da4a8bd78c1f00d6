// The way of money out of a wallet: limits, the request, its record and the player's word that it
// arrived.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, pageQuery, text, wireAmount, timeText } from '../kit/schema.ts';
import { accountKinds } from './accounts.ts';

/** Withdrawal states, as the family numbers them. */
export const withdrawalStates = {
  processing: 1,
  approved: 2,
  refused: 3,
  paid: 4,
  failed: 5,
} as const;
/** Receipt of a paid withdrawal. */
export const receiptStates = ['not-received', 'received', 'forced-received', 'disputed'] as const;

const withdrawal = Type.Object({
  refId: text(64),
  withdrawDate: Type.Integer(),
  amount: wireAmount(),
  /** The kind of the receiving account. */
  kind: oneOf(accountKinds),
  bankName: text(80),
  cardNumber: text(40),
  status: Type.Integer(),
  /** Written by staff, with a refusal. */
  remark: text(200),
  /** The player’s own, with the receipt. */
  receiptRemark: text(200),
  /** Approved, but a payout failed: it will be repeated. */
  payoutDelayed: Type.Boolean(),
  receipt: oneOf(receiptStates),
  /** When silence will count as received; null unless paid and unconfirmed. */
  receiptDueAt: Type.Union([Type.Integer(), Type.Null()]),
  paidAt: Type.Union([Type.Integer(), Type.Null()]),
});

export const walletWithdrawals = {
  getWithdrawSettings: endpoint({
    summary: 'Limits of a withdrawal and where it can go to',
    method: 'GET',
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    wire: 'wps',
    who: 'member',
    modules: ['WITHDRAW3'],
    gives: Type.Object({
      minimumAmount: wireAmount(),
      maximumAmount: wireAmount(),
      /** Turnover still to be played before money can leave. */
      turnoverRequired: wireAmount(),
      receiptMinutes: Type.Integer(),
      banks: Type.Array(
        Type.Object({ bankCode: text(20), bankName: text(80), kind: oneOf(accountKinds) }),
      ),
    }),
    refusals: [],
  }),
  requestWithdrawal: endpoint({
    summary: 'Asks for a withdrawal; the amount is held at once',
    method: 'POST',
    path: '/wps/v2/transaction/withdraw',
    aliases: ['/wps/transaction/withdraw'],
    wire: 'wps',
    who: 'member',
    modules: ['WITHDRAW3'],
    sealed: true,
    intent: true,
    perMinute: 20,
    body: Type.Object({ amount: wireAmount(), bankCardId: text(64), paymentPassword: text(64) }),
    gives: withdrawal,
    refusals: [
      'amount-invalid',
      'identity-missing',
      'payment-password-missing',
      'payment-password-locked',
      'payment-password-wrong',
      'bank-card-not-found',
      'amount-below-minimum',
      'amount-above-maximum',
      'turnover-not-met',
      'debt-open',
      'balance-too-low',
    ],
  }),
  listWithdrawals: endpoint({
    summary: 'The player’s withdrawals, newest first',
    method: 'GET',
    path: '/wps/report/withdrawTransaction',
    wire: 'wps',
    who: 'member',
    query: Type.Object({
      ...pageQuery,
      status: Type.Optional(Type.Integer()),
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      list: Type.Array(withdrawal),
      pageNo: Type.Integer(),
      totalPage: Type.Integer(),
    }),
    refusals: [],
  }),
  listPaymentConfirmations: endpoint({
    summary: 'Paid withdrawals whose receipt the player has not answered yet',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    wire: 'wps',
    who: 'member',
    gives: Type.Object({ list: Type.Array(withdrawal) }),
    refusals: [],
  }),
  confirmWithdrawalReceipt: endpoint({
    summary: 'The player says whether a paid withdrawal reached them',
    method: 'POST',
    path: '/wps/relay/MCSFE_processC2CTransaction',
    wire: 'wps',
    who: 'member',
    intent: true,
    body: Type.Object({ refId: id(), received: Type.Boolean(), remark: Type.Optional(text(200)) }),
    gives: withdrawal,
    refusals: [
      'withdrawal-not-found',
      'withdrawal-not-paid',
      'receipt-already-confirmed',
      'receipt-disputed',
    ],
  }),
};
