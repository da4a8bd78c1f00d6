// The way of money out of a wallet: the preview, the request and its record.
import { Type } from 'typebox';
import { lockReasons } from '../kit/closed-sets.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  codeNumber,
  oneOf,
  oneOrNone,
  pageQuery,
  text,
  timeText,
  wireAmount,
} from '../kit/schema.ts';
import { accountKinds } from './accounts.ts';
import { part } from './part-schema.ts';

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

export const withdrawal = Type.Object({
  refId: text(64),
  withdrawDate: Type.Integer(),
  amount: wireAmount(),
  fee: wireAmount(),
  /** What reaches the account: the amount without the fee. */
  netAmount: wireAmount(),
  /** Of it, what the player or the house counts as received, and the rest. */
  receivedAmount: wireAmount(),
  remainingAmount: wireAmount(),
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
  /** When it was confirmed, or counted as received. */
  receivedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Empty unless it is paid in parts. */
  parts: Type.Array(part),
});

/** Where a requirement of turnover comes from; those of bonuses hold the bonus alone. */
export const turnoverSources = ['deposit', 'transfer', 'adjustment'] as const;

const requirement = Type.Object({
  source: oneOf(turnoverSources),
  openedAt: Type.Integer(),
  required: wireAmount(),
  counted: wireAmount(),
  /** The bets that counted, by category: their number, stakes, and how much of them. */
  bets: Type.Array(
    Type.Object({
      category: text(20),
      bets: Type.Integer(),
      stake: wireAmount(),
      counted: wireAmount(),
      percent: Type.Integer(),
    }),
  ),
});

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** Reasons for which the asked withdrawal would be refused now, in the order of the request. */
export const withdrawalObstacles = [
  'amount-invalid',
  'identity-missing',
  'bank-card-not-found',
  'amount-below-minimum',
  'amount-above-maximum',
  'withdrawal-count-reached',
  'withdrawal-sum-reached',
  'turnover-not-met',
  'debt-open',
  'refund-source-first',
  'balance-too-low',
] as const;

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
  listWithdrawBanks: endpoint({
    summary: 'The banks and wallets that money can be withdrawn to',
    method: 'GET',
    path: '/wps/system/withdrawBanks',
    wire: 'wps',
    who: 'member',
    modules: ['WITHDRAW3'],
    gives: Type.Object({
      withdraw_banks: Type.Array(
        Type.Object({ bank_code: text(20), bank_ch_name: text(80), kind: oneOf(accountKinds) }),
      ),
    }),
    refusals: [],
  }),
  preWithdrawTransaction: endpoint({
    summary: 'What can be withdrawn now, what cannot and why, and what an amount would cost',
    method: 'GET',
    path: '/wps/relay/MCSFE_preWithdrawTransaction',
    aliases: ['/wps/transaction/preWithdrawTransaction'],
    wire: 'wps',
    who: 'member',
    modules: ['WITHDRAW3'],
    perMinute: 120,
    query: Type.Object({
      /** The fee, the net amount and the obstacle are those of this amount. */
      amount: Type.Optional(wireAmount()),
      bankCardId: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      /** 1 when something can be withdrawn now. */
      status: Type.Integer(),
      currency: text(5),
      currencySymbol: text(5),
      balance: wireAmount(),
      /** The most that one request may be now. */
      availableAmount: wireAmount(),
      locked: Type.Array(Type.Object({ reason: oneOf(lockReasons), amount: wireAmount() })),
      /** What must be staked before cash can leave: in all, and each requirement, oldest first. */
      turnover: Type.Object({
        required: wireAmount(),
        counted: wireAmount(),
        left: wireAmount(),
        items: Type.Array(requirement),
      }),
      fee: Type.Object({
        fixed: wireAmount(),
        permille: Type.Integer(),
        /** Withdrawals without a fee that are left in the span; null while none costs a fee. */
        freeLeft: orNull(Type.Integer()),
        freeSpan: oneOf(['day', 'month']),
        /** On top, while turnover is left and the house lets money go for it; 0: it does not. */
        turnoverPermille: Type.Integer(),
        amount: wireAmount(),
        netAmount: wireAmount(),
      }),
      limits: Type.Object({
        minimumAmount: wireAmount(),
        maximumAmount: wireAmount(),
        /** A day; null: as many, or as much, as one likes. */
        count: orNull(Type.Integer()),
        countLeft: orNull(Type.Integer()),
        sum: orNull(wireAmount()),
        sumLeft: orNull(wireAmount()),
      }),
      /** From the request to the payment, by the last withdrawals; null while too few are known. */
      expectedMinutes: orNull(Type.Integer()),
      receiptMinutes: Type.Integer(),
      /** What must first go back to where it was deposited from. */
      sources: Type.Array(
        Type.Object({ bankCode: text(20), bankName: text(80), amount: wireAmount() }),
      ),
      /** Why this amount, or any, would be refused now. */
      obstacle: oneOrNone(withdrawalObstacles),
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
    olderCodes: {
      'amount-below-minimum': 'withdraw.amount.limit',
      'amount-above-maximum': 'withdraw.amount.limit',
      'withdrawal-sum-reached': 'withdraw.amount.limit',
      'payment-password-missing': 'invalid.payment.pw',
      'payment-password-locked': 'invalid.payment.pw',
      'balance-too-low': 'fund_account_low_banlance',
    },
    body: Type.Object({
      amount: wireAmount(),
      bankCardId: text(64),
      paymentPassword: text(64),
      /** The fee that was shown. Who names none never pays the fee for missing turnover. */
      fee: Type.Optional(wireAmount()),
    }),
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
      'withdrawal-count-reached',
      'withdrawal-sum-reached',
      'turnover-not-met',
      'debt-open',
      'refund-source-first',
      'withdrawal-fee-changed',
      'balance-too-low',
    ],
  }),
  listWithdrawals: endpoint({
    summary: 'The player’s withdrawals, newest first',
    method: 'GET',
    path: '/wps/report/withdrawTransaction',
    aliases: ['/wps/relay/MCSFE_getWithdrawTransactionReport'],
    wire: 'wps',
    who: 'member',
    query: Type.Object({
      ...pageQuery,
      status: Type.Optional(codeNumber()),
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
};
