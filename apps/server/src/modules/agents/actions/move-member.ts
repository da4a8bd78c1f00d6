// Staff move a member, with everybody below, under another agent or to the top of the tree. What
// was played before stays with the old line.
import { isRefusal, topicOfPlayer, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';

export const moveMember =
  (ports: AgentsPorts): Action<typeof agents.moveMember> =>
  async ({ caller, input: { id, upline, reason }, now }) => {
    const { database, team, audit, outbox, memberMoved, countFacts } = ports;
    await countFacts();
    return database.transaction(async (tx) => {
      const moved = await team.move(tx, { memberId: id, upline, at: now });
      if (isRefusal(moved)) return moved;
      if (moved.from?.id !== moved.to?.id) await memberMoved(tx, { memberId: id, now });
      await audit(tx, {
        staff: caller,
        action: 'move-member',
        subject: `member:${id}`,
        before: { upline: moved.from?.username ?? '' },
        after: { upline: moved.to?.username ?? '', reason },
      });
      const told = [moved.from?.id, moved.to?.id].filter((agentId) => agentId !== undefined);
      for (const agentId of told) {
        const topic = topicOfPlayer(agentId);
        await outbox.tell(tx, { event: 'team-changed', topic, payload: {} });
      }
      return { done: true as const };
    });
  };
