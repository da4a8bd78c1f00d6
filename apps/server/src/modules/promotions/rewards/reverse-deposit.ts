// A deposit that its provider took back is no fact of its member any more, and what it set off and
// nobody claimed is gone. What was paid for it staff take back by the rule of its kind.
import type { Tx } from '../../../platform/database/index.ts';
import { writeReversed } from '../offers/store/facts.ts';
import type { PromotionsPorts } from '../ports.ts';
import { cancelOfDeposit } from './store/claims.ts';
import { tellRewards } from './tell.ts';

export async function reverseDeposit(
  ports: PromotionsPorts,
  tx: Tx,
  { depositId, now }: { readonly depositId: string; readonly now: number },
): Promise<void> {
  const deposit = await writeReversed(tx, depositId, now);
  if (deposit === undefined) return;
  await cancelOfDeposit(tx, { ...deposit, now });
  await tellRewards(ports, tx, deposit.playerId);
}
