// Schema pieces of withdrawals in parts, of their payers and of disputes, that several pages use.
import { Type } from 'typebox';
import {
  disputeStates,
  disputeOutcomes,
  evidenceAuthors,
  evidenceKinds,
  matchStates,
  partStates,
  partWays,
} from '../kit/closed-sets.ts';
import { oneOf, oneOrNone, text, wireAmount } from '../kit/schema.ts';
import { accountKinds } from './accounts.ts';

const moment = () => Type.Union([Type.Integer(), Type.Null()]);

/** A picture as base64: PNG, JPEG or WebP. */
export const proofPicture = () => text(7_100_000, 1);

/** A part as its player sees it. */
export const part = Type.Object({
  partId: text(64),
  number: Type.Integer(),
  amount: wireAmount(),
  way: oneOf(partWays),
  state: oneOf(partStates),
  /** Under which what its payer showed and what is said about it is read; empty: nothing yet. */
  subject: text(64),
  /** When the payer must have shown a proof. */
  payBy: moment(),
  /** When silence will count as received. */
  receiptDueAt: moment(),
  paidAt: moment(),
  receivedAt: moment(),
  /** When the dispute is decided without what one side has not shown. */
  answerBy: moment(),
});

/** A deposit that pays another member's part, as its payer sees it. */
export const c2cDeposit = Type.Object({
  depositId: text(64),
  amount: wireAmount(),
  state: oneOf(matchStates),
  matchedAt: Type.Integer(),
  payBy: Type.Integer(),
  provedAt: moment(),
  receiptDueAt: moment(),
  endedAt: moment(),
  answerBy: moment(),
  /** Where to pay; hidden but for the end of the number once nothing more is to be paid. */
  kind: oneOf(accountKinds),
  bankName: text(80),
  cardHolder: text(100),
  cardNumber: text(100),
});

export const evidence = Type.Object({
  evidenceId: text(64),
  author: oneOf(evidenceAuthors),
  kind: oneOf(evidenceKinds),
  message: text(1000),
  hasPicture: Type.Boolean(),
  at: Type.Integer(),
});

/** How a dispute stands; `outcome` is told to players only when it is decided. */
export const disputeStanding = {
  state: oneOf(disputeStates),
  outcome: oneOrNone(disputeOutcomes),
  reason: text(300),
  openedAt: Type.Integer(),
  answerBy: Type.Integer(),
  decidedAt: moment(),
};
