// Quotas: to how many direct members an agent may give a rate or a higher one. A rate that stays or
// falls takes no seat.
import { refuse, type RebateCategory, type Refusal } from '@baize/contract';
import { percent } from './rate-range.ts';

export interface Quota {
  readonly category: RebateCategory;
  readonly rate: number;
  readonly seats: number;
}

/** With how many other direct members have such a rate or a higher one. */
export interface TakenQuota extends Quota {
  readonly used: number;
}

export interface Seated {
  readonly quotas: readonly TakenQuota[];
  readonly before: number;
}

/** The first quota that has no seat left for this rate. */
function fullQuota(category: RebateCategory, rate: number, { quotas, before }: Seated) {
  return quotas.find(
    (quota) =>
      quota.category === category &&
      rate >= quota.rate &&
      before < quota.rate &&
      quota.used >= quota.seats,
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
