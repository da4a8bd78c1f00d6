// Staff withdraw a move that waits for a second person; the member stays.
import { refuse, type agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { dropProposedMove, readProposedMove } from '../store/proposed-moves.ts';

export const withdrawMemberMove =
  ({ database, audit }: AgentsPorts): Action<typeof agents.withdrawMemberMove> =>
  ({ caller: staff, input: { id: memberId, proposedAt: at, reason } }) =>
    database.transaction(async (tx) => {
      const waits = await readProposedMove(tx, memberId);
      if (waits === undefined || !(await dropProposedMove(tx, { memberId, at })))
        return refuse('move-proposal-gone');
      await audit(tx, {
        staff,
        action: 'withdraw-member-move',
        subject: `member:${memberId}`,
        before: { upline: waits.upline, proposedBy: waits.by },
        after: { reason },
      });
      return { done: true as const };
    });
