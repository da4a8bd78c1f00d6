// What staff see and do of agents: a member's place in the tree of teams, making a member an agent,
// and moving a member with everybody below under another agent. Every change tells its reason.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { amount, done, id, text } from './kit/schema.ts';

const params = Type.Object({ id: id() });
const reason = () => text(300, 3);
const changing = {
  wire: 'own',
  who: 'staff',
  permission: 'members.edit',
  perMinute: 60,
} as const;

export const agentsOperations = {
  getMemberTeam: endpoint({
    summary: 'Where a member stands: everybody above, and the size of the team below',
    method: 'GET',
    path: '/ops/players/:id/team',
    wire: 'own',
    who: 'staff',
    permission: 'members.view',
    params,
    gives: Type.Object({
      isAgent: Type.Boolean(),
      code: text(40),
      /** From the top of the tree down to the agent directly above. */
      above: Type.Array(Type.Object({ id: text(64), username: text(64) })),
      direct: Type.Integer(),
      teamSize: Type.Integer(),
      agents: Type.Integer(),
      teamBalance: amount(),
    }),
    refusals: ['member-not-found'],
  }),
  makeAgent: endpoint({
    ...changing,
    summary: 'Makes a member an agent with an invitation code of their own',
    method: 'POST',
    path: '/ops/players/:id/agent',
    params,
    body: Type.Object({ reason: reason() }),
    gives: Type.Object({ code: text(40) }),
    refusals: ['member-not-found', 'agent-already'],
  }),
  moveMember: endpoint({
    ...changing,
    summary: 'Moves a member, with everybody below, under another agent or to the top',
    method: 'PUT',
    path: '/ops/players/:id/upline',
    params,
    body: Type.Object({
      reason: reason(),
      /** The username of the agent; empty: nobody above. */
      upline: text(64),
    }),
    gives: done(),
    refusals: ['member-not-found', 'agent-unknown', 'agent-below'],
  }),
};
