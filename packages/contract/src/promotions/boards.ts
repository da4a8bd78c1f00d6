// Boards of promotions: who leads by turnover or by the highest multiple, under masked names, with
// the member's own place and what each place wins; staff see names and keep members off.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { id, oneOf, text } from '../kit/schema.ts';
import { boardScores, rewardDue } from './schema.ts';

const params = Type.Object({ id: id() });
const orNone = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** `counting`: its last hour is being counted. */
export const boardStates = ['coming', 'running', 'counting', 'ended'] as const;
export type BoardState = (typeof boardStates)[number];

/** Members of a board as staff see them. `waiting`: play was counted, the member not yet judged. */
export const boardEntryStates = ['on', 'waiting', 'off', 'excluded'] as const;
export type BoardEntryState = (typeof boardEntryStates)[number];

/** A score is money for `turnover`, else hundredths of the stake. */
const score = () => text(40);

const board = {
  promotionId: id(),
  /** Which period of the promotion. */
  period: text(40),
  score: oneOf(boardScores),
  currency: text(5),
  state: oneOf(boardStates),
  startsAt: Type.Integer(),
  /** When its last hour is over. */
  endsAt: Type.Integer(),
  /** How many members are on it. */
  members: Type.Integer(),
};

/** The places from one to another win the same; empty: there is nothing to win. */
const prizes = Type.Array(
  Type.Object({ from: Type.Integer(), to: Type.Integer(), rewards: Type.Array(rewardDue) }),
);

const staffBoard = Type.Object({
  ...board,
  prizes,
  /** The first hundred, then those who were kept off. */
  list: Type.Array(
    Type.Object({
      /** Null: off the board. */
      place: orNone(Type.Integer()),
      playerId: text(64),
      username: text(64),
      score: score(),
      reachedAt: Type.Integer(),
      state: oneOf(boardEntryStates),
      reason: text(300),
    }),
  ),
});

/** At most so many places are listed. */
export const boardPlacesMax = 50;

export const promotionsBoards = {
  getBoard: endpoint({
    summary: 'The board of a promotion: who leads under masked names, and the own place',
    method: 'GET',
    path: '/play/promotions/:id/board',
    wire: 'own',
    who: 'anyone',
    modules: ['REWCEN3'],
    params,
    query: Type.Object({ last: Type.Optional(oneOf(['Y', 'N'])) }),
    gives: Type.Object({
      ...board,
      /** There is an earlier board that has ended. */
      hasLast: Type.Boolean(),
      prizes,
      list: Type.Array(
        Type.Object({
          place: Type.Integer(),
          name: text(64),
          score: score(),
          isOwn: Type.Boolean(),
        }),
      ),
      /** Null: not on it. */
      own: orNone(Type.Object({ place: Type.Integer(), score: score() })),
    }),
    refusals: ['promotion-not-found', 'board-not-found'],
  }),
  openBoard: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.view',
    summary: 'The board of a promotion with the names of its members',
    method: 'GET',
    path: '/ops/promotions/:id/board',
    params,
    gives: staffBoard,
    refusals: ['promotion-not-found', 'board-not-found'],
  }),
  changeBoardEntry: endpoint({
    wire: 'own',
    who: 'staff',
    permission: 'promotions.judge',
    summary: 'Keeps a member off the board that runs, or lets them on again',
    method: 'POST',
    path: '/ops/promotions/:id/board/entries',
    intent: true,
    params,
    body: Type.Object({
      username: text(64, 1),
      isExcluded: Type.Boolean(),
      reason: text(300, 3),
    }),
    gives: staffBoard,
    refusals: [
      'promotion-not-found',
      'board-not-found',
      'board-ended',
      'member-not-found',
      'reward-own-member',
    ],
  }),
};
