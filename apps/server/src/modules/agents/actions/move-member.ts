// Staff move a member, with everybody below, under another agent or to the top of the tree. What
// was played before stays with the old line. Where the house pays an agent who gains the branch,
// the move waits for a second person.
import { isRefusal, refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { applyMove } from '../apply-move.ts';
import { hasOpenedOne, newlyAbove } from '../new-line.ts';
import type { AgentsPorts } from '../ports.ts';
import { writeProposedMove } from '../store/proposed-moves.ts';

export const moveMember =
  (ports: AgentsPorts): Action<typeof agents.moveMember> =>
  async ({ caller: staff, input: { id: memberId, upline, reason }, now }) => {
    await ports.countFacts();
    return ports.database.transaction(async (tx) => {
      const judged = await ports.team.judgeMove(tx, { memberId, upline });
      if (isRefusal(judged)) return judged;
      const { from, to } = judged;
      const agentIds = to ? await newlyAbove(tx, { memberId, uplineId: to.id }) : [];
      if (await hasOpenedOne(ports, tx, { staff, agentIds, now }))
        return refuse('move-second-person');
      if (to && (await ports.housePaysOne(tx, { agentIds, now }))) {
        const move = { memberId, uplineId: to.id, reason, by: staff.username };
        await writeProposedMove(tx, move, now);
        await ports.audit(tx, {
          staff,
          action: 'propose-member-move',
          subject: `member:${memberId}`,
          before: { upline: from?.username ?? '' },
          after: { upline: to.username, reason },
        });
        return { moved: false };
      }
      const refused = await applyMove(ports, tx, { staff, memberId, upline, reason, now });
      return refused ?? { moved: true };
    });
  };
