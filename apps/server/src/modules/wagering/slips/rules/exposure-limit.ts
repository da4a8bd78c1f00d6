// Checks whether an order fits the limit of what one outcome may cost.
import type { SlipExposure } from '@baize/engines';
import type { Units } from '@baize/money';

export interface ExposureFacts {
  /** What slips taken so far would be paid for an outcome. */
  readonly taken: (outcome: number) => Units;
  readonly added: readonly SlipExposure[];
  readonly most: Units;
}

/** Only outcomes that the order adds to count: one that is full stops no slip on another. */
export function exceedsExposure({ taken, added, most }: ExposureFacts): boolean {
  const sums = new Map<number, Units>();
  for (const { payouts } of added)
    for (const [outcome, payout] of payouts) sums.set(outcome, (sums.get(outcome) ?? 0n) + payout);
  return [...sums].some(([outcome, payout]) => taken(outcome) + payout > most);
}

/** Of two limits the lower one; null is no limit. */
export function leastOf(one: Units | null, other: Units | null): Units | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
