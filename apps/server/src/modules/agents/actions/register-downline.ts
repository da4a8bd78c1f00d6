// An agent registers a member, or an agent, directly below. The new person does the rest alone.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const registerDownline =
  ({ team, newTerms }: AgentsPorts): Action<typeof agents.registerDownline> =>
  async ({ caller, input, locale, now }) => {
    const { playerId: agentId, username: agentName } = caller;
    const { configs = [] } = input;
    const terms = configs.length === 0 ? undefined : newTerms({ agentId, agentName, configs, now });
    if (isRefusal(terms)) return terms;
    const made = await team.register({
      beside: terms && { judge: terms.judge, write: terms.give },
      agentId,
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
