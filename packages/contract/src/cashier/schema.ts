// Schemas that the calls of the cashier's desk share: closed sets of words, and a case.
import { Type } from 'typebox';
import { hash, amount, oneOf, oneOrNone, text } from '../kit/schema.ts';
import { payoutProblems, withdrawalSteps } from '../kit/closed-sets.ts';
import { accountKinds } from '../wallet/accounts.ts';
import { receiptStates } from '../wallet/withdrawals.ts';
import { vipEmblems } from '../vip.ts';

/** Why a withdrawal deserves a second look; each has a sentence. */
export const riskMarks = [
  'name-differs',
  'name-unproved',
  'first-withdrawal',
  'new-account',
  'new-payee',
  'new-device',
  'many-requests',
  'little-play',
  'opposite-bets',
  'win-far-above-deposits',
  'same-device',
  'same-address',
  'same-payee',
  'same-holder',
  'same-document',
  'access-changed',
  'refused-before',
] as const;
export type RiskMark = (typeof riskMarks)[number];

/**
 * What the rules compare. Money in the currency, days and counts as they are, shares in percent.
 */
export const ruleFacts = [
  'amount',
  'paid-before',
  'account-days',
  'device-days',
  'payee-days',
  'asked-in-day',
  'asked-in-day-amount',
  'net-win',
  'opposite-share',
  'played-share',
  'marks',
] as const;
export type RuleFact = (typeof ruleFacts)[number];

export const ruleTests = ['at-most', 'at-least'] as const;
export type RuleTest = (typeof ruleTests)[number];

export const ruleVerdicts = ['approve', 'hold', 'second-person'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

/** How the names of an account's holder and of the member relate. */
export const nameMatches = ['same', 'other-order', 'part', 'slip', 'differs', 'unproved'] as const;
export type NameMatch = (typeof nameMatches)[number];

export const mark = Type.Object({
  mark: oneOf(riskMarks),
  /** What its sentence says: counts, amounts, names. */
  facts: Type.Record(Type.String(), Type.String()),
});

export const caseFields = {
  id: text(64),
  playerId: text(64),
  username: text(64),
  amount: amount(),
  currency: text(5),
  kind: oneOf(accountKinds),
  bankName: text(80),
  cardHolder: text(100),
  cardNumber: text(40),
  state: oneOf(withdrawalSteps),
  receipt: oneOf(receiptStates),
  /** Looked at before others. */
  first: Type.Boolean(),
  level: oneOrNone(vipEmblems),
  requestedAt: Type.Integer(),
  judgedAt: Type.Union([Type.Integer(), Type.Null()]),
  judgedBy: text(64),
  paidAt: Type.Union([Type.Integer(), Type.Null()]),
  remark: text(200),
  payoutProblem: oneOrNone(payoutProblems),
  marks: Type.Array(oneOf(riskMarks)),
  /** What the rules said; empty while they have not judged. */
  verdict: oneOrNone([...ruleVerdicts, 'none']),
  /** Why it waits for a person. */
  hold: text(120),
  /** Who looks at it, until when. */
  claimedBy: text(64),
  claimedUntil: Type.Union([Type.Integer(), Type.Null()]),
  /** Two persons have to sign it. */
  needsTwo: Type.Boolean(),
  /** How many signatures hold for the record as it is. */
  signed: Type.Integer(),
  /** The digest of the exact record. */
  record: hash(),
};

export const deskCase = Type.Object(caseFields);
