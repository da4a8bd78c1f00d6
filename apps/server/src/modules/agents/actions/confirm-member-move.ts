// The second person carries out a move that waits: never the one who proposed it, nor anybody who
// opened the account of an agent who gains the branch.
import { isRefusal, refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { applyMove } from '../apply-move.ts';
import { hasOpenedOne, newlyAbove } from '../new-line.ts';
import type { AgentsPorts } from '../ports.ts';
import { holdProposedMove, readProposedMove } from '../store/proposed-moves.ts';

export const confirmMemberMove =
  (ports: AgentsPorts): Action<typeof agents.confirmMemberMove> =>
  async ({ caller: staff, input: { id: memberId, proposedAt }, now }) => {
    await ports.countFacts();
    return ports.database.transaction(async (tx) => {
      const waits = await readProposedMove(tx, memberId);
      if (waits?.at.getTime() !== proposedAt) return refuse('move-proposal-gone');
      const { upline, uplineId, reason, by: proposedBy } = waits;
      const judged = await ports.team.judgeMove(tx, { memberId, upline });
      // Under the lock of the tree, which every proposal takes first.
      if (!(await holdProposedMove(tx, waits))) return refuse('move-proposal-gone');
      if (isRefusal(judged)) return judged;
      const agentIds = await newlyAbove(tx, { memberId, uplineId });
      const isOne =
        proposedBy === staff.username ||
        (await ports.mayBeOne(tx, { staff, other: proposedBy, now }));
      if (isOne || (await hasOpenedOne(ports, tx, { staff, agentIds, now })))
        return refuse('move-second-person');
      const move = { staff, memberId, upline, reason, proposedBy, now };
      return (await applyMove(ports, tx, move)) ?? { done: true as const };
    });
  };
