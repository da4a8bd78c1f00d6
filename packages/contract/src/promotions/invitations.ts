// Invitations of friends: a member's code, what friends do by the rules of the promotions that run,
// and what each gave. A friend is shown under a masked name, and how far in tenths: no amount that
// somebody else played or deposited leaves the house.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, text } from '../kit/schema.ts';
import { claimStates, conditionProgress, rewardDue } from './schema.ts';

const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const member = { wire: 'own', who: 'member', modules: ['REFERRAL3', 'REWCEN3'] } as const;
/** Friends that registered before it. */
const before = Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 }));
/** `before` of the next page; null: that was the last one. */
const next = orNone(Type.Integer());

/** `open`: not reached yet. */
const friendStepStates = ['open', ...claimStates] as const;

export const promotionsInvitations = {
  getInvitation: endpoint({
    ...member,
    summary: 'The member’s code, the rules by which inviting is rewarded, and what came of it',
    method: 'GET',
    path: '/play/invitation',
    gives: Type.Object({
      code: text(40),
      currency: text(5),
      friends: Type.Integer(),
      /** Rewards that friends gave: had and worth so much, to be claimed, with staff. */
      claimed: Type.Integer(),
      earned: amount(),
      available: Type.Integer(),
      pending: Type.Integer(),
      programmes: Type.Array(
        Type.Object({
          promotionId: id(),
          title: text(120),
          terms: text(30_000),
          endsAt: orNone(Type.Integer()),
          /** The member joins it first, and has not yet. */
          isToJoin: Type.Boolean(),
          steps: Type.Array(
            Type.Object({
              conditions: Type.Array(conditionProgress),
              rewards: Type.Array(rewardDue),
              shares: Type.Array(Type.Integer()),
            }),
          ),
        }),
      ),
    }),
    refusals: ['promotion-not-for-you'],
  }),
  listFriends: endpoint({
    ...member,
    summary: 'Friends who registered by the member’s code, the newest first, each with its steps',
    method: 'GET',
    path: '/play/invitation/friends',
    perMinute: 60,
    query: Type.Object({ before }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          name: text(64),
          registeredAt: Type.Integer(),
          /** Of the programmes that count the friend, in their order. */
          steps: Type.Array(
            Type.Object({
              promotionId: id(),
              step: Type.Integer(),
              state: oneOf(friendStepStates),
              /** How far it is, in whole tenths up to 100. */
              percent: Type.Integer(),
              /** Of a reward that can be claimed. */
              claimId: orNone(id()),
            }),
          ),
          /** What the member had for the friend. */
          gave: Type.Array(rewardDue),
        }),
      ),
      next,
    }),
    refusals: ['promotion-not-for-you'],
  }),
  findFriends: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    perMinute: 60,
    summary: 'Who invited a member, and whom the member invited, with what each friend gave',
    method: 'GET',
    path: '/ops/members/:id/friends',
    params: Type.Object({ id: id() }),
    query: Type.Object({ before }),
    gives: Type.Object({
      inviter: orNone(Type.Object({ playerId: text(64), username: text(64) })),
      total: Type.Integer(),
      currency: text(5),
      list: Type.Array(
        Type.Object({
          playerId: text(64),
          username: text(64),
          registeredAt: Type.Integer(),
          /** What rewards for the friend have cost, and how many wait for staff. */
          cost: amount(),
          rewards: Type.Integer(),
          pending: Type.Integer(),
        }),
      ),
      next,
    }),
    refusals: ['member-not-found'],
  }),
};
