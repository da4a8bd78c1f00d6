// The second person of a proposal: neither the one who made it, nor an account that one of the two
// opened for the other.
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { LotteryPorts } from '../ports.ts';
import type { Proposal } from './store/proposals.ts';

export async function isNoSecond(
  { mayBeOne, clock }: Pick<LotteryPorts, 'mayBeOne' | 'clock'>,
  tx: Tx,
  staff: StaffCaller,
  { by }: Proposal,
): Promise<boolean> {
  if (by.staffId === staff.staffId) return true;
  return mayBeOne(tx, { staff, other: by.username, now: clock.now() });
}
