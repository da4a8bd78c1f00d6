// An agent closes a link of their own. Closing it twice is closing it once.
import { refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const closeInvitation =
  ({ team }: AgentsPorts): Action<typeof agents.closeInvitation> =>
  async ({ caller, input, now }) => {
    const link = { agentId: caller.playerId, id: input.affiUrlId };
    const isClosed = await team.closeInvitation(link, now);
    return isClosed ? { done: true as const } : refuse('agent-link-unknown');
  };
