// The daily file of a payment provider beside our books: every difference named, a case to close
// it.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, pageQuery, text } from '../kit/schema.ts';

export const differenceKinds = [
  'missing-here',
  'missing-there',
  'amount',
  'currency',
  'state',
  'fee',
  'twice-there',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceStates = ['open', 'closed', 'gone'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** How far a payment has come, in our books or a provider’s. */
export const bookedStates = [
  'paid',
  'reversed',
  'opening',
  'lost',
  'processing',
  'refused',
  'asked',
  'failed',
] as const;
export type BookedState = (typeof bookedStates)[number];

const side = Type.Union([
  Type.Object({
    amount: amount(),
    currency: text(5),
    state: oneOf(bookedStates),
    fee: amount(),
  }),
  Type.Null(),
]);

const difference = Type.Object({
  id: text(64),
  provider: text(40),
  day: text(10),
  kind: oneOf(differenceKinds),
  state: oneOf(differenceStates),
  direction: oneOf(['deposit', 'payout']),
  /** Our number of the payment, as both name it. */
  reference: text(100),
  providerRef: text(200),
  ours: side,
  theirs: side,
  foundAt: Type.Integer(),
  closedBy: text(64),
  closedAt: Type.Union([Type.Integer(), Type.Null()]),
  reason: text(300),
  /** The correction that settled it, where money moved. */
  adjustmentId: text(64),
});

const file = Type.Object({
  provider: text(40),
  day: text(10),
  rows: Type.Integer(),
  matched: Type.Integer(),
  differences: Type.Integer(),
  open: Type.Integer(),
  importedAt: Type.Integer(),
  importedBy: text(64),
});

/** What a provider takes by agreement: so many of a thousand, and a fixed amount. */
const fees = Type.Array(
  Type.Object({
    direction: oneOf(['deposit', 'payout']),
    permille: Type.Integer({ minimum: 0, maximum: 1000 }),
    fixed: amount(),
  }),
  { maxItems: 2 },
);

const desk = { wire: 'own', who: 'staff' } as const;

export const cashierReconciliation = {
  listSettlements: endpoint({
    ...desk,
    summary: 'The imported daily files of payment providers, newest first',
    method: 'GET',
    path: '/ops/cashier/settlements',
    permission: 'reconciliation.view',
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(file),
      total: Type.Integer(),
      /** Those whose files we can read. */
      providers: Type.Array(Type.Object({ name: text(40), fees })),
    }),
    refusals: [],
  }),
  importSettlement: endpoint({
    ...desk,
    summary: 'Fetches a provider’s file of a day and compares it with our books; may be repeated',
    method: 'POST',
    path: '/ops/cashier/settlements',
    permission: 'reconciliation.edit',
    perMinute: 20,
    body: Type.Object({ provider: text(40, 1), day: text(10, 10) }),
    gives: file,
    refusals: ['provider-unknown', 'days-wrong', 'provider-unavailable'],
  }),
  saveProviderFees: endpoint({
    ...desk,
    summary: 'What a provider takes by agreement; fees of its files that differ are named',
    method: 'PUT',
    path: '/ops/cashier/providers/:provider/fees',
    permission: 'reconciliation.edit',
    params: Type.Object({ provider: id() }),
    body: Type.Object({ fees }),
    gives: done(),
    refusals: ['provider-unknown'],
  }),
  listDifferences: endpoint({
    ...desk,
    summary: 'Differences between providers’ files and our books, newest first',
    method: 'GET',
    path: '/ops/cashier/differences',
    permission: 'reconciliation.view',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(oneOf(differenceStates)),
      kind: Type.Optional(oneOf(differenceKinds)),
      provider: Type.Optional(text(40)),
      day: Type.Optional(text(10)),
    }),
    gives: Type.Object({ list: Type.Array(difference), total: Type.Integer() }),
    refusals: [],
  }),
  addDifferenceNote: endpoint({
    ...desk,
    summary: 'Writes a note on a difference',
    method: 'POST',
    path: '/ops/cashier/differences/:id/notes',
    permission: 'reconciliation.edit',
    intent: true,
    params: Type.Object({ id: id() }),
    body: Type.Object({ text: text(500, 1) }),
    gives: Type.Object({ staff: text(64), at: Type.Integer(), text: text(500) }),
    refusals: ['difference-unknown'],
  }),
  listDifferenceNotes: endpoint({
    ...desk,
    summary: 'The notes on a difference',
    method: 'GET',
    path: '/ops/cashier/differences/:id/notes',
    permission: 'reconciliation.view',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      list: Type.Array(Type.Object({ staff: text(64), at: Type.Integer(), text: text(500) })),
    }),
    refusals: ['difference-unknown'],
  }),
  closeDifference: endpoint({
    ...desk,
    summary: 'Closes a difference with a reason, and the posted correction where money had to move',
    method: 'POST',
    path: '/ops/cashier/differences/:id/close',
    permission: 'reconciliation.edit',
    params: Type.Object({ id: id() }),
    body: Type.Object({ reason: text(300, 3), adjustmentId: Type.Optional(id()) }),
    gives: difference,
    refusals: ['difference-unknown', 'difference-closed', 'adjustment-not-found'],
  }),
};
