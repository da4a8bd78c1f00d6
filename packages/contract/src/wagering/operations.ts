// Wagering for staff: a member's rounds, and a round by its number.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { roundStates } from '../kit/closed-sets.ts';
import { roundInRecord } from './record.ts';

export const wageringOperations = {
  findRounds: endpoint({
    summary: 'Rounds of a member, newest first, for the operator',
    method: 'GET',
    path: '/ops/players/:id/rounds',
    wire: 'own',
    who: 'staff',
    permission: 'rounds.view',
    params: Type.Object({ id: id() }),
    query: Type.Object({ ...pageQuery }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          roundId: text(64),
          gameCode: text(64),
          stake: amount(),
          payout: amount(),
          state: oneOf(roundStates),
          openedAt: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  findReferenceOfMember: endpoint({
    summary: 'A member’s rounds behind a reference of the account record',
    method: 'GET',
    path: '/ops/players/:id/references',
    wire: 'own',
    who: 'staff',
    permission: 'rounds.view',
    params: Type.Object({ id: id() }),
    query: Type.Object({ reference: text(100, 1) }),
    gives: Type.Object({ list: Type.Array(roundInRecord) }),
    refusals: ['member-not-found', 'round-unknown'],
  }),
  findRoundsByNumber: endpoint({
    summary: 'Rounds of any member by number, its beginning, or the vendor’s number',
    method: 'GET',
    path: '/ops/rounds',
    wire: 'own',
    who: 'staff',
    permission: 'rounds.view',
    query: Type.Object({ number: Type.String({ pattern: '^[A-Za-z0-9_.:-]{6,64}$' }) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          roundId: text(64),
          playerId: id(),
          username: text(64),
          vendor: Type.Union([text(32), Type.Null()]),
          gameCode: text(64),
          currency: text(8),
          state: oneOf(roundStates),
          stake: amount(),
          payout: amount(),
          jackpot: amount(),
          openedAt: Type.Integer(),
          settledAt: Type.Union([Type.Integer(), Type.Null()]),
        }),
      ),
    }),
    refusals: [],
  }),
};
