// Tiers of a commission: an amount has the rate of the first tier whose boundary it does not
// exceed, so the boundary belongs to the lower tier. The last tier has no boundary.
import type { Units } from '@baize/money';

export interface Tier {
  /** Undefined: everything above the others. */
  readonly upTo: Units | undefined;
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** Nothing, or less, has no rate. */
export function tierRate(tiers: readonly Tier[], total: Units): number {
  if (total <= 0n) return 0;
  return tiers.find(({ upTo }) => upTo === undefined || total <= upTo)?.rate ?? 0;
}

/** Amounts and rates rise, so that an agent never has a lower rate than a child with less. */
export function areTiers(tiers: readonly Tier[]): boolean {
  if (tiers.length === 0 || tiers.at(-1)?.upTo !== undefined) return false;
  return tiers.every(({ upTo, rate }, at) => {
    const before = tiers[at - 1];
    if (before === undefined) return upTo === undefined || upTo > 0n;
    if (before.upTo === undefined || rate <= before.rate) return false;
    return upTo === undefined || upTo > before.upTo;
  });
}
