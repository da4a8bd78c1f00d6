// The operator's side of parts and disputes: splitting a withdrawal, paying its parts, and deciding
// whether money arrived.
import { Type } from 'typebox';
import {
  disputeOutcomes,
  evidenceAuthors,
  evidenceKinds,
  matchStates,
  partStates,
  partWays,
  payoutProblems,
  withdrawalSteps,
} from '../kit/closed-sets.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, oneOrNone, pageQuery, text, hash } from '../kit/schema.ts';
import { disputeStanding } from './part-schema.ts';

const moment = () => Type.Union([Type.Integer(), Type.Null()]);
const person = { playerId: text(64), username: text(64) };

const staffPart = Type.Object({
  partId: text(64),
  number: Type.Integer(),
  amount: amount(),
  way: oneOf(partWays),
  state: oneOf(partStates),
  problem: oneOrNone(payoutProblems),
  dueAt: moment(),
  paidAt: moment(),
  closedAt: moment(),
  matches: Type.Array(
    Type.Object({
      matchId: text(64),
      buyer: Type.Object(person),
      state: oneOf(matchStates),
      matchedAt: Type.Integer(),
      payBy: Type.Integer(),
      provedAt: moment(),
      endedAt: moment(),
    }),
  ),
});

const parts = Type.Object({
  withdrawalId: text(64),
  currency: text(5),
  state: oneOf(withdrawalSteps),
  amount: amount(),
  fee: amount(),
  netAmount: amount(),
  split: Type.Boolean(),
  list: Type.Array(staffPart),
});

const dispute = {
  disputeId: text(64),
  withdrawalId: text(64),
  partNumber: Type.Union([Type.Integer(), Type.Null()]),
  seller: Type.Object(person),
  buyer: Type.Union([Type.Object(person), Type.Null()]),
  currency: text(5),
  amount: amount(),
  ...disputeStanding,
  proposedBy: text(64),
  decidedBy: text(64),
};

const fullDispute = Type.Object({
  ...dispute,
  /** The account that the money was to reach. */
  bankName: text(80),
  cardHolder: text(100),
  cardNumber: text(40),
  /** Both sides have spoken, or their time is over. */
  decidable: Type.Boolean(),
  /** A larger amount is decided by two persons. */
  needsSecond: Type.Boolean(),
  reliability: Type.Union([
    Type.Object({
      settled: Type.Integer(),
      unpaid: Type.Integer(),
      lost: Type.Integer(),
      blockedUntil: moment(),
    }),
    Type.Null(),
  ]),
  evidence: Type.Array(
    Type.Object({
      evidenceId: text(64),
      author: oneOf(evidenceAuthors),
      kind: oneOf(evidenceKinds),
      writer: text(64),
      message: text(1000),
      hasPicture: Type.Boolean(),
      at: Type.Integer(),
    }),
  ),
});

const looking = { wire: 'own', who: 'staff', permission: 'withdrawals.view' } as const;
const acting = { method: 'POST', wire: 'own', who: 'staff', intent: true } as const;

/** As many parts a withdrawal may have. */
export const partsMax = 20;

export const walletPartOperations = {
  getWithdrawalParts: endpoint({
    ...looking,
    summary: 'The parts of a withdrawal with those who pay them',
    method: 'GET',
    path: '/ops/withdrawals/:id/parts',
    params: Type.Object({ id: id() }),
    gives: parts,
    refusals: ['withdrawal-not-found'],
  }),
  splitWithdrawal: endpoint({
    ...acting,
    summary: 'Splits an approved withdrawal into parts, together its amount without the fee',
    path: '/ops/withdrawals/:id/split',
    permission: 'withdrawals.pay',
    params: Type.Object({ id: id() }),
    body: Type.Object({
      parts: Type.Array(Type.Object({ amount: amount(), way: oneOf(partWays) }), {
        minItems: 1,
        maxItems: partsMax,
      }),
      /** The record as it was seen; one that has changed since is left alone. */
      record: Type.Optional(hash()),
    }),
    gives: parts,
    refusals: [
      'withdrawal-not-found',
      'second-person-needed',
      'member-owes',
      'signatures-needed',
      'record-changed',
      'withdrawal-not-approved',
      'parts-sum-wrong',
      'part-too-small',
      'c2c-off',
    ],
  }),
  payWithdrawalPart: endpoint({
    ...acting,
    summary: 'Sends an open part to the payment provider',
    path: '/ops/withdrawal-parts/:id/pay',
    permission: 'withdrawals.pay',
    params: Type.Object({ id: id() }),
    gives: parts,
    refusals: [
      'part-not-found',
      'second-person-needed',
      'member-owes',
      'part-not-open',
      'provider-unavailable',
    ],
  }),
  changePartWay: endpoint({
    ...acting,
    summary: 'Lets an open part be paid the other way',
    path: '/ops/withdrawal-parts/:id/way',
    permission: 'withdrawals.pay',
    params: Type.Object({ id: id() }),
    body: Type.Object({ way: oneOf(partWays) }),
    gives: parts,
    refusals: ['part-not-found', 'part-not-open', 'c2c-off'],
  }),
  listDisputes: endpoint({
    ...looking,
    summary: 'Disputes about money that did not arrive, open ones oldest first',
    method: 'GET',
    path: '/ops/payment-disputes',
    query: Type.Object({ ...pageQuery, open: Type.Optional(Type.Boolean()) }),
    gives: Type.Object({
      list: Type.Array(Type.Object(dispute)),
      total: Type.Integer(),
      open: Type.Integer(),
    }),
    refusals: [],
  }),
  getDispute: endpoint({
    ...looking,
    summary: 'A dispute with what both sides showed',
    method: 'GET',
    path: '/ops/payment-disputes/:id',
    params: Type.Object({ id: id() }),
    gives: fullDispute,
    refusals: ['payment-dispute-not-found'],
  }),
  getDisputePicture: endpoint({
    ...looking,
    summary: 'A picture of a dispute, as base64 of a WebP',
    method: 'GET',
    path: '/ops/payment-evidence/:id/picture',
    params: Type.Object({ id: id() }),
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['picture-unknown'],
  }),
  writeToDispute: endpoint({
    ...acting,
    summary: 'Writes to both sides of an open dispute',
    path: '/ops/payment-disputes/:id/message',
    permission: 'disputes.decide',
    params: Type.Object({ id: id() }),
    body: Type.Object({ message: text(1000, 1) }),
    gives: fullDispute,
    refusals: ['payment-dispute-not-found', 'dispute-decided'],
  }),
  decideDispute: endpoint({
    ...acting,
    summary: 'Decides that the money arrived or did not; a larger amount takes a second person',
    path: '/ops/payment-disputes/:id/decide',
    permission: 'disputes.decide',
    params: Type.Object({ id: id() }),
    body: Type.Object({ outcome: oneOf(disputeOutcomes), reason: text(300, 3) }),
    gives: fullDispute,
    refusals: [
      'payment-dispute-not-found',
      'dispute-decided',
      'dispute-waits-for-answers',
      'second-person-needed',
    ],
  }),
  unblockBuyer: endpoint({
    ...acting,
    summary: 'Lets a member who did not pay pay other members again',
    path: '/ops/players/:id/c2c-unblock',
    permission: 'disputes.decide',
    params: Type.Object({ id: id() }),
    body: Type.Object({ reason: text(300, 3) }),
    gives: Type.Object({ blockedUntil: moment() }),
    refusals: ['member-not-found'],
  }),
};
