// Promotions as members see them: the list with where they stand, terms, joining, applying, and
// every reward that is due, was had or is gone.
import { Type } from 'typebox';
import { freeBet } from '../wagering/free-bet.ts';
import { endpoint } from '../kit/endpoint.ts';
import { amount, done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { freeRounds } from '../slots.ts';
import {
  boardScores,
  claimShown,
  claimStates,
  conditionProgress,
  promotionCategories,
  promotionPeriods,
  promotionShown,
  promotionStates,
  promotionTriggers,
  rewardDue,
} from './schema.ts';

const params = Type.Object({ id: id() });
const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const promotionCard = {
  promotionId: id(),
  title: text(120),
  summary: text(300),
  ...promotionShown,
  trigger: oneOf(promotionTriggers),
  /** The reward of its highest step, or of a draw its dearest prize; null: it gives none. */
  gives: orNone(
    Type.Object({
      reward: rewardDue,
      /** The share of a fact that it is, in hundredths of a percent; 0: a fixed amount. */
      share: Type.Integer(),
      most: orNone(amount()),
      /** Lower steps give less. */
      isTop: Type.Boolean(),
    }),
  ),
  /** Null for visitors. */
  state: orNone(oneOf(promotionStates)),
  /** What the member can claim of it now. */
  claimIds: Type.Array(id()),
};

/** A step of a promotion: what must hold and what it gives. */
export const promotionStep = Type.Object({
  conditions: Type.Array(conditionProgress),
  rewards: Type.Array(rewardDue),
  /** The share of a fact that a reward is, in hundredths of a percent; 0: a fixed amount. */
  shares: Type.Array(Type.Integer()),
  holds: Type.Boolean(),
  had: Type.Boolean(),
});

const detail = Type.Object({
  ...promotionCard,
  terms: text(30_000),
  currency: text(5),
  period: oneOf(promotionPeriods),
  joins: Type.Boolean(),
  claimDays: Type.Integer(),
  steps: Type.Array(promotionStep),
  /** When the period ends that counts now. */
  periodEndsAt: orNone(Type.Integer()),
  joinedAt: orNone(Type.Integer()),
  version: Type.Integer(),
  /** What its board ranks members by; null: it has none. */
  board: orNone(oneOf(boardScores)),
});

const member = { wire: 'own', who: 'member', modules: ['REWCEN3'] } as const;

/** At most so many pictures with an application, and words of a remark. */
export const applicationPicturesMax = 3;
export const applicationRemarkMax = 140;

export const promotionsPlayer = {
  listPromotions: endpoint({
    summary: 'Running promotions and those to come, with where the member stands in each',
    method: 'GET',
    path: '/play/promotions',
    wire: 'own',
    who: 'anyone',
    modules: ['REWCEN3'],
    query: Type.Object({ category: Type.Optional(oneOf(promotionCategories)) }),
    gives: Type.Object({ list: Type.Array(Type.Object(promotionCard)) }),
    refusals: [],
  }),
  getPromotion: endpoint({
    summary: 'One promotion with its terms, its steps and what the member has reached',
    method: 'GET',
    path: '/play/promotions/:id/detail',
    wire: 'own',
    who: 'anyone',
    modules: ['REWCEN3'],
    params,
    gives: detail,
    refusals: ['promotion-not-found'],
  }),
  joinPromotion: endpoint({
    ...member,
    summary: 'Joins a promotion under the terms of a version; only what follows counts',
    method: 'POST',
    path: '/play/promotions/:id/join',
    intent: true,
    params,
    body: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    gives: done(),
    refusals: [
      'promotion-not-found',
      'promotion-closed',
      'promotion-changed',
      'promotion-not-for-you',
      'promotion-mobile-missing',
      'promotion-group-taken',
    ],
  }),
  leavePromotion: endpoint({
    ...member,
    summary: 'Leaves a promotion: what was not claimed is gone',
    method: 'POST',
    path: '/play/promotions/:id/leave',
    intent: true,
    params,
    gives: done(),
    refusals: ['promotion-not-found', 'promotion-not-joined'],
  }),
  applyForPromotion: endpoint({
    ...member,
    summary: 'Applies for a reward with a remark and up to three pictures',
    method: 'POST',
    path: '/play/promotions/:id/apply',
    intent: true,
    perMinute: 20,
    bodyBytesMax: 21 * 1024 * 1024,
    params,
    body: Type.Object({
      version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      remark: text(applicationRemarkMax),
      /** Base64 of a PNG or JPEG below 5 MB. */
      pictures: Type.Array(Type.String({ maxLength: 7_000_000 }), {
        maxItems: applicationPicturesMax,
      }),
    }),
    gives: Type.Object({ claimId: id() }),
    refusals: [
      'promotion-not-found',
      'promotion-closed',
      'promotion-changed',
      'promotion-not-for-you',
      'promotion-mobile-missing',
      'promotion-group-taken',
      'promotion-had',
      'picture-unreadable',
    ],
  }),
  listRewards: endpoint({
    ...member,
    summary: 'The member’s rewards: due, waiting, had, gone; newest first',
    method: 'GET',
    path: '/play/rewards',
    query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(claimStates)) }),
    gives: Type.Object({
      list: Type.Array(Type.Object(claimShown)),
      total: Type.Integer(),
      /** How many can be claimed. */
      available: Type.Integer(),
    }),
    refusals: [],
  }),
  claimReward: endpoint({
    ...member,
    summary: 'Claims one reward',
    method: 'POST',
    path: '/play/rewards/:id/claim',
    intent: true,
    params,
    gives: Type.Object(claimShown),
    refusals: [
      'reward-not-found',
      'reward-not-available',
      'reward-expired',
      'promotion-closed',
      'promotion-budget-spent',
      'point-budget-spent',
      'player-on-break',
      'self-excluded',
    ],
  }),
  listFreeRounds: endpoint({
    ...member,
    summary: 'The free rounds and free bets of the member, those that expire first ahead',
    method: 'GET',
    path: '/play/free-rounds',
    gives: Type.Object({ list: Type.Array(Type.Object(freeRounds)), bets: Type.Array(freeBet) }),
    refusals: [],
  }),
  claimAllRewards: endpoint({
    ...member,
    summary: 'Claims every reward that can be had, and says which could not',
    method: 'POST',
    path: '/play/rewards/claim-all',
    intent: true,
    gives: Type.Object({
      claimed: Type.Array(Type.Object(claimShown)),
      left: Type.Array(Type.Object({ claimId: id(), reason: text(64) })),
    }),
    refusals: ['player-on-break', 'self-excluded'],
  }),
};
