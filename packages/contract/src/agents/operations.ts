// Staff calls about agents: who leads a team, where a member stands in the tree, and the team's
// result; making a member an agent and a member again, and moving a member with everybody below.
// Every change states its reason.
import { Type } from 'typebox';
import { agentTypes, type AgentType } from './types.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  amount,
  done,
  id,
  moment,
  oneOf,
  pageQuery,
  signedAmount,
  text,
  timeText,
} from '../kit/schema.ts';
import { memberStates } from '../kit/closed-sets.ts';

const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const placeRefusals = [
  'member-not-found',
  'agent-unknown',
  'agent-below',
  'agent-too-deep',
  /** They opened the account of an agent of the new line of late, or proposed it themselves. */
  'move-second-person',
] as const;
const agentType = () =>
  Type.Unsafe<AgentType>(Type.Union(agentTypes.map((type) => Type.Literal(type))));
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const viewing = { method: 'GET', wire: 'own', who: 'staff', permission: 'agents.view' } as const;
const changing = { wire: 'own', who: 'staff', permission: 'agents.edit', perMinute: 60 } as const;

const person = { id: text(64), username: text(64) };
/** A move that waits for a second person. */
const proposedMove = {
  upline: Type.Object(person),
  by: text(64),
  at: Type.Integer(),
  reason: text(300),
};
const standing = {
  ...person,
  type: Type.Integer(),
  state: oneOf(memberStates),
  registeredAt: Type.Integer(),
  lastLoginAt: orNull(Type.Integer()),
};
/** Everybody below, at any depth. */
const team = { direct: Type.Integer(), teamSize: Type.Integer(), teamBalance: amount() };

export const agentsOperations = {
  listAgents: endpoint({
    ...viewing,
    summary: 'The agents, newest first',
    path: '/ops/agents',
    query: Type.Object({
      ...pageQuery,
      /** A part of the username. */
      username: Type.Optional(text(64)),
      /** The username of the agent directly above, whole. */
      upline: Type.Optional(text(64)),
      type: Type.Optional(text(5)),
      state: Type.Optional(text(20)),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          ...standing,
          ...team,
          code: text(40),
          upline: orNull(Type.Object(person)),
          /** Since when they are an agent. */
          since: Type.Integer(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getMemberTeam: endpoint({
    ...viewing,
    summary: 'Where a member stands, the team below, and what it came to over days',
    path: '/ops/players/:id/team',
    params,
    query: Type.Object({
      startDate: Type.Optional(timeText()),
      endDate: Type.Optional(timeText()),
    }),
    gives: Type.Object({
      ...standing,
      ...team,
      isAgent: Type.Boolean(),
      /** Null: no agent now. */
      since: orNull(Type.Integer()),
      code: text(40),
      /** From the top of the tree down to the agent directly above. */
      above: Type.Array(Type.Object(person)),
      agents: Type.Integer(),
      figures: Type.Object({
        activeMembers: Type.Integer(),
        firstDeposits: Type.Integer(),
        rounds: Type.Integer(),
        stake: amount(),
        payout: amount(),
        /** Payouts minus stakes: the players' result. */
        net: signedAmount(),
        deposited: amount(),
        withdrawn: amount(),
      }),
      proposedMove: orNull(Type.Object(proposedMove)),
    }),
    refusals: ['member-not-found'],
  }),
  listMemberDownlines: endpoint({
    ...viewing,
    summary: 'Who stands directly below a member, the newest first',
    path: '/ops/players/:id/downlines',
    params,
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...standing, teamSize: Type.Integer(), balance: amount() })),
      total: Type.Integer(),
    }),
    refusals: ['member-not-found'],
  }),
  makeAgent: endpoint({
    ...changing,
    summary: 'Makes a member an agent with an invitation code of their own',
    method: 'POST',
    path: '/ops/agents',
    body: Type.Object({ username: text(64, 1), type: agentType(), reason: reason() }),
    gives: Type.Object({ id: text(64), code: text(40) }),
    refusals: ['member-not-found', 'agent-already', 'member-state-fixed'],
  }),
  setAgentType: endpoint({
    ...changing,
    summary: 'Gives an agent another of the family’s kinds; all may do the same here',
    method: 'PUT',
    path: '/ops/players/:id/agent-type',
    params,
    body: Type.Object({ type: agentType(), reason: reason() }),
    gives: done(),
    refusals: ['member-not-found', 'agent-not-yet'],
  }),
  endAgent: endpoint({
    ...changing,
    summary: 'Makes an agent a member again: links close, the line below moves one step up',
    method: 'POST',
    path: '/ops/players/:id/agent-end',
    params,
    body: Type.Object({ reason: reason() }),
    gives: Type.Object({
      /** The former direct downline. */
      moved: Type.Integer(),
    }),
    refusals: ['member-not-found', 'agent-not-yet'],
  }),
  moveMember: endpoint({
    ...changing,
    summary:
      'Moves a member with everybody below; where the house pays the new line, a second confirms',
    method: 'PUT',
    path: '/ops/players/:id/upline',
    params,
    body: Type.Object({
      reason: reason(),
      /** The username of the agent; empty: no upline. */
      upline: text(64),
    }),
    gives: Type.Object({
      /** False: it waits for a second person. */
      moved: Type.Boolean(),
    }),
    refusals: placeRefusals,
  }),
  confirmMemberMove: endpoint({
    ...changing,
    summary: 'The second person carries out a move that waits for one',
    method: 'POST',
    path: '/ops/players/:id/upline/confirm',
    confirmed: true,
    params,
    /** The proposal that was read. */
    body: Type.Object({ proposedAt: moment() }),
    gives: done(),
    refusals: ['move-proposal-gone', ...placeRefusals],
  }),
  withdrawMemberMove: endpoint({
    ...changing,
    summary: 'Withdraws a move that waits for a second person',
    method: 'POST',
    path: '/ops/players/:id/upline/withdraw',
    params,
    body: Type.Object({ proposedAt: moment(), reason: reason() }),
    gives: done(),
    refusals: ['move-proposal-gone'],
  }),
  listProposedMoves: endpoint({
    ...viewing,
    summary: 'Moves that wait for a second person, oldest first',
    path: '/ops/agent-moves',
    query: Type.Object(pageQuery),
    gives: Type.Object({
      list: Type.Array(Type.Object({ ...proposedMove, member: Type.Object(person) })),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
};
