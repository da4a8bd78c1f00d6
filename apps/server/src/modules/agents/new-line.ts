// The agents who gain by a move: those of the new line who did not stand above the member. Staff
// who opened the account of one of them do not move anybody there, and where the house pays one of
// them a second person confirms.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { AgentsPorts } from './ports.ts';
import { readAbove } from './store/team.ts';

interface Moving {
  readonly memberId: string;
  readonly uplineId: string;
}

/** Ids; the line is held by the lock of the tree. */
export async function newlyAbove(
  tx: Tx,
  { memberId, uplineId }: Moving,
): Promise<readonly string[]> {
  const before = new Set((await readAbove(tx, memberId)).map(({ id }) => id));
  const after = await readAbove(tx, uplineId);
  return after.map(({ id }) => id).filter((id) => !before.has(id));
}

interface Judging {
  readonly staff: StaffCaller;
  readonly agentIds: readonly string[];
  readonly now: number;
}

/** Whether they opened the account of one of these agents of late. */
export async function hasOpenedOne(
  { hasOpened }: Pick<AgentsPorts, 'hasOpened'>,
  tx: Tx,
  { staff, agentIds, now }: Judging,
): Promise<boolean> {
  for (const memberId of agentIds) if (await hasOpened(tx, { staff, memberId, now })) return true;
  return false;
}
