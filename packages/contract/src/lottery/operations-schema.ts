// Shapes shared by staff's calls of the lottery: terms, schedules, issues, proposals, and the
// effect of a correction.
import { Type } from 'typebox';
import { amount, id, oneOf, signedAmount, text } from '../kit/schema.ts';
import {
  beaconKinds,
  gameCode,
  issue,
  issueName,
  lotteryDrawers,
  lotteryKinds,
  moment,
  numbers,
  orNull,
} from './schema.ts';

/** `terms` and `odds` are settings; the others concern one issue. */
export const lotteryProposalKinds = [
  'terms',
  'odds',
  'result',
  'correction',
  'cancellation',
] as const;
export type LotteryProposalKind = (typeof lotteryProposalKinds)[number];

export const lotteryProposalStates = ['waiting', 'confirmed', 'withdrawn'] as const;
export type LotteryProposalState = (typeof lotteryProposalStates)[number];

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const day = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const daySeconds = 86_400;

export const gameSettings = Type.Object({
  on: Type.Boolean(),
  /** What plays at odds return, in percent. */
  oddsReturn: whole(1, 100),
  /** What a unit at odds costs of its amount for the default group; 100 in China's lotteries. */
  pricePercent: whole(70, 100),
  groupLeast: whole(1000, 2000),
  groupMost: whole(1000, 2000),
  unitsMost: whole(1, 100_000),
  multipleMost: whole(1, 9999),
  chaseMost: whole(1, 240),
  amountMost: amount(),
  payoutCap: amount(),
  issuePayoutCap: amount(),
  /** What one outcome of a play may cost in an issue. */
  exposureMost: amount(),
});

const session = Type.Object({
  firstDraw: whole(0, 2 * daySeconds),
  lastDraw: whole(0, 2 * daySeconds),
  everySeconds: whole(1, daySeconds),
});

/** As the engine's: draws in seconds from the midnight, GMT+8, that begins the lottery day. */
export const schedule = Type.Object({
  firstDay: day(),
  days: Type.Union([
    Type.Object({ on: Type.Literal('every-day') }),
    Type.Object({
      on: Type.Literal('weekdays'),
      weekdays: Type.Array(whole(0, 6), { minItems: 1, maxItems: 7 }),
    }),
    Type.Object({
      on: Type.Literal('month-days'),
      days: Type.Array(whole(1, 31), { minItems: 1, maxItems: 31 }),
    }),
  ]),
  /** Days without a draw, each from and to. */
  holidays: Type.Array(Type.Object({ from: day(), to: day() }), { maxItems: 200 }),
  /** Days with draws beside the others; they go before holidays. */
  extraDays: Type.Array(day(), { maxItems: 100 }),
  sessions: Type.Array(session, { maxItems: 24 }),
  closeSeconds: whole(0, daySeconds),
  counting: Type.Object({
    from: oneOf(['day', 'year', 'first-day']),
    /** The number of the first issue where counting goes on from the first day. */
    number: Type.Optional(whole(0, 2_000_000_000)),
  }),
  pattern: text(40, 3),
});

/** Where the randomness of our own draws comes from, and how far it is. */
export const standing = Type.Object({
  kind: oneOf(beaconKinds),
  round: orNull(Type.Integer()),
  /** When its last value came, and how late it was. */
  at: orNull(moment()),
});

export const gameFacts = Type.Object({
  gameCode: gameCode(),
  kind: oneOf(lotteryKinds),
  drawnBy: oneOf(lotteryDrawers),
  on: Type.Boolean(),
  oddsReturn: Type.Integer(),
  groupLeast: Type.Integer(),
  groupMost: Type.Integer(),
  current: orNull(issue),
  /** Issues whose draw is due and that have no result. */
  late: Type.Integer(),
  /** Planned ahead until then. */
  plannedUntil: orNull(moment()),
});

export const playOfStaff = Type.Object({
  code: text(40),
  id: Type.Integer(),
  pays: oneOf(['prize', 'odds']),
  on: Type.Boolean(),
  /** By tier: what pays now, and where it comes from. */
  tiers: Type.Array(
    Type.Object({ bet: text(40), chance: text(60), pays: text(30), push: Type.Boolean() }),
  ),
  oddsSet: Type.Boolean(),
  exposureMost: orNull(amount()),
  returns: Type.Array(Type.Object({ bet: text(40), percent: text(12), exact: text(80) })),
});

export const issueOfStaff = Type.Object({
  gameCode: gameCode(),
  ...issue.properties,
  lotteryDay: day(),
  numbers: orNull(numbers()),
  version: Type.Integer({ minimum: 0 }),
  slips: Type.Integer({ minimum: 0 }),
  stake: amount(),
  payout: amount(),
  /** The most that one outcome of a play would cost. */
  exposureMost: amount(),
  /** Its draw is due and there is no result. */
  late: Type.Boolean(),
  /** A step that waits for a second person. */
  waits: orNull(oneOf(lotteryProposalKinds)),
});

export const resultOfStaff = Type.Object({
  version: Type.Integer(),
  numbers: numbers(),
  at: moment(),
  reason: text(200),
  /** Who entered and who confirmed it; empty for a draw of ours and for a feed. */
  by: Type.Array(text(64)),
});

export const proposal = Type.Object({
  proposalId: id(),
  kind: oneOf(lotteryProposalKinds),
  state: oneOf(lotteryProposalStates),
  gameCode: gameCode(),
  issue: orNull(issueName()),
  play: orNull(text(40)),
  proposedBy: text(64),
  proposedAt: moment(),
  decidedBy: orNull(text(64)),
  decidedAt: orNull(moment()),
  reason: text(200),
  /**
   * What changes, as texts. The numbers of a result that waits are left out: the second person
   * enters them blind.
   */
  changes: Type.Array(Type.Object({ field: text(60), before: text(300), after: text(300) })),
});

/** Made at once, or waiting for a second person. */
export const outcome = Type.Object({ waits: Type.Boolean(), proposal: orNull(proposal) });

export const correctionEffect = Type.Object({
  before: numbers(),
  after: numbers(),
  slips: Type.Integer(),
  /** Slips that are paid otherwise. */
  changed: Type.Integer(),
  winnersBefore: Type.Integer(),
  winnersAfter: Type.Integer(),
  payoutBefore: amount(),
  payoutAfter: amount(),
  difference: signedAmount(),
  /** Players whose balance does not cover what is taken back, and the sum they would owe. */
  debtors: Type.Integer(),
  debt: amount(),
});

/** What the outcomes of a play would cost, the dearest first. */
export const exposedPlay = Type.Object({
  play: text(40),
  most: amount(),
  limit: amount(),
  /** `exact`: what settlement pays; `most`: no more than that. */
  tells: oneOf(['exact', 'each', 'most']),
  outcomes: Type.Array(Type.Object({ outcome: text(60), payout: amount() })),
});
