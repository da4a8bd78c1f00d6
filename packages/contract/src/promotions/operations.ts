// Promotions as staff make them: written as drafts, published by version, stopped at once; what
// members are due and applied for, judged by staff.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import {
  claimShown,
  claimStates,
  friendLinks,
  promotionShown,
  promotionSpec,
  promotionStages,
  promotionTexts,
} from './schema.ts';

const params = Type.Object({ id: id() });
const viewing = { wire: 'own', who: 'staff', permission: 'promotions.view' } as const;
const editing = { wire: 'own', who: 'staff', permission: 'promotions.edit' } as const;

const written = { ...promotionShown, texts: promotionTexts, spec: promotionSpec };

const promotion = {
  promotionId: id(),
  version: Type.Integer(),
  /** What members see; null: nothing yet. */
  publishedVersion: Type.Union([Type.Integer(), Type.Null()]),
  stage: oneOf(promotionStages),
  ...written,
  currency: text(5),
  spent: amount(),
  members: Type.Integer(),
  changedBy: text(64),
  changedAt: Type.Integer(),
  /** Who proposed the version that waits for a second person. */
  proposedBy: text(64),
  publishedBy: text(64),
};

const staffClaim = Type.Object({
  ...claimShown,
  playerId: text(64),
  username: text(64),
  cost: amount(),
  remark: text(140),
  /** Digests of the pictures that came with it. */
  pictures: Type.Array(text(64)),
  /** The friend whom the member invited and whose doings gave it; null: no friend did. */
  friend: Type.Union([Type.Object({ playerId: text(64), username: text(64) }), Type.Null()]),
  /** Why staff have to decide: what the friend has in common with the member. */
  heldFor: Type.Array(oneOf(friendLinks)),
  /** Tickets that it gave; null: none. Those that were opened stay with the member. */
  tickets: Type.Union([
    Type.Object({
      given: Type.Integer(),
      opened: Type.Integer(),
      left: Type.Integer(),
      /** Taken back by staff, or given up by the member. */
      cancelled: Type.Integer(),
    }),
    Type.Null(),
  ]),
  decidedBy: text(64),
  /** Who granted or approved it first, while a second person has to. */
  proposedBy: text(64),
});

const specRefusals = [
  'promotion-dates-wrong',
  'promotion-reward-wrong',
  'promotion-condition-wrong',
  'promotion-draw-wrong',
  'promotion-budget-too-low',
  'promotion-audience-wrong',
  'promotion-conditions-opposed',
  'promotion-terms-wrong',
  'promotion-share-uncapped',
  'promotion-budget-opposed',
  'promotion-text-missing',
] as const;

export const promotionsOperations = {
  findPromotions: endpoint({
    ...viewing,
    summary: 'Every promotion with what it has cost, the newest first',
    method: 'GET',
    path: '/ops/promotions',
    query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(promotionStages)) }),
    gives: Type.Object({ list: Type.Array(Type.Object(promotion)), total: Type.Integer() }),
    refusals: [],
  }),
  openPromotion: endpoint({
    ...viewing,
    summary: 'One promotion as staff wrote it last',
    method: 'GET',
    path: '/ops/promotions/:id',
    params,
    gives: Type.Object(promotion),
    refusals: ['promotion-not-found'],
  }),
  createPromotion: endpoint({
    ...editing,
    summary: 'Writes a draft',
    method: 'POST',
    path: '/ops/promotions',
    intent: true,
    body: Type.Object(written),
    gives: Type.Object(promotion),
    refusals: [...specRefusals, 'promotion-segment-unknown'],
  }),
  editPromotion: endpoint({
    ...editing,
    summary: 'Writes the next version; what members joined under stays theirs',
    method: 'PUT',
    path: '/ops/promotions/:id',
    params,
    body: Type.Object({
      version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
      ...written,
    }),
    gives: Type.Object(promotion),
    refusals: [
      'promotion-not-found',
      'promotion-changed',
      'promotion-stopped',
      ...specRefusals,
      'promotion-segment-unknown',
    ],
  }),
  publishPromotion: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.publish',
    confirmed: true,
    summary: 'Publishes a version; above the policy’s budget a second person has to',
    method: 'POST',
    path: '/ops/promotions/:id/publish',
    params,
    body: Type.Object({ version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) }),
    gives: Type.Object(promotion),
    refusals: [
      'promotion-not-found',
      'promotion-changed',
      'promotion-stopped',
      'promotion-second-person',
      ...specRefusals,
    ],
  }),
  stopPromotion: endpoint({
    ...editing,
    summary: 'Stops a promotion at once; what is due can still be claimed if staff say so',
    method: 'POST',
    path: '/ops/promotions/:id/stop',
    params,
    body: Type.Object({ reason: text(300, 3), keepDue: Type.Boolean() }),
    gives: Type.Object(promotion),
    refusals: ['promotion-not-found', 'promotion-stopped'],
  }),
  findClaims: endpoint({
    ...viewing,
    summary: 'Rewards and applications, those that wait first',
    method: 'GET',
    path: '/ops/rewards',
    query: Type.Object({
      ...pageQuery,
      state: Type.Optional(oneOf(claimStates)),
      promotionId: Type.Optional(id()),
      username: Type.Optional(text(64)),
    }),
    gives: Type.Object({
      list: Type.Array(staffClaim),
      total: Type.Integer(),
      pending: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  decideClaim: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.judge',
    summary: 'Issues or refuses what waits for staff; a dear reward takes two persons',
    method: 'POST',
    path: '/ops/rewards/:id/decide',
    intent: true,
    params,
    body: Type.Object({
      approve: Type.Boolean(),
      /** Of an application staff set the amount; null: as the tier says. */
      amount: Type.Union([amount(), Type.Null()]),
      answer: text(300),
    }),
    gives: staffClaim,
    refusals: [
      'reward-not-found',
      'reward-decided',
      'reward-amount-wrong',
      'promotion-budget-spent',
      'reward-own-member',
      'second-person-needed',
    ],
  }),
  grantReward: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.judge',
    confirmed: true,
    summary: 'Gives a member a reward that staff grant; a dear one waits for a second person',
    method: 'POST',
    path: '/ops/promotions/:id/grant',
    intent: true,
    params,
    body: Type.Object({ username: text(64, 1), reason: text(300, 3) }),
    gives: staffClaim,
    refusals: [
      'promotion-not-found',
      'promotion-closed',
      'member-not-found',
      'promotion-not-for-you',
      'promotion-had',
      'promotion-budget-spent',
      'reward-own-member',
    ],
  }),
  returnReward: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.publish',
    confirmed: true,
    summary: 'Takes a reward back, as far as its rule allows',
    method: 'POST',
    path: '/ops/rewards/:id/return',
    intent: true,
    params,
    body: Type.Object({ reason: text(300, 3) }),
    gives: staffClaim,
    refusals: ['reward-not-found', 'reward-not-returnable'],
  }),
  getClaimPicture: endpoint({
    ...viewing,
    summary: 'A picture of an application',
    method: 'GET',
    path: '/ops/reward-pictures/:id',
    params,
    gives: Type.Object({ picture: Type.String() }),
    refusals: ['picture-unknown'],
  }),
};
