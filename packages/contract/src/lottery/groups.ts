// Prize groups: which one a player owns decides the prizes and rebates they may choose. Agents set
// those of their direct members, staff anybody's, each within the rules of the line.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import { groupNumber, orNull } from './schema.ts';

/** Whose decision a change of a group was. */
const groupSetters = ['agent', 'staff'] as const;

const person = { id: text(64), username: text(64) };
/** What a group may be set to: from `least` to `most`, in steps of `step`. */
const range = {
  least: groupNumber(),
  most: groupNumber(),
  step: Type.Integer(),
};
const groupRefusals = [
  'member-not-found',
  'group-out-of-range',
  'group-off-step',
  'group-not-below-parent',
  'group-below-team',
] as const;

const ofAgent = { wire: 'own', who: 'agent', modules: ['AGENTCEN3'], perMinute: 60 } as const;
const ofStaff = { wire: 'own', who: 'staff', perMinute: 60 } as const;

export const lotteryGroups = {
  listTeamGroups: endpoint({
    ...ofAgent,
    summary: 'The prize groups of the agent’s direct members, by name',
    method: 'GET',
    path: '/play/lottery/team-groups',
    query: Type.Object({ ...pageQuery, username: Type.Optional(text(64)) }),
    gives: Type.Object({
      own: groupNumber(),
      list: Type.Array(
        Type.Object({
          ...person,
          group: groupNumber(),
          /** Nobody has set one: the group above it, or the brand’s default, holds. */
          isDefault: Type.Boolean(),
          ...range,
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  setTeamGroup: endpoint({
    ...ofAgent,
    summary: 'Sets the prize group of a direct member',
    method: 'PUT',
    path: '/play/lottery/team-groups/:id',
    params: Type.Object({ id: id() }),
    intent: true,
    body: Type.Object({ group: groupNumber() }),
    gives: done(),
    refusals: groupRefusals,
  }),
  getMemberGroup: endpoint({
    ...ofStaff,
    summary: 'A member’s prize group, what it may be set to, and how it came to be',
    method: 'GET',
    path: '/ops/lottery/groups/:id',
    permission: 'lottery.view',
    params: Type.Object({ id: id() }),
    gives: Type.Object({
      ...person,
      group: groupNumber(),
      /** Nobody has set one: the brand’s default holds. */
      isDefault: Type.Boolean(),
      ...range,
      upline: orNull(Type.Object({ ...person, group: groupNumber() })),
      changes: Type.Array(
        Type.Object({
          at: Type.Integer(),
          before: groupNumber(),
          after: groupNumber(),
          by: Type.Object({ kind: oneOf(groupSetters), name: text(64) }),
          reason: text(300),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  setMemberGroup: endpoint({
    ...ofStaff,
    summary: 'Sets a member’s prize group',
    method: 'PUT',
    path: '/ops/lottery/groups/:id',
    permission: 'lottery.settings',
    params: Type.Object({ id: id() }),
    intent: true,
    body: Type.Object({ group: groupNumber(), reason: text(300, 3) }),
    gives: done(),
    refusals: groupRefusals,
  }),
};
