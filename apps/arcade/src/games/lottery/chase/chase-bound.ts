// The chase that the server would take: no slip's own multiple or amount passes its limit at any
// multiple of the chase, and the whole is no larger than one order may be.
import { planChase, type ChasePlan, type Planned } from '@baize/engines';
import { unitsOf } from '@baize/client';
import { cartTotal, type CartSlip } from '../cart/cart.ts';
import { isOrderTooLarge } from '../cart/order-size.ts';
import type { LotteryTerms } from '../desk/lottery-terms.ts';

export type PlannedHere = Planned | { readonly refusal: 'order-too-large' };

export interface PlanAsked {
  readonly slips: readonly CartSlip[];
  readonly plan: ChasePlan;
  readonly issues: number;
}

export function planWithin(terms: LotteryTerms, { slips, plan, issues }: PlanAsked): PlannedHere {
  const planned = planChase(plan, {
    issues,
    issuesMost: terms.chaseMost,
    multipleMost: chaseMultipleMost(slips, terms),
    cost: cartTotal(slips),
  });
  if ('refusal' in planned || !isOrderTooLarge(slips, terms.orderSize, issues)) return planned;
  return { refusal: 'order-too-large' };
}

/** The highest multiple of a chase: a slip's own is multiplied by it. */
export function chaseMultipleMost(
  slips: readonly CartSlip[],
  { multipleMost, amountMost }: Pick<LotteryTerms, 'multipleMost' | 'amountMost'>,
): number {
  const bounds = slips.map(({ at }) =>
    at.pays === 'odds'
      ? Number(unitsOf(amountMost) / at.amount)
      : Math.floor(multipleMost / at.multiple),
  );
  return Math.min(multipleMost, ...bounds);
}
