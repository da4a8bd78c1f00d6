// An agent registers a member, or an agent, directly below. The new person does the rest alone.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const registerDownline =
  ({ team }: AgentsPorts): Action<typeof agents.registerDownline> =>
  async ({ caller, input, locale, now }) => {
    const made = await team.register({
      agentId: caller.playerId,
      username: input.username,
      password: input.password ?? '',
      type: input.userType === 1 ? 1 : 0,
      locale,
      now,
    });
    if (isRefusal(made)) return made;
    const { id: customerId, username: customerName, password } = made;
    return { customerId, customerName, password };
  };
