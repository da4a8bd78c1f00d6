// Corrections by staff: cash given or taken with a reason, a deposit credited against a proof, and
// a settled deposit that its provider took back. What needs two persons waits for the second.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, signedAmount, text } from '../kit/schema.ts';

export const adjustmentKinds = ['in', 'out', 'credit', 'reversal'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

export const adjustmentStates = ['waiting', 'posted', 'refused'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

const adjustment = Type.Object({
  id: text(64),
  kind: oneOf(adjustmentKinds),
  state: oneOf(adjustmentStates),
  playerId: text(64),
  username: text(64),
  amount: amount(),
  currency: text(5),
  /** Of a credit and a reversal. */
  depositId: text(64),
  reason: text(300),
  proof: text(300),
  proposedBy: text(64),
  proposedAt: Type.Integer(),
  decidedBy: text(64),
  decidedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** The second person’s words. */
  decision: text(300),
  /** The cash before and after; null until it is posted. */
  before: Type.Union([signedAmount(), Type.Null()]),
  after: Type.Union([signedAmount(), Type.Null()]),
});

const staffAction = {
  method: 'POST',
  wire: 'own',
  who: 'staff',
  intent: true,
  perMinute: 60,
  gives: adjustment,
} as const;

export const walletAdjustments = {
  listAdjustments: endpoint({
    summary: 'Corrections of balances by staff, newest first, with reason, before and after',
    method: 'GET',
    path: '/ops/adjustments',
    wire: 'own',
    who: 'staff',
    permission: 'adjustments.view',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(oneOf(adjustmentStates)),
      playerId: Type.Optional(id()),
    }),
    /** The count ends at 1,000. */
    gives: Type.Object({ list: Type.Array(adjustment), total: Type.Integer() }),
    refusals: [],
  }),
  proposeAdjustment: endpoint({
    ...staffAction,
    summary:
      'Corrects a balance, or proposes it to a second person: above a daily limit, and of deposits',
    path: '/ops/adjustments',
    permission: 'adjustments.make',
    body: Type.Object({
      kind: oneOf(adjustmentKinds),
      /** Of `in` and `out`. */
      playerId: Type.Optional(id()),
      /** Of `credit` and `reversal`. */
      depositId: Type.Optional(id()),
      /** Of a reversal it is the whole deposit, whatever is said here. */
      amount: amount(),
      reason: text(300, 3),
      /** Required of a credit: what shows that the money arrived. */
      proof: text(300),
    }),
    refusals: [
      'member-not-found',
      'deposit-not-found',
      'deposit-settled-already',
      'deposit-not-settled',
      'amount-invalid',
      'adjustment-proof-missing',
      'adjustment-waiting-already',
      'balance-too-low',
    ],
  }),
  confirmAdjustment: endpoint({
    ...staffAction,
    summary: 'The second person confirms a correction, which is posted with before and after',
    path: '/ops/adjustments/:id/confirm',
    permission: 'adjustments.confirm',
    confirmed: true,
    params: Type.Object({ id: id() }),
    body: Type.Object({}),
    refusals: [
      'adjustment-not-found',
      'adjustment-decided',
      'second-person-needed',
      'deposit-settled-already',
      'deposit-not-settled',
      'balance-too-low',
    ],
  }),
  refuseAdjustment: endpoint({
    ...staffAction,
    summary: 'Refuses a proposed correction with a reason; who proposed it may withdraw it so',
    path: '/ops/adjustments/:id/refuse',
    permission: 'adjustments.make',
    params: Type.Object({ id: id() }),
    body: Type.Object({ reason: text(300, 3) }),
    refusals: ['adjustment-not-found', 'adjustment-decided'],
  }),
};
