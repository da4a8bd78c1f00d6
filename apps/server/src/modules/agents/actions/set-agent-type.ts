// Staff give an agent another of the family's kinds. Said twice it changes nothing and is not
// written down again.
import { isRefusal, topicOfPlayer, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const setAgentType =
  ({ database, team, audit, outbox }: AgentsPorts): Action<typeof agents.setAgentType> =>
  ({ caller, input: { id, type, reason } }) =>
    database.transaction(async (tx) => {
      const set = await team.setType(tx, id, type);
      if (isRefusal(set)) return set;
      if (set.before === type) return { done: true as const };
      await audit(tx, {
        staff: caller,
        action: 'set-agent-type',
        subject: `member:${id}`,
        before: { type: set.before },
        after: { type, reason },
      });
      await outbox.tell(tx, { event: 'team-changed', topic: topicOfPlayer(id), payload: {} });
      return { done: true as const };
    });
