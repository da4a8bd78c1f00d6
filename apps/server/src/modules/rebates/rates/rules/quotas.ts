// Quotas: to how many direct members an agent may give a rate or a higher one. A rate that stays or
// falls takes no seat.
import { refuse, type RebateCategory, type Refusal } from '@baize/contract';
import { percent } from './rate-range.ts';

export interface Quota {
  readonly category: RebateCategory;
  readonly rate: number;
  readonly seats: number;
}

export interface Seated {
  readonly quotas: readonly Quota[];
  /** The rates of the other direct members in this category. */
  readonly others: readonly number[];
  readonly before: number;
}

export const usedOf = ({ rate }: Quota, rates: readonly number[]): number =>
  rates.filter((given) => given >= rate).length;

/** The first quota that has no seat left for this rate. */
function fullQuota(category: RebateCategory, rate: number, { quotas, others, before }: Seated) {
  return quotas.find(
    (quota) =>
      quota.category === category &&
      rate >= quota.rate &&
      before < quota.rate &&
      usedOf(quota, others) >= quota.seats,
  );
}

export function refusalOfSeat(
  category: RebateCategory,
  rate: number,
  seated: Seated,
): Refusal<'rebate-quota-full'> | undefined {
  const full = fullQuota(category, rate, seated);
  if (!full) return undefined;
  const facts = { category, from: percent(full.rate), count: full.seats };
  return refuse('rebate-quota-full', { facts });
}

/** The highest rate of at most this one for which a seat is left. */
export function seatedRate(
  { category, step }: { readonly category: RebateCategory; readonly step: number },
  rate: number,
  seated: Seated,
): number {
  let lowered = rate;
  for (;;) {
    const full = fullQuota(category, lowered, seated);
    if (!full) return lowered;
    const under = full.rate - 1;
    lowered = Math.max(0, under - (under % step));
  }
}
