// An agent's links, the newest first, with how many registered by each.
import { invitationStates, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { InvitationState } from '../../identity/index.ts';
import type { AgentsPorts } from '../ports.ts';

const sizeUnlessAsked = 20;

const stateOf = (status: string | undefined): InvitationState | undefined =>
  (Object.keys(invitationStates) as InvitationState[]).find(
    (state) => String(invitationStates[state]) === status,
  );

export const listInvitations =
  ({ team, linkConfigs }: AgentsPorts): Action<typeof agents.listInvitations> =>
  async ({ caller, input, now }) => {
    const { page = 1, pageSize = sizeUnlessAsked } = input;
    const { list, total } = await team.invitations({
      agentId: caller.playerId,
      state: stateOf(input.status),
      now,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const configs = await linkConfigs(list.map(({ id }) => id));
    return {
      pageInfo: { currentPage: page, pageSize, totalRecords: total },
      list: list.map(({ state, madeAt, endsAt, registered, ...same }) => ({
        ...same,
        status: invitationStates[state],
        startDate: madeAt,
        endDate: endsAt,
        affiliateCount: registered,
        configs: [...(configs.get(same.id) ?? [])],
      })),
    };
  };
