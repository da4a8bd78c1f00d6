// The queue of withdrawals, the evidence about one, who looks at it, notes and signatures.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, hash, id, oneOf, signedAmount, text } from '../kit/schema.ts';
import { roundStates, withdrawalSteps } from '../kit/closed-sets.ts';
import { accountKinds } from '../wallet/accounts.ts';
import { vipEmblems } from '../vip.ts';
import { deskCase, mark, nameMatches, riskMarks } from './schema.ts';

export const caseViews = ['mine', 'free', 'held'] as const;

const one = {
  wire: 'own',
  who: 'staff',
  params: Type.Object({ id: id() }),
} as const;

const linked = Type.Object({
  id: text(64),
  username: text(64),
  by: Type.Array(oneOf(['device', 'address', 'payee', 'holder', 'document'])),
});

const evidence = Type.Object({
  case: deskCase,
  computedAt: Type.Integer(),
  marks: Type.Array(mark),
  name: Type.Object({ match: oneOf(nameMatches), holder: text(100), proved: text(100) }),
  money: Type.Object({
    deposits: Type.Integer(),
    deposited: amount(),
    depositedMonth: amount(),
    paid: Type.Integer(),
    withdrawn: amount(),
    withdrawnMonth: amount(),
    /** Deposits minus withdrawals, this one left out. */
    net: signedAmount(),
    netMonth: signedAmount(),
    refused: Type.Integer(),
    askedInDay: Type.Integer(),
    lastDepositAt: Type.Union([Type.Integer(), Type.Null()]),
    lastPaidAt: Type.Union([Type.Integer(), Type.Null()]),
  }),
  play: Type.Object({
    /** Since the last paid withdrawal, or since the beginning. */
    since: Type.Union([Type.Integer(), Type.Null()]),
    staked: amount(),
    paid: amount(),
    turnoverLeft: amount(),
    offset: amount(),
  }),
  rounds: Type.Array(
    Type.Object({
      roundId: text(64),
      vendor: Type.Union([text(40), Type.Null()]),
      gameCode: text(64),
      state: oneOf(roundStates),
      stake: amount(),
      payout: amount(),
      openedAt: Type.Integer(),
    }),
  ),
  places: Type.Array(
    Type.Object({
      device: text(200),
      address: text(64),
      country: text(2),
      firstAt: Type.Integer(),
      lastAt: Type.Integer(),
      times: Type.Integer(),
    }),
  ),
  linked: Type.Array(linked),
  signatures: Type.Array(
    Type.Object({
      staff: text(64),
      at: Type.Integer(),
      /** False: the record changed after it was signed, or the signature is not ours. */
      holds: Type.Boolean(),
      record: hash(),
    }),
  ),
  notes: Type.Array(Type.Object({ staff: text(64), at: Type.Integer(), text: text(500) })),
});

export const cashierCases = {
  listCases: endpoint({
    summary: 'Withdrawals of one state: the one that has waited longest first, closed ones newest',
    method: 'GET',
    path: '/ops/cashier/cases',
    wire: 'own',
    who: 'staff',
    permission: 'withdrawals.view',
    query: Type.Object({
      state: Type.Optional(oneOf(withdrawalSteps)),
      /** Where the page before ended. */
      after: Type.Optional(text(120)),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      amountFrom: Type.Optional(amount()),
      amountTo: Type.Optional(amount()),
      level: Type.Optional(oneOf(vipEmblems)),
      kind: Type.Optional(oneOf(accountKinds)),
      hold: Type.Optional(text(120)),
      mark: Type.Optional(oneOf(riskMarks)),
      username: Type.Optional(text(64)),
      /** Those the caller looks at, nobody looks at, or that wait for a reason. */
      only: Type.Optional(oneOf(caseViews)),
    }),
    gives: Type.Object({ list: Type.Array(deskCase), next: text(120) }),
    refusals: [],
  }),
  countCases: endpoint({
    summary: 'How many withdrawals wait, by state, by reason and with the caller; ends at 1,000',
    method: 'GET',
    path: '/ops/cashier/counts',
    wire: 'own',
    who: 'staff',
    permission: 'withdrawals.view',
    gives: Type.Object({
      pending: Type.Integer(),
      approved: Type.Integer(),
      paying: Type.Integer(),
      held: Type.Integer(),
      mine: Type.Integer(),
      holds: Type.Array(Type.Object({ hold: text(120), count: Type.Integer() })),
    }),
    refusals: [],
  }),
  getEvidence: endpoint({
    ...one,
    summary: 'Everything needed to judge one withdrawal, computed anew',
    method: 'GET',
    path: '/ops/cashier/cases/:id',
    permission: 'withdrawals.view',
    gives: evidence,
    refusals: ['withdrawal-not-found'],
  }),
  claimCase: endpoint({
    ...one,
    summary: 'Says that the caller looks at a withdrawal, for some minutes; others see it',
    method: 'POST',
    path: '/ops/cashier/cases/:id/claim',
    permission: 'withdrawals.review',
    gives: deskCase,
    refusals: ['withdrawal-not-found', 'case-claimed'],
  }),
  releaseCase: endpoint({
    ...one,
    summary: 'Leaves a withdrawal to others',
    method: 'POST',
    path: '/ops/cashier/cases/:id/release',
    permission: 'withdrawals.review',
    gives: deskCase,
    refusals: ['withdrawal-not-found', 'case-claimed'],
  }),
  addCaseNote: endpoint({
    ...one,
    summary: 'Writes a note on a withdrawal, for staff',
    method: 'POST',
    path: '/ops/cashier/cases/:id/notes',
    permission: 'withdrawals.review',
    intent: true,
    perMinute: 60,
    body: Type.Object({ text: text(500, 1) }),
    gives: Type.Object({ staff: text(64), at: Type.Integer(), text: text(500) }),
    refusals: ['withdrawal-not-found'],
  }),
  signCase: endpoint({
    ...one,
    summary:
      'Signs the exact record of a withdrawal; the second signature of another person approves it',
    method: 'POST',
    path: '/ops/cashier/cases/:id/sign',
    permission: 'withdrawals.review',
    confirmed: true,
    intent: true,
    perMinute: 60,
    body: Type.Object({ record: hash() }),
    gives: deskCase,
    refusals: [
      'withdrawal-not-found',
      'withdrawal-not-pending',
      'record-changed',
      'second-person-needed',
    ],
  }),
};
