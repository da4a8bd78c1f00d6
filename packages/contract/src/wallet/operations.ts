// The operator's side of the wallet: judging and paying withdrawals, statements and the trial
// balance.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import {
  amount,
  hash,
  id,
  oneOf,
  oneOrNone,
  pageQuery,
  signedAmount,
  text,
} from '../kit/schema.ts';
import { payoutProblems, withdrawalSteps } from '../kit/closed-sets.ts';
import { accountKinds } from './accounts.ts';
import { receiptStates } from './withdrawals.ts';

const withdrawal = Type.Object({
  id: text(64),
  playerId: text(64),
  username: text(64),
  amount: amount(),
  fee: amount(),
  currency: text(5),
  /** Paid in parts. */
  split: Type.Boolean(),
  /** The kind of the receiving account. */
  kind: oneOf(accountKinds),
  bankName: text(80),
  cardHolder: text(100),
  cardNumber: text(40),
  state: oneOf(withdrawalSteps),
  /** Looked at before others, as the member’s level says. */
  first: Type.Boolean(),
  receipt: oneOf(receiptStates),
  requestedAt: Type.Integer(),
  judgedAt: Type.Union([Type.Integer(), Type.Null()]),
  judgedBy: text(64),
  paidAt: Type.Union([Type.Integer(), Type.Null()]),
  receivedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Written by staff, with a refusal. */
  remark: text(200),
  /** Written by the player, with the receipt. */
  receiptRemark: text(200),
  payoutProblem: oneOrNone(payoutProblems),
  /** The failed payout at the provider. */
  payoutRef: text(200),
});

/** The digest of the record as it was seen: a record that changed since is not acted upon. */
const seen = { record: Type.Optional(hash()) };

const staffAction = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  intent: true,
  params: Type.Object({ id: id() }),
  gives: withdrawal,
} as const;

export const walletOperations = {
  listWithdrawalsToJudge: endpoint({
    summary: 'Withdrawals of all players, oldest pending first, filtered by state',
    method: 'GET',
    path: '/ops/withdrawals',
    wire: 'own',
    who: 'staff',
    permission: 'withdrawals.view',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(text(20)),
      username: Type.Optional(text(64)),
    }),
    gives: Type.Object({ list: Type.Array(withdrawal), total: Type.Integer() }),
    refusals: [],
  }),
  approveWithdrawal: endpoint({
    summary: 'Approves a pending withdrawal',
    path: '/ops/withdrawals/:id/approve',
    permission: 'withdrawals.review',
    body: Type.Object(seen),
    refusals: [
      'withdrawal-not-found',
      'record-changed',
      'second-person-needed',
      'member-owes',
      'signatures-needed',
      'withdrawal-not-pending',
    ],
    ...staffAction,
  }),
  refuseWithdrawal: endpoint({
    summary: 'Refuses a pending or approved withdrawal with a reason; the held money goes back',
    path: '/ops/withdrawals/:id/refuse',
    permission: 'withdrawals.review',
    body: Type.Object({ ...seen, remark: text(200, 1) }),
    refusals: ['withdrawal-not-found', 'record-changed', 'withdrawal-not-pending'],
    ...staffAction,
  }),
  payWithdrawal: endpoint({
    summary: 'Sends an approved withdrawal to the payment provider',
    path: '/ops/withdrawals/:id/pay',
    permission: 'withdrawals.pay',
    body: Type.Object(seen),
    refusals: [
      'withdrawal-not-found',
      'record-changed',
      'second-person-needed',
      'member-owes',
      'signatures-needed',
      'withdrawal-not-approved',
      'provider-unavailable',
    ],
    ...staffAction,
  }),
  getTrialBalance: endpoint({
    summary:
      'The books: totals by kind of account, and accounts whose balance is not the sum of entries',
    method: 'GET',
    path: '/ops/trial-balance',
    wire: 'own',
    who: 'staff',
    permission: 'ledger.view',
    gives: Type.Object({
      at: Type.Integer(),
      balanced: Type.Boolean(),
      totals: Type.Array(
        Type.Object({
          currency: text(5),
          kind: text(40),
          accounts: Type.Integer(),
          balance: signedAmount(),
        }),
      ),
      drifted: Type.Array(
        Type.Object({
          account: text(120),
          currency: text(5),
          balance: signedAmount(),
          entries: signedAmount(),
        }),
      ),
      unbalanced: Type.Array(Type.Object({ posting: text(64), sum: signedAmount() })),
    }),
    refusals: [],
  }),
  getStatement: endpoint({
    summary:
      'The statement of any account, newest first, with the balance before and after each entry',
    method: 'GET',
    path: '/ops/players/:id/statement',
    wire: 'own',
    who: 'staff',
    permission: 'ledger.view',
    params: Type.Object({ id: id() }),
    query: Type.Object({ ...pageQuery, account: Type.Optional(text(40)) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          posting: text(64),
          at: Type.Integer(),
          event: text(40),
          account: text(40),
          amount: signedAmount(),
          before: signedAmount(),
          after: signedAmount(),
          reference: text(100),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
};
