// Deposits as staff see them: all of them, one whole with its steps and proofs, refusing one by
// hand, and answering what players miss. Crediting by hand is a work of the cashier's desk.
import { Type } from 'typebox';
import {
  depositKinds,
  depositReportStates,
  depositStates,
  depositSteps,
} from '../kit/closed-sets.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, moment, oneOf, pageQuery, text } from '../kit/schema.ts';
import { depositFacts, depositReportFacts, depositWords } from './deposit-reports.ts';
import { instructions, orNull } from './instructions.ts';

const viewing = { wire: 'own', who: 'staff', permission: 'deposits.view' } as const;
const judging = { wire: 'own', who: 'staff', permission: 'deposits.review' } as const;
const params = Type.Object({ id: id() });

const whole = Type.Object({
  ...depositFacts,
  ...instructions,
  playerId: text(64),
  username: text(64),
  provider: text(40),
  providerRef: text(200),
  /** Who credited or refused it by hand, and why; empty where the provider decided. */
  judgedBy: text(64),
  note: text(300),
  /** Deposits of this player by the same way that failed in the last day. */
  failedLately: Type.Integer(),
  /** How often the provider was asked for the state. */
  asks: Type.Integer(),
  reports: Type.Array(Type.Object(depositReportFacts)),
});

const report = Type.Object({
  ...depositReportFacts,
  playerId: text(64),
  username: text(64),
  answeredBy: text(64),
});

export const walletDepositDesk = {
  listDepositsOfAll: endpoint({
    ...viewing,
    summary: 'Deposits of all players, newest first',
    method: 'GET',
    path: '/ops/deposits',
    query: Type.Object({
      ...pageQuery,
      username: Type.Optional(text(64)),
      state: Type.Optional(oneOf(depositStates)),
      kind: Type.Optional(oneOf(depositKinds)),
      provider: Type.Optional(text(40)),
      /** By what was asked for. */
      least: Type.Optional(amount()),
      most: Type.Optional(amount()),
      /** When it was asked for: from the first moment to before the last. */
      from: Type.Optional(moment()),
      to: Type.Optional(moment()),
      /** Those of which the provider says nothing, or with a proof that waits. */
      waiting: Type.Optional(oneOf(['silent', 'proof'])),
      /** The deposit’s number, its reference, or the provider’s number. */
      number: Type.Optional(text(100)),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          id: text(64),
          playerId: text(64),
          username: text(64),
          /** What was credited, or else what was asked for. */
          amount: amount(),
          currency: text(5),
          state: oneOf(depositStates),
          step: oneOf(depositSteps),
          kind: oneOf(depositKinds),
          channelName: text(60),
          provider: text(40),
          reference: text(40),
          proofs: Type.Integer(),
          requestedAt: Type.Integer(),
          settledAt: orNull(Type.Integer()),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getDepositOfPlayer: endpoint({
    ...viewing,
    summary: 'One deposit whole, with its steps and what the player reported',
    method: 'GET',
    path: '/ops/deposits/:id',
    params,
    gives: whole,
    refusals: ['deposit-not-found'],
  }),
  getDepositProof: endpoint({
    ...viewing,
    summary: 'A proof of a deposit, as base64 of a WebP',
    method: 'GET',
    path: '/ops/deposits/:id/proofs/:number',
    params: Type.Object({ id: id(), number: Type.Integer({ minimum: 1, maximum: 9 }) }),
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['deposit-not-found', 'picture-unknown'],
  }),
  refuseDepositByHand: endpoint({
    ...judging,
    summary: 'Refuses an open deposit with a remark for the player; late money is still credited',
    method: 'POST',
    path: '/ops/deposits/:id/refuse',
    intent: true,
    params,
    body: Type.Object({ remark: text(200, 3) }),
    gives: whole,
    refusals: ['deposit-not-found', 'deposit-not-open'],
  }),
  findDepositReports: endpoint({
    ...viewing,
    summary: 'Deposits that players miss, newest first; open ones oldest first',
    method: 'GET',
    path: '/ops/deposit-reports',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(oneOf(depositReportStates)),
      username: Type.Optional(text(64)),
    }),
    gives: Type.Object({ list: Type.Array(report), total: Type.Integer(), open: Type.Integer() }),
    refusals: [],
  }),
  getDepositReportPicture: endpoint({
    ...viewing,
    summary: 'The picture of a report, as base64 of a WebP',
    method: 'GET',
    path: '/ops/deposit-reports/:id/picture',
    params,
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['deposit-report-not-found', 'picture-unknown'],
  }),
  answerDepositReport: endpoint({
    ...judging,
    summary: 'Answers a report once; the member is told in the inbox',
    method: 'POST',
    path: '/ops/deposit-reports/:id/answer',
    intent: true,
    params,
    body: Type.Object({
      state: oneOf(['found', 'refused', 'closed']),
      answer: text(depositWords, 3),
    }),
    gives: report,
    refusals: ['deposit-report-not-found', 'deposit-report-answered'],
  }),
};
