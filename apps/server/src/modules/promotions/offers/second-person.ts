// The policy by which a second person decides: its amount, the worth of rewards beside it, and who
// counts as the same person.
import type { Units } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { PromotionsPorts } from '../ports.ts';
import { unitsOf, type RewardDue } from './rules/spec.ts';
import { costOf, pointsIn } from './rules/tiers.ts';

export const aloneMost = ({ policy }: Pick<PromotionsPorts, 'policy'>): Units =>
  unitsOf(policy().promotionSecondPersonAbove);

/** Points count by what they are worth in money. */
export const worthOf = async (
  { points }: Pick<PromotionsPorts, 'points'>,
  tx: Tx,
  rewards: readonly Pick<RewardDue, 'kind' | 'amount' | 'stake'>[],
): Promise<Units> => costOf(rewards) + (await points.worthOf(tx, pointsIn(rewards)));

/** Whether who decides now is, or may be, one of these. */
export async function isOneOf(
  { mayBeOne }: Pick<PromotionsPorts, 'mayBeOne'>,
  tx: Tx,
  { staff, others, now }: { staff: StaffCaller; others: readonly string[]; now: number },
): Promise<boolean> {
  for (const other of new Set(others)) {
    if (other === staff.username || (await mayBeOne(tx, { staff, other, now }))) return true;
  }
  return false;
}
