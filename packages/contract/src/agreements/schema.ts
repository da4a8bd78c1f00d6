// The shapes that agents and staff read alike: terms with their tiers, an agreement with its
// versions, a bill. Amounts are decimal texts, rates are percents, moments are milliseconds.
import { Type, type Static, type TSchema } from 'typebox';
import { amount, id, moment, oneOf, oneOrNone, signedAmount, text } from '../kit/schema.ts';
import {
  agreementEnds,
  agreementKinds,
  agreementPayers,
  agreementPeriods,
  agreementRunStates,
  agreementStates,
  billDisputeStates,
  billPaymentWays,
  billStates,
  proposedWays,
} from './words.ts';

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** A shape by its name: written out in every call, the contract's type would be too long. */
const named = <T>(shape: TSchema) => Type.Unsafe<T>(shape);

export const reason = () => text(300, 3);
export const params = Type.Object({ id: id() });

/** A percent with at most four decimals, from 0 to 100. */
export const rate = () =>
  Type.String({ pattern: '^(100|[1-9]?[0-9])(\\.[0-9]{1,4})?$', maxLength: 8 });

/** Holds when all three conditions do, each at least; the highest that holds sets the rate. */
export const tier = Type.Object({
  minTurnover: amount(),
  minActive: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** What the house won of the team. */
  minLoss: amount(),
  rate: rate(),
});

const termsShape = Type.Object({
  /** Rising; a first tier without conditions is the guaranteed rate. */
  tiers: Type.Array(tier, { minItems: 1, maxItems: 20 }),
  /** A member is active by this valid turnover in the period, and this deposit. */
  activeTurnover: amount(),
  activeDeposit: amount(),
  /** Dividend: a negative result is deducted from the next periods. */
  carryNegative: Type.Boolean(),
  /** Salaries: only for a period in which the team loses. */
  onlyIfLoss: Type.Boolean(),
  /** Counts the agent’s own play with the team. */
  includeSelf: Type.Boolean(),
  /** Dividend: what is deducted from the team’s result. */
  minusRebates: Type.Boolean(),
  minusBonuses: Type.Boolean(),
  minusWages: Type.Boolean(),
  /** The most that one period pays; 0: no bound. */
  maximum: amount(),
});
export interface TermsWritten extends Static<typeof termsShape> {}
export const terms = named<TermsWritten>(termsShape);

export const person = Type.Object({ id: text(64), username: text(64) });

const agreementVersionShape = Type.Object({
  number: Type.Integer(),
  state: oneOf(agreementStates),
  terms,
  proposedAt: moment(),
  sentAt: orNull(moment()),
  /** Unanswered until then, it ends. */
  expiresAt: orNull(moment()),
  answeredAt: orNull(moment()),
  /** From the start of this period on; null: never in force. */
  startsAt: orNull(moment()),
  /** Why it was cancelled, or what staff wrote. */
  end: oneOrNone(agreementEnds),
  reason: text(300),
});
export interface VersionShown extends Static<typeof agreementVersionShape> {}
export const agreementVersion = named<VersionShown>(agreementVersionShape);

const agreementShape = Type.Object({
  id: text(64),
  kind: oneOf(agreementKinds),
  period: oneOf(agreementPeriods),
  payer: oneOf(agreementPayers),
  /** Null: the house. An agent above is named by the username. */
  payerAgent: orNull(person),
  payee: person,
  currency: text(5),
  state: oneOf(agreementStates),
  createdAt: moment(),
  /** The version in force, now or from its start on. */
  running: orNull(agreementVersion),
  /** An accepted change whose start has not come yet. */
  coming: orNull(agreementVersion),
  /** A draft or a change that waits for the answer. */
  pending: orNull(agreementVersion),
  /** The end of the last period; null: no end is set. */
  endsAt: orNull(moment()),
  end: oneOrNone(agreementEnds),
  /** Who of the two asked for the end; the other one answers. */
  endAskedBy: oneOf(['', 'payer', 'payee', 'staff'] as const),
  endRemark: text(300),
  /** What the next period begins with, at most 0: result or turnover still to make good. */
  carry: signedAmount(),
  /** Billed and not yet paid. */
  owed: amount(),
});
export interface AgreementShown extends Static<typeof agreementShape> {}
export const agreement = named<AgreementShown>(agreementShape);

/** The agent’s own agreements below that nothing carries any more. */
export const endingBelow = Type.Array(
  Type.Object({ id: text(64), kind: oneOf(agreementKinds), payee: person, rate: rate() }),
);

const agreementInFullShape = Type.Object({
  ...agreementShape.properties,
  history: Type.Array(agreementVersion),
  /** Accepting the pending version ends these, or else the end of the agreement. */
  endsBelow: endingBelow,
});
export interface AgreementInFull extends Static<typeof agreementInFullShape> {}
export const agreementInFull = named<AgreementInFull>(agreementInFullShape);

export const billPayment = Type.Object({
  at: moment(),
  amount: amount(),
  way: oneOf(billPaymentWays),
});

export const billDispute = Type.Object({
  id: text(64),
  state: oneOf(billDisputeStates),
  openedAt: moment(),
  reason: text(300),
  answeredAt: orNull(moment()),
  answeredBy: oneOf(['', 'payer', 'staff'] as const),
  answer: text(300),
});

const billShape = Type.Object({
  id: text(64),
  agreementId: text(64),
  kind: oneOf(agreementKinds),
  period: oneOf(agreementPeriods),
  from: moment(),
  until: moment(),
  payer: oneOf(agreementPayers),
  payerAgent: orNull(person),
  payee: person,
  currency: text(5),
  state: oneOf(billStates),
  turnover: signedAmount(),
  netLoss: signedAmount(),
  active: Type.Integer(),
  rate: rate(),
  /** What the period gave, and what of it is not paid yet. */
  due: amount(),
  paid: amount(),
  owed: amount(),
  isDisputed: Type.Boolean(),
});
export interface BillShown extends Static<typeof billShape> {}
export const bill = named<BillShown>(billShape);

/** What a bill is made of, so that everybody can make it again. */
export const explanation = {
  version: Type.Integer(),
  terms,
  figures: Type.Object({
    turnover: signedAmount(),
    /** With what fed jackpots, without their prizes; of members and bets too. */
    payout: signedAmount(),
    rebate: signedAmount(),
    bonus: signedAmount(),
    wage: signedAmount(),
    netLoss: signedAmount(),
    active: Type.Integer(),
  }),
  /** At most 0. */
  carryBefore: signedAmount(),
  carryAfter: signedAmount(),
  /** What the rate is taken of: result or turnover after the carry, at least 0. */
  base: amount(),
  /** From 0; null: no tier held. */
  tierReached: orNull(Type.Integer()),
  /** The next tier and what is missing for it. */
  nextTier: orNull(
    Type.Object({
      index: Type.Integer(),
      turnoverMissing: amount(),
      activeMissing: Type.Integer(),
      lossMissing: amount(),
    }),
  ),
  /** Before rounding down to a hundredth, and what the rounding took. */
  exact: text(30),
  rounding: text(30),
  /** Of the rounded pay: by the maximum, or all of it because the team won. */
  withheld: amount(),
};

const billInFullShape = Type.Object({
  ...billShape.properties,
  ...explanation,
  payments: Type.Array(billPayment),
  dispute: orNull(billDispute),
  overdueAt: moment(),
});
export interface BillInFull extends Static<typeof billInFullShape> {}
export const billInFull = named<BillInFull>(billInFullShape);

const staffBillShape = Type.Object({
  ...billInFullShape.properties,
  /** A payment that waits for a second person. */
  proposal: orNull(
    Type.Object({
      id: text(64),
      way: oneOf(proposedWays),
      amount: amount(),
      reason: text(300),
      by: text(64),
      at: moment(),
    }),
  ),
});
export interface StaffBill extends Static<typeof staffBillShape> {}
/** As staff read it. */
export const staffBill = named<StaffBill>(staffBillShape);

const billMemberShape = Type.Object({
  member: person,
  turnover: signedAmount(),
  payout: signedAmount(),
  netLoss: signedAmount(),
  deposit: signedAmount(),
  rebate: signedAmount(),
  bonus: signedAmount(),
  wage: signedAmount(),
  isActive: Type.Boolean(),
});
export interface BillMember extends Static<typeof billMemberShape> {}
export const billMember = named<BillMember>(billMemberShape);

/** Figures of members are kept for 35 days, those of whole days for ever. */
export const billMembers = {
  list: Type.Array(billMember),
  total: Type.Integer(),
  isKept: Type.Boolean(),
};

const billFactsShape = Type.Object({ bill: billInFull, members: Type.Array(billMember) });
export interface BillFacts extends Static<typeof billFactsShape> {}
/** A bill and all it is made of; the recomputing program reads it. */
export const billFacts = named<BillFacts>(billFactsShape);

const triedPeriodShape = Type.Object({
  from: moment(),
  until: moment(),
  turnover: signedAmount(),
  netLoss: signedAmount(),
  active: Type.Integer(),
  carryBefore: signedAmount(),
  carryAfter: signedAmount(),
  rate: rate(),
  pay: amount(),
});
export interface TriedPeriod extends Static<typeof triedPeriodShape> {}
/** What a period would have given. */
export const triedPeriod = named<TriedPeriod>(triedPeriodShape);

const payerStandingShape = Type.Object({
  paidOnTime: Type.Integer(),
  paidLate: Type.Integer(),
  /** Not paid yet: all of them, and those past their day. */
  unpaid: Type.Integer(),
  overdue: Type.Integer(),
  forced: Type.Integer(),
  owed: amount(),
  /** Since when the oldest waits; null: nothing is owed. */
  oldestUnpaid: orNull(moment()),
});
export interface PayerStanding extends Static<typeof payerStandingShape> {}
/** How reliably somebody pays. */
export const payerStanding = named<PayerStanding>(payerStandingShape);

const agreementRunShape = Type.Object({
  id: text(64),
  kind: oneOf(agreementKinds),
  period: oneOf(agreementPeriods),
  from: moment(),
  until: moment(),
  state: oneOf(agreementRunStates),
  closedAt: orNull(moment()),
  agreements: Type.Integer(),
  bills: Type.Integer(),
  due: amount(),
});
export interface AgreementRunShown extends Static<typeof agreementRunShape> {}
export const agreementRun = named<AgreementRunShown>(agreementRunShape);
