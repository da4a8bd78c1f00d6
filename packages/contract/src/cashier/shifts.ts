// Work on many withdrawals at once, the texts of reasons, and the hand-over between shifts.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, hash, id, oneOf, text } from '../kit/schema.ts';

export const bulkActions = ['approve', 'refuse', 'pay'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What became of one withdrawal of many, or would. */
export const bulkOutcomes = [
  'ready',
  'done',
  'changed',
  'not-in-state',
  'needs-signatures',
  'second-person',
  'claimed',
  'unknown',
  'provider-unavailable',
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const reasonUses = ['refuse', 'hold', 'adjust', 'difference'] as const;
export type ReasonUse = (typeof reasonUses)[number];

const bulkItem = Type.Object({
  id: text(64),
  username: text(64),
  amount: amount(),
  currency: text(5),
  outcome: oneOf(bulkOutcomes),
});

const bulk = Type.Object({
  digest: hash(),
  action: oneOf(bulkActions),
  remark: text(200),
  items: Type.Array(bulkItem),
  ready: Type.Integer(),
  done: Type.Integer(),
  skipped: Type.Integer(),
  /** Of what is ready or done. */
  totals: Type.Array(Type.Object({ currency: text(5), amount: amount() })),
});

const reason = Type.Object({
  id: id(),
  use: oneOf(reasonUses),
  /** By language; English at least. */
  texts: Type.Record(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]{2,4})?$' }), text(200, 1)),
});

const summary = Type.Object({
  since: Type.Integer(),
  until: Type.Integer(),
  approved: Type.Integer(),
  approvedAmount: amount(),
  refused: Type.Integer(),
  refusedAmount: amount(),
  signed: Type.Integer(),
  notes: Type.Integer(),
  pending: Type.Integer(),
  approvedWaiting: Type.Integer(),
  held: Type.Integer(),
  claimed: Type.Array(text(64)),
  currency: text(5),
});

const handover = Type.Object({
  id: text(64),
  from: text(64),
  note: text(1000),
  at: Type.Integer(),
  summary,
  acceptedBy: text(64),
  acceptedAt: Type.Union([Type.Integer(), Type.Null()]),
});

const desk = { wire: 'own', who: 'staff' } as const;

export const cashierShifts = {
  previewBulk: endpoint({
    ...desk,
    summary: 'What a step would do to each of many withdrawals, with totals; nothing changes',
    method: 'POST',
    path: '/ops/cashier/bulk/preview',
    permission: 'withdrawals.review',
    perMinute: 60,
    body: Type.Object({
      action: oneOf(bulkActions),
      ids: Type.Array(id(), { minItems: 1, maxItems: 100 }),
      /** Of a refusal: the member reads it. */
      remark: text(200),
    }),
    gives: bulk,
    refusals: ['pay-not-allowed', 'remark-missing'],
  }),
  runBulk: endpoint({
    ...desk,
    summary: 'Takes the previewed step, one withdrawal after the other; may be repeated',
    method: 'POST',
    path: '/ops/cashier/bulk/run',
    permission: 'withdrawals.review',
    perMinute: 60,
    body: Type.Object({ digest: hash() }),
    gives: bulk,
    refusals: ['pay-not-allowed', 'bulk-unknown'],
  }),
  listReasons: endpoint({
    ...desk,
    summary: 'The texts of reasons that the operator keeps ready',
    method: 'GET',
    path: '/ops/cashier/reasons',
    permission: 'withdrawals.view',
    gives: Type.Object({ list: Type.Array(reason) }),
    refusals: [],
  }),
  saveReason: endpoint({
    ...desk,
    summary: 'Writes a reason, or changes its texts',
    method: 'PUT',
    path: '/ops/cashier/reasons/:id',
    permission: 'withdrawals.rules',
    params: Type.Object({ id: id() }),
    body: Type.Object({ use: oneOf(reasonUses), texts: reason.properties.texts }),
    gives: reason,
    refusals: ['reason-text-missing', 'reasons-too-many'],
  }),
  dropReason: endpoint({
    ...desk,
    summary: 'Takes a reason off the list; what was written with it stays',
    method: 'DELETE',
    path: '/ops/cashier/reasons/:id',
    permission: 'withdrawals.rules',
    params: Type.Object({ id: id() }),
    gives: done(),
    refusals: ['reason-unknown'],
  }),
  getShift: endpoint({
    ...desk,
    summary: 'What the caller has done in this shift and what waits, and the last hand-overs',
    method: 'GET',
    path: '/ops/cashier/shift',
    permission: 'withdrawals.view',
    gives: Type.Object({ summary, handovers: Type.Array(handover) }),
    refusals: [],
  }),
  handOver: endpoint({
    ...desk,
    summary: 'Hands the shift over with a note; it waits until another person accepts it',
    method: 'POST',
    path: '/ops/cashier/handovers',
    permission: 'withdrawals.review',
    intent: true,
    perMinute: 10,
    body: Type.Object({ note: text(1000) }),
    gives: handover,
    refusals: ['handover-waiting'],
  }),
  acceptHandover: endpoint({
    ...desk,
    summary:
      'Accepts a hand-over: what its giver looked at is looked at by the caller from here on',
    method: 'POST',
    path: '/ops/cashier/handovers/:id/accept',
    permission: 'withdrawals.review',
    params: Type.Object({ id: id() }),
    gives: handover,
    refusals: ['handover-unknown', 'handover-accepted', 'second-person-needed'],
  }),
};
