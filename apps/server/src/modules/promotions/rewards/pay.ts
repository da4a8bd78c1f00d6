// Pays the rewards of a claim in the caller's transaction, which holds the claim's lock: takes the
// cost from the budget, then gives each reward under an id of its own.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { inLockOrder } from '../offers/rules/lock-order.ts';
import { pointsIn } from '../offers/rules/tiers.ts';
import type { Spec, RewardDue, Written } from '../offers/rules/spec.ts';
import { unitsOf } from '../offers/rules/spec.ts';
import { readTerms } from '../offers/store/offers.ts';
import type { PromotionsPorts } from '../ports.ts';
import { addTicket } from '../tickets/store/tickets.ts';
import type { Claim } from './store/claims.ts';
import { lockCost, takeBudget } from './store/costs.ts';

export interface Paying {
  readonly claim: Claim;
  readonly written: Written;
  readonly by: string;
  readonly now: number;
}

export async function payClaim(
  ports: PromotionsPorts,
  tx: Tx,
  paying: Paying,
): Promise<Refusal<'promotion-budget-spent' | 'point-budget-spent'> | undefined> {
  const { claim, written, now } = paying;
  const { promotionId, playerId, cost } = claim;
  // Whatever version the member joined under, the budget is the one that staff set last.
  const terms = await readTerms(tx, promotionId);
  const spec = { ...written.spec, ...(terms && { budget: terms.budget }) };
  const points = pointsIn(claim.rewards);
  // The house's budget of points is asked with the promotion's locked, before anything moves.
  if (points > 0n) {
    await lockCost(tx, promotionId);
    if (!(await ports.points.reaches(tx, { points, now }))) return refuse('point-budget-spent');
  }
  const taken = await takeBudget(tx, { promotionId, playerId, cost, now }, budgetOf(spec));
  if (!taken) return refuse('promotion-budget-spent');
  for (const { place, reward } of inLockOrder(claim.rewards))
    await give(ports, tx, { ...paying, reward, rewardId: `${claim.id}-${place}` });
  return undefined;
}

export const budgetOf = ({ budget: { total, day, member } }: Spec) => ({
  total: unitsOf(total),
  day: day === null ? null : unitsOf(day),
  member: member === null ? null : unitsOf(member),
});

interface Giving extends Paying {
  readonly reward: RewardDue;
  readonly rewardId: string;
}

async function give(ports: PromotionsPorts, tx: Tx, giving: Giving): Promise<void> {
  const { reward, rewardId, claim, now } = giving;
  const { playerId, currency } = claim;
  if (unitsOf(reward.amount) === 0n) return;
  const amount = unitsOf(reward.amount);
  const base = amount + (reward.terms.withDeposit ? claim.deposit : 0n);
  switch (reward.kind) {
    case 'cash': {
      const { times } = reward.terms;
      return ports.wallet.payReward(tx, { rewardId, playerId, currency, amount, base, times, now });
    }
    case 'bonus':
      await ports.wallet.grantBonus(tx, { ...bonusOf(giving), id: rewardId, amount, base });
      return undefined;
    case 'points':
      return ports.points.give(tx, {
        playerId,
        reference: rewardId,
        now,
        points: amount / 10_000n,
      });
    case 'ticket':
      return addTicket(tx, ticketOf(giving));
    case 'free-rounds':
      return ports.wagering.giveFreeRounds(tx, freeRoundsOf(giving));
    case 'free-bet':
      return ports.wagering.giveFreeRounds(tx, freeBetOf(giving));
  }
}

const dayMs = 86_400_000;

function ticketOf({ reward: { ticket, amount, terms }, rewardId: id, claim, now }: Giving) {
  if (ticket === '') throw new Error(`The reward ${id} names no kind of ticket`);
  return {
    id,
    playerId: claim.playerId,
    kind: ticket,
    given: Number(unitsOf(amount) / 10_000n),
    givenAt: now,
    expiresAt: now + terms.days * dayMs,
  };
}

const freeRoundsOf = (giving: Giving) => ({
  ...freeOf(giving),
  kind: 'rounds' as const,
  stake: unitsOf(giving.reward.stake),
  given: Number(unitsOf(giving.reward.amount) / 10_000n),
});

/** Its amount is the most that may be staked. */
const freeBetOf = (giving: Giving) => ({
  ...freeOf(giving),
  kind: 'bet' as const,
  stake: unitsOf(giving.reward.amount),
  given: 1,
});

function freeOf({ reward: { gameCode, terms }, rewardId: id, claim, now }: Giving) {
  const { playerId, currency } = claim;
  return {
    id,
    playerId,
    currency,
    gameCode,
    pays: terms.times === 0 ? ('cash' as const) : ('bonus' as const),
    givenAt: now,
    expiresAt: now + terms.days * dayMs,
  };
}

export function bonusOf({ reward: { terms }, claim, written, by, now }: Omit<Giving, 'rewardId'>) {
  const { times, days, stakeMax, releaseMax, sticky: isSticky, funding } = terms;
  return {
    playerId: claim.playerId,
    currency: claim.currency,
    names: written.texts.titles,
    times,
    days,
    stakeMax: stakeMax === null ? null : unitsOf(stakeMax),
    releaseMax: releaseMax === null ? null : unitsOf(releaseMax),
    isSticky,
    funding,
    state: 'granted' as const,
    grantedBy: by,
    reason: 'promotion' as const,
    now,
  };
}
