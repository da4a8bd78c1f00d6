// Missions: promotions by play whose milestones are rewarded one by one. Members see how far they
// are; clients of the family ask for the same by their own calls, and for the boards of races.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, oneOrNone, text } from '../kit/schema.ts';
import { promotionCard, promotionStep } from './player.ts';
import { rewardKinds } from './schema.ts';

const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const mission = Type.Object({
  ...promotionCard,
  currency: text(5),
  steps: Type.Array(promotionStep),
  /** What can be claimed, by the place of its milestone from 0. */
  claims: Type.Array(Type.Object({ claimId: id(), step: Type.Integer() })),
  periodEndsAt: orNone(Type.Integer()),
  hasBoard: Type.Boolean(),
});

const member = { wire: 'wps', who: 'member', modules: ['MISSIONLB3', 'REWCEN3'] } as const;

/** `O`: open; `C`: can be claimed; `D`: had. */
const milestoneStates = ['O', 'C', 'D'] as const;

const ranked = {
  list: Type.Array(
    Type.Object({ rank: Type.Integer(), playerName: text(64), reachedValue: Type.Number() }),
  ),
  /** The own place; 0: none. */
  footer: Type.Object({ rank: Type.Integer(), reachedValue: Type.Number() }),
};

export const promotionsMissions = {
  listMissions: endpoint({
    wire: 'own',
    who: 'member',
    modules: ['MISSIONLB3', 'REWCEN3'],
    summary: 'The member’s missions with what is reached of each milestone',
    method: 'GET',
    path: '/play/missions',
    gives: Type.Object({
      list: Type.Array(mission),
      /** How many milestones can be claimed. */
      available: Type.Integer(),
    }),
    refusals: [],
  }),
  getMissionSummaryDetails: endpoint({
    ...member,
    summary: 'The member’s missions, as the family lists them',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    query: Type.Object({
      status: Type.Optional(text(5)),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          missionId: text(64),
          title: text(120),
          content: text(300),
          startTime: Type.Integer(),
          endTime: orNone(Type.Integer()),
          milestones: Type.Integer(),
          completed: Type.Integer(),
          claimable: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getMissionMilestones: endpoint({
    ...member,
    summary: 'The milestones of a mission',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionMilestones',
    query: Type.Object({ missionId: text(64, 1) }),
    gives: Type.Array(
      Type.Object({
        missionId: text(64),
        title: text(120),
        milestone: Type.Integer(),
        targetValue: Type.Number(),
        reachedValue: Type.Number(),
        rewardType: oneOrNone(rewardKinds),
        rewardAmount: Type.Number(),
        status: oneOf(milestoneStates),
        promotionClaimId: text(64),
      }),
    ),
    refusals: ['promotion-not-found'],
  }),
  getMissionLeaderboard: endpoint({
    ...member,
    summary: 'The leaderboard of a mission, with the own place',
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    query: Type.Object({ missionId: text(64, 1) }),
    gives: Type.Object(ranked),
    refusals: ['promotion-not-found', 'board-not-found'],
  }),
  getRankBoardList: endpoint({
    ...member,
    modules: ['REWCEN3'],
    summary: 'Running races with who leads and the own place',
    method: 'GET',
    path: '/wps/relay/PROMOFE_getRankBoardList',
    gives: Type.Array(
      Type.Object({
        promotionId: text(64),
        title: text(120),
        startTime: Type.Integer(),
        endTime: Type.Integer(),
        ...ranked,
      }),
    ),
    refusals: [],
  }),
};
