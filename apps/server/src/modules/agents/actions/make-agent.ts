// Staff make a member an agent. Their pages learn of it at once.
import { isRefusal, topicOfPlayer, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const makeAgent =
  ({ database, team, audit, outbox }: AgentsPorts): Action<typeof agents.makeAgent> =>
  ({ caller, input: { id, reason } }) =>
    database.transaction(async (tx) => {
      const made = await team.makeAgent(tx, id);
      if (isRefusal(made)) return made;
      await audit(tx, {
        staff: caller,
        action: 'make-agent',
        subject: `member:${id}`,
        before: { agent: false },
        after: { agent: true, code: made.code, reason },
      });
      await outbox.tell(tx, { event: 'team-changed', topic: topicOfPlayer(id), payload: {} });
      return { code: made.code };
    });
