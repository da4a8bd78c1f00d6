// The second person of a decision for the house: never the one who proposed it, nor anybody who
// opened the account of an agent whom it concerns.
import type { StaffCaller } from '../../platform/call/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { AgreementsPorts } from './ports.ts';

interface Judging {
  readonly staff: StaffCaller;
  /** Both sides; null: the house. */
  readonly agentIds: readonly (string | null)[];
  readonly now: number;
}

/** Whether they opened the account of one of these agents of late. */
export async function hasOpenedOne(
  { hasOpened }: Pick<AgreementsPorts, 'hasOpened'>,
  tx: Tx,
  { staff, agentIds, now }: Judging,
): Promise<boolean> {
  for (const memberId of agentIds) {
    if (memberId !== null && (await hasOpened(tx, { staff, memberId, now }))) return true;
  }
  return false;
}

/** Whether they are, or may be, the one who proposed it, or opened an account of it. */
export async function isNoSecond(
  ports: Pick<AgreementsPorts, 'hasOpened' | 'mayBeOne'>,
  tx: Tx,
  { proposedBy: other, ...judging }: Judging & { readonly proposedBy: string },
): Promise<boolean> {
  const { staff, now } = judging;
  if (other === staff.username || (await ports.mayBeOne(tx, { staff, other, now }))) return true;
  return hasOpenedOne(ports, tx, judging);
}
