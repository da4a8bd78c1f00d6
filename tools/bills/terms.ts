// The tier of a contract's terms that a period reaches: the last one whose turnover, active members
// and loss are all reached, where reached means at least.
import type { Amount } from './decimals.ts';

export interface Tier {
  readonly minTurnover: Amount;
  readonly minActive: number;
  readonly minLoss: Amount;
  /** 5.5000 pays 5.5 of a hundred. */
  readonly rate: Amount;
}

export interface Terms {
  readonly tiers: readonly Tier[];
  readonly activeTurnover: Amount;
  readonly activeDeposit: Amount;
  readonly carryNegative: boolean;
  readonly onlyIfLoss: boolean;
  readonly minusRebates: boolean;
  readonly minusBonuses: boolean;
  readonly minusWages: boolean;
  /** 0: no bound. */
  readonly maximum: Amount;
}

export interface Reached {
  readonly turnover: Amount;
  readonly netLoss: Amount;
  readonly active: number;
}

/** The place of the tier, from 0; null: none is reached. */
export function tierOf(tiers: readonly Tier[], reached: Reached): number | null {
  let found: number | null = null;
  for (const [place, { minTurnover, minActive, minLoss }] of tiers.entries()) {
    // No condition is one that holds below 0 too.
    const isPlayed = minTurnover === 0n || reached.turnover >= minTurnover;
    const isLost = minLoss === 0n || reached.netLoss >= minLoss;
    if (isPlayed && isLost && reached.active >= minActive) found = place;
  }
  return found;
}
