// Judges whether one of staff may give rewards alone: no more in a day, over all members, than the
// policy says.
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { RewardDue } from '../offers/rules/spec.ts';
import { aloneMost, worthOf } from '../offers/second-person.ts';
import type { PromotionsPorts } from '../ports.ts';
import { addAlone, lockAlone } from './store/given-alone.ts';

export interface GivenByStaff {
  readonly staff: StaffCaller;
  readonly rewards: readonly RewardDue[];
  readonly now: number;
}

/** `isAlone`: one person may give it, and `count` keeps that they did. */
export async function judgeAlone(
  ports: PromotionsPorts,
  tx: Tx,
  { staff: { staffId }, rewards, now }: GivenByStaff,
): Promise<{ readonly isAlone: boolean; readonly count: () => Promise<void> }> {
  const given = await lockAlone(tx, { staffId, now });
  const worth = await worthOf(ports, tx, rewards);
  const isAlone = given + worth <= aloneMost(ports);
  return { isAlone, count: () => addAlone(tx, { staffId, now, worth }) };
}
