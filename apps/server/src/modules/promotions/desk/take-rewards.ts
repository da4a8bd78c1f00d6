// Takes the rewards of a claim back, each by the rule of its kind: cash and points while they are
// there, a bonus while it is open, free rounds while none was played. All of them or none.
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { costOf } from '../offers/rules/tiers.ts';
import { unitsOf } from '../offers/rules/spec.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Claim } from '../rewards/store/claims.ts';

export interface Taking {
  readonly claim: Claim;
  readonly by: string;
  readonly now: number;
}

/** What the house has again, for the budget; undefined: some cannot be taken back. */
export async function takeRewards(
  { wallet, wagering, points }: Pick<PromotionsPorts, 'points' | 'wagering' | 'wallet'>,
  tx: Tx,
  { claim, by, now }: Taking,
): Promise<Units | undefined> {
  const { id, rewards, playerId, currency } = claim;
  let back = 0n;
  for (const [place, reward] of rewards.entries()) {
    const rewardId = `${id}-${place}`;
    const amount = unitsOf(reward.amount);
    if (amount === 0n) continue;
    switch (reward.kind) {
      case 'cash':
        if (!(await wallet.takeReward(tx, { rewardId, playerId, currency, amount })))
          return undefined;
        back += amount;
        break;
      case 'bonus': {
        const taken = await wallet.takeBonus(tx, { id: rewardId, by, now });
        if (taken === undefined) return undefined;
        // What the bonus won meanwhile was never of the budget.
        back += taken < amount ? taken : amount;
        break;
      }
      case 'points': {
        const taken = { playerId, reference: rewardId, points: amount / 10_000n, now };
        if (!(await points.take(tx, taken))) return undefined;
        break;
      }
      case 'free-rounds': {
        await wallet.lockCash(tx, playerId, currency);
        if (!(await wagering.takeFreeRounds(tx, { id: rewardId, now }))) return undefined;
        back += costOf([reward]);
        break;
      }
      default:
        return undefined;
    }
  }
  return back;
}
