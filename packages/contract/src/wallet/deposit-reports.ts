// One deposit whole, as its tracker shows it, with proofs and receipt; and deposits that the player
// misses: reported with words and a picture, followed until staff have answered.
import { Type } from 'typebox';
import { pictureBytesMax } from '../catalogue/schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  depositKinds,
  depositProblems,
  depositReportStates,
  depositStates,
  depositSteps,
} from '../kit/closed-sets.ts';
import { amount, fileBytes, id, moment, oneOf, oneOrNone, pageQuery, text } from '../kit/schema.ts';
import { instructions, orNull } from './instructions.ts';

export const depositWords = 400;
/** Pictures of proof that one deposit may have. */
export const depositProofsMax = 3;

const mine = { wire: 'own', who: 'member', modules: ['DPSTBAS3'] } as const;
const params = Type.Object({ id: id() });
/** A picture as base64: PNG, JPEG or WebP. */
const picture = () => text(7_100_000, 1);

export const depositFacts = {
  id: text(64),
  kind: oneOf(depositKinds),
  channel: text(64),
  channelName: text(60),
  bankCode: text(40),
  currency: text(5),
  requested: amount(),
  /** What the provider says has arrived, before the fee; null until then. */
  arrived: orNull(amount()),
  /** Borne by the player. */
  fee: amount(),
  credited: amount(),
  /** Taken back by the provider later. */
  reversed: amount(),
  state: oneOf(depositStates),
  /** The newest of the steps. */
  step: oneOf(depositSteps),
  problem: oneOrNone(depositProblems),
  /** Written by staff for the player, with a refusal. */
  remark: text(200),
  promotionId: text(64),
  requestedAt: Type.Integer(),
  settledAt: orNull(Type.Integer()),
  confirmations: Type.Integer(),
  confirmationsNeeded: Type.Integer(),
  proofs: Type.Integer(),
  steps: Type.Array(Type.Object({ step: oneOf(depositSteps), at: Type.Integer() })),
};

const whole = Type.Object({
  ...depositFacts,
  redirectUrl: text(500),
  ...instructions,
  expectedMinutes: orNull(Type.Integer()),
  mayProve: Type.Boolean(),
  mayReport: Type.Boolean(),
});

export const depositReportFacts = {
  reportId: text(64),
  /** Empty where the player named none. */
  depositId: text(64),
  amount: amount(),
  currency: text(5),
  bankCode: text(40),
  /** When the player says they paid. */
  paidAt: Type.Integer(),
  words: text(depositWords),
  hasPicture: Type.Boolean(),
  state: oneOf(depositReportStates),
  sentAt: Type.Integer(),
  answer: text(depositWords),
  answeredAt: orNull(Type.Integer()),
};

export const walletDepositReports = {
  getDeposit: endpoint({
    ...mine,
    summary: 'One deposit of the player with its steps, and how to pay it',
    method: 'GET',
    path: '/play/deposits/:id',
    params,
    gives: whole,
    refusals: ['deposit-not-found'],
  }),
  sendDepositProof: endpoint({
    ...mine,
    summary: 'Adds a picture that proves the payment',
    method: 'POST',
    path: '/play/deposits/:id/proofs',
    intent: 'own',
    perMinute: 10,
    bodyBytesMax: pictureBytesMax,
    params,
    body: Type.Object({ picture: picture() }),
    gives: whole,
    refusals: [
      'deposit-not-found',
      'deposit-not-open',
      'proof-limit-reached',
      'picture-unreadable',
    ],
  }),
  getDepositReceipt: endpoint({
    ...mine,
    summary: 'The receipt of a credited deposit as a PDF, in the caller’s language',
    method: 'GET',
    path: '/play/deposits/:id/receipt',
    perMinute: 20,
    contentType: 'application/pdf',
    params,
    gives: fileBytes(),
    refusals: ['deposit-not-found', 'deposit-not-credited'],
  }),
  reportDeposit: endpoint({
    ...mine,
    summary: 'Reports money that was paid and not credited',
    method: 'POST',
    path: '/play/deposit-reports',
    intent: 'own',
    perMinute: 10,
    bodyBytesMax: pictureBytesMax,
    body: Type.Object({
      depositId: Type.Optional(id()),
      amount: amount(),
      bankCode: Type.Optional(text(40)),
      paidAt: moment(),
      words: text(depositWords, 3),
      picture: Type.Optional(picture()),
    }),
    gives: Type.Object(depositReportFacts),
    refusals: [
      'amount-invalid',
      'deposit-not-found',
      'deposit-credited',
      'deposit-report-open',
      'deposit-report-limit-reached',
      'picture-unreadable',
    ],
  }),
  listDepositReports: endpoint({
    ...mine,
    summary: 'What the player reported and what was answered, newest first',
    method: 'GET',
    path: '/play/deposit-reports',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(Type.Object(depositReportFacts)),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
};
