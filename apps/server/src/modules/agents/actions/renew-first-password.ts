// Sets a new first password for a member who was registered by the agent and has not signed in yet.
import type { agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const renewFirstPassword =
  ({ team }: AgentsPorts): Action<typeof agents.renewFirstPassword> =>
  ({ caller, input: { customerId: memberId }, now }) =>
    team.renewFirstPassword({ agentId: caller.playerId, memberId, now });
