// Policy values: what brands and jurisdictions decide differently, as data. `default` does what the
// specification says, `strict` what regulators ask, `german` adds what Germany asks; a brand may
// override single values.

export const policies = {
  /** A promotion with a higher budget is published by a second person. */
  promotionSecondPersonAbove: {
    kind: 'amount',
    default: '100000',
    strict: '10000',
    guards: 'above',
  },
  adultAgeYears: { kind: 'whole', default: 21, strict: 21, min: 18, max: 25 },
  /** The age that the agreement's text names. */
  adultAgeText: { kind: 'whole', default: 18, strict: 18, min: 18, max: 25 },
  withdrawalMinimum: { kind: 'amount', default: '100', strict: '100' },
  withdrawalMaximum: { kind: 'amount', default: '500000', strict: '50000' },
  /** The fee of a withdrawal: a fixed amount, and so many thousandths of it. */
  withdrawalFee: { kind: 'amount', default: '0', strict: '0', mayBeNone: true },
  withdrawalFeePermille: { kind: 'whole', default: 0, strict: 0, min: 0, max: 200 },
  /** So many withdrawals in a day or month cost no fee; a level may have more. */
  withdrawalsFree: { kind: 'whole', default: 0, strict: 0, min: 0, max: 1000 },
  withdrawalFreeSpan: {
    kind: 'choice',
    default: 'month',
    strict: 'month',
    options: ['day', 'month'],
  },
  /** 0: as many, or as much, as one likes; a level may have more. */
  withdrawalsDaily: { kind: 'whole', default: 20, strict: 10, min: 0, max: 1000 },
  withdrawalDailySum: { kind: 'amount', default: '0', strict: '100000', mayBeNone: true },
  /** What it costs to withdraw while turnover is left, in thousandths; 0: it is refused. */
  turnoverFeePermille: { kind: 'whole', default: 0, strict: 0, min: 0, max: 500 },
  /** What was deposited in so many days goes back to where it came from first; 0: anywhere. */
  refundSourceDays: { kind: 'whole', default: 0, strict: 180, min: 0, max: 730 },
  /** Whether a deposit may pay a part of another member's withdrawal, beside its switch. */
  c2cAllowed: { kind: 'switch', default: true, strict: false },
  c2cPayMinutes: { kind: 'whole', default: 15, strict: 15, min: 5, max: 240 },
  /** A member who so often in a row did not pay may pay nobody for so many hours. */
  c2cUnpaidMax: { kind: 'whole', default: 3, strict: 2, min: 1, max: 20 },
  c2cBlockHours: { kind: 'whole', default: 24, strict: 72, min: 1, max: 720 },
  /** How long both sides of a dispute may show what they have before it is decided without. */
  disputeAnswerHours: { kind: 'whole', default: 24, strict: 72, min: 1, max: 240 },
  /** From this amount a dispute is decided by two persons; '0': always by one. */
  disputeSecondPersonFrom: {
    kind: 'amount',
    default: '10000',
    strict: '1000',
    mayBeNone: true,
    guards: 'above-or-none',
  },
  depositMinimum: { kind: 'amount', default: '50', strict: '50' },
  depositMaximum: { kind: 'amount', default: '1000000', strict: '50000' },
  depositTurnoverTimes: { kind: 'whole', default: 1, strict: 1, min: 0, max: 50 },
  /** What staff grants one member on a day above this amount waits for a second person. */
  bonusSecondPersonAbove: { kind: 'amount', default: '1000', strict: '100', guards: 'above' },
  /** Limits on deposits for everybody; '0': none. A member's own lower one counts. */
  depositLimitDay: { kind: 'amount', default: '0', strict: '0', mayBeNone: true },
  depositLimitWeek: { kind: 'amount', default: '0', strict: '0', mayBeNone: true },
  depositLimitMonth: { kind: 'amount', default: '0', strict: '0', mayBeNone: true },
  /** Whether a day, a week and a month of a limit begin by the calendar or reach back from now. */
  depositLimitSpans: {
    kind: 'choice',
    default: 'calendar',
    strict: 'calendar',
    options: ['calendar', 'rolling'],
  },
  /** A higher deposit limit waits 24 hours, and then for the player's confirmation. */
  limitRaiseConfirmed: { kind: 'switch', default: true, strict: true },
  /** Before the first deposit the player is asked for a limit; `required`: and must answer. */
  limitPrompt: {
    kind: 'choice',
    default: 'dismissible',
    strict: 'required',
    options: ['off', 'dismissible', 'required'],
  },
  /** So many months after the last change a player is invited to review the limits; 0: never. */
  limitReviewMonths: { kind: 'whole', default: 6, strict: 6, min: 0, max: 12 },
  /** So many failed deposits of one means within so many minutes block it for so many hours. */
  depositFailuresMax: { kind: 'whole', default: 5, strict: 5, min: 2, max: 20 },
  depositFailureMinutes: { kind: 'whole', default: 10, strict: 10, min: 1, max: 1440 },
  depositBlockHours: { kind: 'whole', default: 24, strict: 24, min: 1, max: 168 },
  /** An account without a sign-in for so many months counts as inactive; 0: none does. */
  dormantMonths: { kind: 'whole', default: 12, strict: 12, min: 0, max: 60 },
  /** So many days before, its holder is told. */
  dormantNoticeDays: { kind: 'whole', default: 30, strict: 30, min: 7, max: 90 },
  /** Who may send money along the tree: nobody, agents to agents, or every member of a line. */
  memberTransfers: {
    kind: 'choice',
    default: 'line',
    strict: 'agents',
    options: ['off', 'agents', 'line'],
  },
  /** How far down: to those directly below, or to the whole team. */
  transferDepth: {
    kind: 'choice',
    default: 'direct',
    strict: 'direct',
    options: ['direct', 'line'],
  },
  transferMinimum: { kind: 'amount', default: '10', strict: '10' },
  transferDailyMaximum: { kind: 'amount', default: '50000', strict: '5000' },
  transferDailyCount: { kind: 'whole', default: 10, strict: 3, min: 1, max: 100 },
  /** So many days after its period a bill of an agent's contract that is not paid is overdue. */
  billOverdueDays: { kind: 'whole', default: 3, strict: 1, min: 1, max: 60 },
  /** What one person has paid by the house or by force above this sum a day waits for a second. */
  billSecondPersonAbove: { kind: 'amount', default: '10000', strict: '1000', guards: 'above' },
  /** The highest rates of contracts that the house offers, by their kind. */
  houseDividendRateMost: { kind: 'percent', default: '60', strict: '50', guards: 'above' },
  houseDailySalaryRateMost: { kind: 'percent', default: '2', strict: '1', guards: 'above' },
  houseHourlySalaryRateMost: { kind: 'percent', default: '2', strict: '1', guards: 'above' },
  houseRealTimeSalaryRateMost: { kind: 'percent', default: '2', strict: '1', guards: 'above' },
  /** A salary that the house offers pays at most so much in a period; '0': no such bound. */
  houseSalaryPayMost: {
    kind: 'amount',
    default: '0',
    strict: '100000',
    mayBeNone: true,
    guards: 'above-or-none',
  },
  /** The highest rebate of a category, and the highest rates of commission plans by their basis. */
  rebateRateMost: { kind: 'percent', default: '2', strict: '2', guards: 'above' },
  commissionTurnoverRateMost: { kind: 'percent', default: '2', strict: '1', guards: 'above' },
  commissionLossRateMost: { kind: 'percent', default: '60', strict: '50', guards: 'above' },
  /** Above so many percent of the highest rate a second person confirms an offer of the house. */
  houseOfferAlonePercent: {
    kind: 'whole',
    default: 80,
    strict: 50,
    min: 0,
    max: 100,
    guards: 'above',
  },
  transferTurnoverTimes: { kind: 'whole', default: 1, strict: 1, min: 0, max: 50 },
  /**
   * From this amount on, asked for at once or within a day, two persons sign a withdrawal before it
   * is approved; '0': never.
   */
  withdrawalSignedFrom: {
    kind: 'amount',
    default: '50000',
    strict: '10000',
    mayBeNone: true,
    guards: 'above-or-none',
  },
  /** What one person may correct alone on a day; '0': nothing. */
  adjustmentAloneDaily: {
    kind: 'amount',
    default: '1000',
    strict: '100',
    mayBeNone: true,
    guards: 'above',
  },
  receiptMinutes: { kind: 'whole', default: 30, strict: 1440, min: 1, max: 10080 },
  spinIntervalMs: { kind: 'whole', default: 400, strict: 2500, min: 0, max: 10000 },
  turboAllowed: { kind: 'switch', default: true, strict: false },
  autoplayAllowed: { kind: 'switch', default: true, strict: false },
  /** A slot opened later takes the place of the one before: only the newest takes stakes. */
  oneSlotAtOnce: { kind: 'switch', default: false, strict: true },
  /** The highest stake of one slot round; '0': the game's own limit. */
  slotStakeMaximum: { kind: 'amount', default: '0', strict: '5', mayBeNone: true },
  /** The same for a player younger than `slotStakeYoungUntil`, or of unknown age. */
  slotStakeMaximumYoung: { kind: 'amount', default: '0', strict: '2', mayBeNone: true },
  slotStakeYoungUntil: { kind: 'whole', default: 25, strict: 25, min: 18, max: 40 },
  /** The prize group of a player for whom nobody has set one, an even number. */
  lotteryGroupDefault: { kind: 'whole', default: 1956, strict: 1956, min: 1800, max: 1998 },
  /** A member may own the same prize group as the agent directly above. */
  lotteryGroupEqual: { kind: 'switch', default: false, strict: false },
  sessionIdleMinutes: { kind: 'whole', default: 30, strict: 15, min: 5, max: 240 },
  /** How often play stops until the player has seen what it cost; 0: only if the player asks. */
  realityCheckMinutes: { kind: 'whole', default: 60, strict: 30, min: 0, max: 240 },
  /** So long play stays stopped at a reality check before it can go on. */
  realityCheckLockMinutes: { kind: 'whole', default: 0, strict: 0, min: 0, max: 60 },
  /** Before the first stake of each session the player names its budget of money and time. */
  sessionBudgetAsked: { kind: 'switch', default: false, strict: false },
  fullSignInDays: { kind: 'whole', default: 30, strict: 30, min: 1, max: 365 },
  /** How long every message between us and game vendors is kept for staff to look at. */
  vendorLogDays: { kind: 'whole', default: 14, strict: 90, min: 1, max: 365 },
  /** How long what was said in the chat is kept. */
  chatKeptDays: { kind: 'whole', default: 90, strict: 90, min: 30, max: 730 },
  oneSessionOnly: { kind: 'switch', default: false, strict: false },
  confirmationMinutes: { kind: 'whole', default: 10, strict: 10, min: 1, max: 60 },
  secondFactorForChanges: { kind: 'switch', default: false, strict: true },
  recoverySecondFactor: { kind: 'switch', default: false, strict: true },
  staffSecondFactor: { kind: 'switch', default: true, strict: true },
  codeMinutes: { kind: 'whole', default: 10, strict: 10, min: 1, max: 10 },
  /** Text messages that one address may cause in an hour, and the whole brand: they cost money. */
  smsPerAddressHourly: { kind: 'whole', default: 30, strict: 20, min: 1, max: 1000 },
  smsHourly: { kind: 'whole', default: 3000, strict: 1000, min: 10, max: 1_000_000 },
  loginFailuresMax: { kind: 'whole', default: 5, strict: 3, min: 3, max: 10 },
  loginLockMinutes: { kind: 'whole', default: 30, strict: 30, min: 5, max: 1440 },
  /** A name that was locked by failures opens again only by a second factor, or by staff. */
  unlockSecondFactor: { kind: 'switch', default: false, strict: true },
  /** 0: a password never expires. */
  passwordDays: { kind: 'whole', default: 90, strict: 0, min: 0, max: 730 },
  initialPassword: { kind: 'text', default: '', strict: '', lengthMax: 64, hidden: true },
  rememberedSignIn: { kind: 'switch', default: true, strict: false },
  recoveryTellsUnknown: { kind: 'switch', default: true, strict: false },
  newPlaceNotice: { kind: 'switch', default: true, strict: true },
  identityCheck: {
    kind: 'choice',
    default: 'never',
    strict: 'before-play',
    options: ['never', 'before-withdrawal', 'before-play'],
  },
  demoNeedsIdentity: { kind: 'switch', default: false, strict: false },
  duplicatePerson: {
    kind: 'choice',
    default: 'flag',
    strict: 'refuse',
    options: ['flag', 'refuse'],
  },
  /** Games that say they give back less than so many percent are not offered. */
  gameReturnMinimum: { kind: 'whole', default: 75, strict: 85, min: 0, max: 99 },
  /** A hand of a small game that is left open for so many hours is ended by the house. */
  handHoursMax: { kind: 'whole', default: 24, strict: 24, min: 1, max: 168 },
  /** A server seed serves so many rounds of a player, then the next takes its place. */
  seedRoundsMax: { kind: 'whole', default: 10_000, strict: 1000, min: 100, max: 1_000_000 },
  /**
   * The number of standard deviations by which a game's actual return may lie from its theoretical
   * one.
   */
  returnAlertDeviations: { kind: 'whole', default: 4, strict: 3, min: 2, max: 10 },
  /** So far off a game is switched off by itself; 0: never. */
  returnOffDeviations: { kind: 'whole', default: 6, strict: 5, min: 0, max: 20 },
  /** Fewer rounds say nothing. */
  returnRoundsMinimum: {
    kind: 'whole',
    default: 100_000,
    strict: 50_000,
    min: 100,
    max: 100_000_000,
  },
  /** Vendors of SPORTS that stand under ESPORTS, with commas between them. */
  esportsVendors: {
    kind: 'text',
    default: 'AV,AI,IMES,TF,IA',
    strict: 'AV,AI,IMES,TF,IA',
    lengthMax: 400,
  },
  /** Origins that serve pictures, and those that serve games; none: the site itself. */
  imageHosts: { kind: 'text', default: '', strict: '', lengthMax: 1000 },
  launchHosts: { kind: 'text', default: '', strict: '', lengthMax: 1000 },
  homeNeedsLogin: { kind: 'switch', default: false, strict: false },
  demoBalance: { kind: 'amount', default: '10000', strict: '10000' },
  bankCardsMax: { kind: 'whole', default: 5, strict: 5, min: 1, max: 10 },
} as const satisfies Record<string, PolicyFact>;

export type PolicyFact =
  | { kind: 'whole'; default: number; strict: number; min: number; max: number; guards?: Guards }
  /** `mayBeNone`: '0' means no such bound. */
  | { kind: 'amount'; default: string; strict: string; mayBeNone?: boolean; guards?: Guards }
  /** From 0 to 100, with at most two decimals. */
  | { kind: 'percent'; default: string; strict: string; guards?: Guards }
  | { kind: 'switch'; default: boolean; strict: boolean }
  | { kind: 'choice'; default: string; strict: string; options: readonly string[] }
  /** `hidden`: never read back, neither in the console nor in the audit log. */
  | { kind: 'text'; default: string; strict: string; lengthMax: number; hidden?: boolean };

/** It bounds what one of staff decides alone: two set a higher value, or '0' where that is none. */
export type Guards = 'above' | 'above-or-none';

export type PolicyName = keyof typeof policies;
/** Every option of every policy that is a choice, after its policy's name. */
export type PolicyChoice = {
  [N in PolicyName]: (typeof policies)[N] extends {
    options: readonly (infer Option extends string)[];
  }
    ? `${N}-${Option}`
    : never;
}[PolicyName];
export type PolicyValueOf<N extends PolicyName> = (typeof policies)[N] extends {
  options: readonly (infer Option)[];
}
  ? Option
  : (typeof policies)[N] extends { kind: 'whole' }
    ? number
    : (typeof policies)[N] extends { kind: 'amount' | 'percent' | 'text' }
      ? string
      : boolean;
export type Policies = { readonly [N in PolicyName]: PolicyValueOf<N> };

/** Whole sets of values: by the specification, as regulators ask, and as Germany asks. */
export const profiles = ['default', 'strict', 'german'] as const;
export type Profile = (typeof profiles)[number];

/** Each hour a notice with five minutes' pause, 1 a stake, 5 seconds a spin, and nothing faster. */
const german: Partial<Policies> = {
  realityCheckMinutes: 60,
  realityCheckLockMinutes: 5,
  slotStakeMaximum: '1',
  slotStakeMaximumYoung: '1',
  spinIntervalMs: 5000,
};

/** A policy's value in a profile. */
export function profileValue(name: PolicyName, profile: Profile): PolicyFact['default'] {
  if (profile === 'german') return german[name] ?? policies[name].strict;
  return policies[name][profile];
}
