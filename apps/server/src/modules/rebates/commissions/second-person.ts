// The second person of a plan: neither the one who proposed it, nor anybody who opened the account
// of one of its agents.
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { CommissionsPorts } from './ports.ts';

interface Judging {
  readonly staff: StaffCaller;
  readonly proposedBy: string;
  readonly rootIds: readonly string[];
  readonly now: number;
}

export async function isNoSecond(
  { hasOpened, mayBeOne }: Pick<CommissionsPorts, 'hasOpened' | 'mayBeOne'>,
  tx: Tx,
  { staff, proposedBy: other, rootIds, now }: Judging,
): Promise<boolean> {
  if (other === staff.username || (await mayBeOne(tx, { staff, other, now }))) return true;
  for (const memberId of rootIds) if (await hasOpened(tx, { staff, memberId, now })) return true;
  return false;
}
