// An agent makes a member of the own team an agent, as staff do: with a code, on record, and at
// once on the member's pages.
import { isRefusal, topicOfPlayer, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

/** The log names an agent as what was done, not as who did it: those are staff. */
const house = { staffId: 'house', username: 'house' };

export const promoteDownlineToAgent =
  ({ database, team, audit, outbox }: AgentsPorts): Action<typeof agents.promoteDownlineToAgent> =>
  ({ caller, input: { customerId: memberId }, now: at }) =>
    database.transaction(async (tx) => {
      const { playerId: agentId, username: by } = caller;
      const made = await team.promote(tx, { agentId, memberId, at });
      if (isRefusal(made)) return made;
      const { id, code, type } = made;
      await audit(tx, {
        staff: house,
        action: 'promote-downline',
        subject: `member:${id}`,
        before: { agent: false },
        after: { agent: true, type, code, byAgent: by },
      });
      await outbox.tell(tx, { event: 'team-changed', topic: topicOfPlayer(id), payload: {} });
      return { done: true as const };
    });
