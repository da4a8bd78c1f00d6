// Takes the rewards of a claim back, each by the rule of its kind: cash and points while they are
// there, a bonus while it is open, tickets that opened nothing, free rounds while none was played,
// a free bet while it was not used. All of them or none.
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { inLockOrder } from '../offers/rules/lock-order.ts';
import { unitsOf, type RewardDue } from '../offers/rules/spec.ts';
import { costOf } from '../offers/rules/tiers.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { Claim } from '../rewards/store/claims.ts';
import { giveBudgetBack, lockCost } from '../rewards/store/costs.ts';
import { cancelTickets } from '../tickets/store/tickets.ts';

export interface Taking {
  readonly claim: Claim;
  readonly by: string;
  readonly now: number;
}

type Ports = Pick<PromotionsPorts, 'points' | 'wagering' | 'wallet'>;

/** Locks as payments do: the promotion's cost first. False: some cannot be taken back. */
export async function takeRewards(ports: Ports, tx: Tx, taking: Taking): Promise<boolean> {
  const { id, promotionId, rewards } = taking.claim;
  await lockCost(tx, promotionId);
  let cost = 0n;
  const used = { some: false, all: true };
  for (const { reward, place } of inLockOrder(rewards)) {
    if (unitsOf(reward.amount) === 0n) continue;
    const back = await takeBack(ports, tx, { ...taking, reward, rewardId: `${id}-${place}` });
    if (back === 'gone') return false;
    if (back === 'used') used.some = true;
    else used.all = false;
    cost += back === 'used' ? 0n : back;
  }
  await giveBudgetBack(tx, { promotionId, cost });
  return !(used.some && used.all);
}

interface Part extends Taking {
  readonly reward: RewardDue;
  readonly rewardId: string;
}

/**
 * What the house has again, for the budget. `gone`: the claim stays as it is. `used`: every ticket
 * was opened or ended, which hinders nothing else.
 */
async function takeBack(
  { wallet, wagering, points }: Ports,
  tx: Tx,
  { claim: { playerId, currency }, reward, rewardId, by, now }: Part,
): Promise<Units | 'gone' | 'used'> {
  const amount = unitsOf(reward.amount);
  switch (reward.kind) {
    case 'ticket':
      return (await cancelTickets(tx, { id: rewardId, now })) === 0 ? 'used' : 0n;
    case 'cash':
      return (await wallet.takeReward(tx, { rewardId, playerId, currency, amount }))
        ? amount
        : 'gone';
    case 'bonus': {
      const taken = await wallet.takeBonus(tx, { id: rewardId, by, now });
      if (taken === undefined) return 'gone';
      // What the bonus won meanwhile was never of the budget.
      return taken < amount ? taken : amount;
    }
    case 'points': {
      const taken = { playerId, reference: rewardId, points: amount / 10_000n, now };
      return (await points.take(tx, taken)) ? 0n : 'gone';
    }
    case 'free-rounds':
    case 'free-bet':
      await wallet.lockCash(tx, playerId, currency);
      return (await wagering.takeFreeRounds(tx, { id: rewardId, now })) ? costOf([reward]) : 'gone';
  }
}
