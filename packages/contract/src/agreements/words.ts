// The closed sets of agents' agreements: kinds, periods, who pays, states of agreements, of their
// versions and of bills, and why an agreement ended.

/** `daily-salary`, `hourly-salary` and `realtime-salary` exclude each other for one pair. */
export const agreementKinds = [
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** Dividends have one of the first four; a salary has its own. */
export const agreementPeriods = [
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
  'hourly',
  'five-minutes',
] as const;
export type AgreementPeriod = (typeof agreementPeriods)[number];

export const agreementPayers = ['upline', 'house'] as const;
export type AgreementPayer = (typeof agreementPayers)[number];

/** Of an agreement and of each of its versions. */
export const agreementStates = ['signing', 'pending', 'approved', 'rejected', 'cancelled'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Why an agreement or a version of it was cancelled. */
export const agreementEnds = [
  'withdrawn',
  'expired',
  'both-sides',
  'staff',
  'moved',
  'agent-ended',
  'rate-lowered',
] as const;
export type AgreementEnd = (typeof agreementEnds)[number];

export const billStates = [
  'unpaid',
  'paid',
  'not-eligible',
  'overdue',
  'forced',
  'paid-by-house',
  'refused',
] as const;
export type BillState = (typeof billStates)[number];

export const billDisputeStates = ['open', 'upheld', 'dismissed'] as const;
export type BillDisputeState = (typeof billDisputeStates)[number];

/** How a part of a bill was paid. */
export const billPaymentWays = ['run', 'by-hand', 'forced', 'house'] as const;
export type BillPaymentWay = (typeof billPaymentWays)[number];

/** What a second person confirms. */
export const proposedWays = ['house', 'forced'] as const satisfies readonly BillPaymentWay[];
export type ProposedWay = (typeof proposedWays)[number];

export const agreementRunStates = ['open', 'closed'] as const;
export type AgreementRunState = (typeof agreementRunStates)[number];
