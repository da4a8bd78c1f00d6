// Staff make an agent a member again: the links close for good, and the direct downline moves to
// the agent above, with everybody they lead. No one is left below a member.
import { isRefusal, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { tellTeams } from '../tell-teams.ts';

export const endAgent =
  (ports: AgentsPorts): Action<typeof agents.endAgent> =>
  async ({ caller, input: { id, reason }, now }) => {
    const { database, team, audit, agentEnded, countFacts } = ports;
    await countFacts();
    return database.transaction(async (tx) => {
      const ended = await team.endAgent(tx, id, now);
      if (isRefusal(ended)) return ended;
      const { before, moved, uplineId } = ended;
      await agentEnded(tx, { memberId: id, now });
      await audit(tx, {
        staff: caller,
        action: 'end-agent',
        subject: `member:${id}`,
        before: { agent: true, type: before },
        after: { agent: false, moved, reason },
      });
      await tellTeams(ports, tx, [id, uplineId]);
      return { moved };
    });
  };
