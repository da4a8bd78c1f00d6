// Applies a move that was judged: what was agreed along the old line ends, the log and both
// agents are told.
import { isRefusal, type Refusal } from '@baize/contract';
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { AgentsPorts } from './ports.ts';
import { dropMovesOf } from './store/proposed-moves.ts';
import { tellTeams } from './tell-teams.ts';

interface Decided {
  readonly staff: StaffCaller;
  readonly memberId: string;
  readonly upline: string;
  readonly reason: string;
  /** Who asked for it, where a second person confirmed it. */
  readonly proposedBy?: string;
  readonly now: number;
}

type Moved = Awaited<ReturnType<AgentsPorts['team']['move']>>;

export async function applyMove(
  ports: Pick<AgentsPorts, 'team' | 'audit' | 'outbox' | 'memberMoved'>,
  tx: Tx,
  { staff, memberId, upline, reason, proposedBy, now }: Decided,
): Promise<Extract<Moved, Refusal> | undefined> {
  const moved = await ports.team.move(tx, { memberId, upline, at: now });
  if (isRefusal(moved)) return moved;
  if (moved.from?.id !== moved.to?.id) await ports.memberMoved(tx, { memberId, now });
  await dropMovesOf(tx, memberId);
  await ports.audit(tx, {
    staff,
    action: proposedBy === undefined ? 'move-member' : 'confirm-member-move',
    subject: `member:${memberId}`,
    before: { upline: moved.from?.username ?? '' },
    after: {
      upline: moved.to?.username ?? '',
      reason,
      ...(proposedBy === undefined ? {} : { proposedBy }),
    },
  });
  await tellTeams(ports, tx, [moved.from?.id ?? null, moved.to?.id ?? null]);
  return undefined;
}
