// Lists registrations by a link of the agent.
import { refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const listInvited =
  ({ team }: AgentsPorts): Action<typeof agents.listInvited> =>
  async ({ caller, input }) => {
    const invited = await team.invited({ agentId: caller.playerId, id: input.affiUrlId });
    if (!invited) return refuse('agent-link-unknown');
    return invited.map(({ username, at }) => ({ customerName: username, registeredDate: at }));
  };
