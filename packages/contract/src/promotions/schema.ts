// A promotion is data: what starts it, whom it is for, what must hold, what it gives and under
// which terms, what it may cost, and when. A new kind is another combination of these, not code.
import { Type } from 'typebox';

import { gameCategories } from '../catalogue/schema.ts';
import { amount, id, oneOf, text } from '../kit/schema.ts';
import { bonusFundings } from '../wallet/bonuses.ts';
import { claimStates } from './claim-states.ts';
import { prizeDraw, ticketKinds } from './prize-draw.ts';

export { ticketKinds, type TicketKind } from './prize-draw.ts';
export { claimStates, friendLinks, type ClaimState, type FriendLink } from './claim-states.ts';

/** Where the site lists a promotion. */
export const promotionCategories = [
  'welcome',
  'deposit',
  'slots',
  'live',
  'sports',
  'lottery',
  'vip',
  'event',
] as const;
export type PromotionCategory = (typeof promotionCategories)[number];

/**
 * What makes a reward due. `play`: what the member plays and deposits in a period. `race`: the
 * member's place on a board once it has ended. `invitation`: what each friend does whom the member
 * invited; conditions read the friend. `application`: staff judge what the member sends. `manual`:
 * staff grant it. `draw`: the member opens its draw.
 */
export const promotionTriggers = [
  'registered',
  'signed-in',
  'deposit',
  'play',
  'level-reached',
  'rank-salary',
  'birthday',
  'code',
  'lucky-round',
  'race',
  'invitation',
  'application',
  'manual',
  'draw',
] as const;
export type PromotionTrigger = (typeof promotionTriggers)[number];

/**
 * How often it can be had; a day is one of the house's zone, a week begins on Monday. `each`: every
 * time that the trigger comes.
 */
export const promotionPeriods = ['once', 'each', 'day', 'week', 'month'] as const;
export type PromotionPeriod = (typeof promotionPeriods)[number];

/**
 * What conditions read. Of the period: `turnover`, `net-loss`, `rounds`, `deposits`,
 * `deposit-count`, `sign-in-days`, and `sign-in-row`: days in a row, which may begin before it.
 * Of the trigger: `deposit-amount`, `deposit-number` (1 is the first ever), `multiple` (a round's
 * payout in hundredths of its stake), `round-ending` (the last digits of its lucky number: six
 * digits that follow from the round's number and the millisecond of its settling), `place` (on the
 * board of a race that ended). Of the member: `level`, `account-days`.
 */
export const promotionFacts = [
  'turnover',
  'net-loss',
  'rounds',
  'deposits',
  'deposit-count',
  'sign-in-days',
  'sign-in-row',
  'deposit-amount',
  'deposit-number',
  'multiple',
  'round-ending',
  'place',
  'level',
  'account-days',
] as const;
export type PromotionFact = (typeof promotionFacts)[number];
export const promotionTests = ['at-least', 'at-most', 'equals'] as const;

/** Facts in money: a reward may be a share of one. */
export const rewardBases = ['turnover', 'net-loss', 'deposits', 'deposit-amount'] as const;

/**
 * `cash`, and wins of `free-rounds` and `free-bet`, are free once staked as often as their terms
 * say; 0: now. A free bet is of one of our games, and of at most its amount.
 */
export const rewardKinds = [
  'cash',
  'bonus',
  'points',
  'ticket',
  'free-rounds',
  'free-bet',
] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** As staff see a promotion. */
export const promotionStages = ['draft', 'proposed', 'published', 'stopped'] as const;
export type PromotionStage = (typeof promotionStages)[number];

/** As a member sees it. `signed`: joined, nothing to do but play. */
export const promotionStates = [
  'coming-soon',
  'join',
  'signed',
  'in-progress',
  'applying',
  'claim',
  'issued',
  'claimed',
  'rejected',
  'closed',
] as const;
export type PromotionState = (typeof promotionStates)[number];

const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** Empty lists: every game. */
const games = Type.Object({
  categories: Type.Array(oneOf(gameCategories), { maxItems: 20 }),
  vendors: Type.Array(text(20, 1), { maxItems: 50 }),
  /** As `VENDOR/code`, ours as `BAIZE/code`. */
  games: Type.Array(text(120, 1), { maxItems: 200 }),
});

const condition = Type.Object({
  fact: oneOf(promotionFacts),
  test: oneOf(promotionTests),
  /** Money facts in the house's currency, others whole. */
  value: amount(),
  /** Of what is played, which games. */
  games,
});

/** What a reward asks for before its money is free. */
export const rewardTerms = Type.Object({
  times: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The requirement is reckoned from reward and deposit, not from the reward alone. */
  withDeposit: Type.Boolean(),
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  stakeMax: orNone(amount()),
  releaseMax: orNone(amount()),
  sticky: Type.Boolean(),
  funding: oneOf(bonusFundings),
});

const reward = Type.Object({
  kind: oneOf(rewardKinds),
  /** Money, points, tickets or rounds; 0 where it is a share. */
  amount: amount(),
  /** A share of a fact in hundredths of a percent, with its highest amount. */
  share: orNone(
    Type.Object({
      of: oneOf(rewardBases),
      hundredths: Type.Integer({ minimum: 1, maximum: 100_000 }),
      max: orNone(amount()),
      games,
    }),
  ),
  terms: rewardTerms,
  ticket: oneOf(['', ...ticketKinds]),
  /** Free rounds: the slot, and the stake of each. A free bet: its game, and 0. */
  gameCode: text(64),
  stake: amount(),
});

const tier = Type.Object({
  /** All of them must hold. */
  conditions: Type.Array(condition, { maxItems: 8 }),
  rewards: Type.Array(reward, { minItems: 1, maxItems: 5 }),
});

/**
 * What a board ranks members by: `turnover`, or `multiple`: the highest payout of a round in
 * hundredths of its stake. Of equal scores the one that was reached first is ahead.
 */
export const boardScores = ['turnover', 'multiple'] as const;
export type BoardScore = (typeof boardScores)[number];

const board = Type.Object({
  score: oneOf(boardScores),
  games,
  /** Rounds that pay less, in hundredths of their stake, are not ranked by `multiple`. */
  multipleMin: Type.Integer({ minimum: 100, maximum: 10_000_000 }),
});

/** Whom it is for; empty: everybody. */
export const audience = Type.Object({
  levelMin: orNone(Type.Integer({ minimum: 0, maximum: 100 })),
  levelMax: orNone(Type.Integer({ minimum: 0, maximum: 100 })),
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 60 }),
  registeredFrom: orNone(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })),
  registeredUntil: orNone(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })),
  /** The id of a segment that staff keep. */
  segment: text(64),
  /** A number that was proved is asked for. */
  withMobile: Type.Boolean(),
});

export const promotionSpec = Type.Object({
  trigger: oneOf(promotionTriggers),
  period: oneOf(promotionPeriods),
  /** Whether the period has to be over before it is judged. */
  atPeriodEnd: Type.Boolean(),
  audience,
  /** Empty where it is a draw. */
  tiers: Type.Array(tier, { maxItems: 12 }),
  /** Every tier that is reached is due, as milestones; else the highest alone. */
  everyTier: Type.Boolean(),
  /** Whether the member joins first; only what follows then counts. */
  joins: Type.Boolean(),
  /** Paid without a claim. */
  automatic: Type.Boolean(),
  /** A reward that nobody claims is gone after so many days. */
  claimDays: Type.Integer({ minimum: 1, maximum: 90 }),
  /** Staff confirm each reward above it; null: none. */
  approvalAbove: orNone(amount()),
  /** What it may cost in all, a day and a member. */
  budget: Type.Object({
    total: amount(),
    day: orNone(amount()),
    member: orNone(amount()),
  }),
  /** Of the promotions of a group a member has one at a time. */
  group: text(40),
  /** Ranks members while it runs: of a race, or of a mission with a leaderboard. */
  board: Type.Optional(orNone(board)),
  /** The code that is given out and typed; empty: vouchers alone. */
  code: Type.String({ pattern: '^[A-Z0-9-]{0,32}$' }),
  /** What a member opens, where the trigger is a draw. */
  draw: Type.Optional(prizeDraw(reward)),
});

const words = (max: number) =>
  Type.Record(Type.String({ pattern: '^[a-zA-Z-]{2,10}$' }), text(max));

/** What members read, by language. */
export const promotionTexts = Type.Object({
  titles: words(120),
  summaries: words(300),
  /** HTML; the server keeps what is harmless of it. */
  terms: words(20_000),
});

export const promotionShown = {
  category: oneOf(promotionCategories),
  /** The name of a picture that the house has, or the digest of one that staff sent. */
  picture: text(80),
  startsAt: Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }),
  endsAt: orNone(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })),
  /** Lower ones come first. */
  place: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

/** A reward with its amount reckoned out. */
export const rewardDue = Type.Object({
  kind: oneOf(rewardKinds),
  amount: amount(),
  terms: rewardTerms,
  ticket: oneOf(['', ...ticketKinds]),
  gameCode: text(64),
  stake: amount(),
});

/** A condition beside what the member has reached. */
export const conditionProgress = Type.Object({
  fact: oneOf(promotionFacts),
  test: oneOf(promotionTests),
  value: amount(),
  reached: Type.String(),
  holds: Type.Boolean(),
  games,
});

export const claimShown = {
  claimId: id(),
  promotionId: id(),
  title: text(120),
  state: oneOf(claimStates),
  rewards: Type.Array(rewardDue),
  currency: text(5),
  at: Type.Integer(),
  expiresAt: orNone(Type.Integer()),
  decidedAt: orNone(Type.Integer()),
  /** What staff say where they refused. */
  answer: text(300),
};
