// Staff make a member an agent, by name. Their pages learn of it at once.
import { isRefusal, topicOfPlayer, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const makeAgent =
  ({ database, team, audit, outbox }: AgentsPorts): Action<typeof agents.makeAgent> =>
  ({ caller, input: { username, type, reason }, now: at }) =>
    database.transaction(async (tx) => {
      const made = await team.makeAgent(tx, { username, type, at });
      if (isRefusal(made)) return made;
      const { id, code } = made;
      await audit(tx, {
        staff: caller,
        action: 'make-agent',
        subject: `member:${id}`,
        before: { agent: false },
        after: { agent: true, type, code, reason },
      });
      await outbox.tell(tx, { event: 'team-changed', topic: topicOfPlayer(id), payload: {} });
      return { id, code };
    });
