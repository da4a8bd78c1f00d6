// Which tier a period reached: the highest whose turnover, active members and loss all hold, each
// "at least". The first tier may have no conditions: the guaranteed rate.
import type { Units } from '@baize/money';
import type { Terms, Tier } from './terms.ts';

export interface Reached {
  readonly turnover: Units;
  readonly active: number;
  /** What the house won of the team. */
  readonly netLoss: Units;
}

const holds = (tier: Tier, { turnover, active, netLoss }: Reached): boolean =>
  active >= tier.minActive &&
  // A missing condition holds below 0 too, where corrections and losses of the house may lead.
  (tier.minTurnover === 0n || turnover >= tier.minTurnover) &&
  (tier.minLoss === 0n || netLoss >= tier.minLoss);

/** Undefined: none holds. */
export function tierReached(terms: Pick<Terms, 'tiers'>, reached: Reached): number | undefined {
  const at = terms.tiers.findLastIndex((tier) => holds(tier, reached));
  return at === -1 ? undefined : at;
}

export interface Missing {
  readonly index: number;
  readonly turnoverMissing: Units;
  readonly activeMissing: number;
  readonly lossMissing: Units;
}

/** The tier above the one that was reached and what is missing for it; undefined at the top. */
export function nextTier(terms: Pick<Terms, 'tiers'>, reached: Reached): Missing | undefined {
  const index = (tierReached(terms, reached) ?? -1) + 1;
  const tier = terms.tiers[index];
  if (tier === undefined) return undefined;
  return {
    index,
    turnoverMissing: missing(tier.minTurnover, reached.turnover),
    activeMissing: Math.max(0, tier.minActive - reached.active),
    lossMissing: tier.minLoss === 0n ? 0n : missing(tier.minLoss, reached.netLoss),
  };
}

const missing = (wanted: Units, there: Units): Units => (wanted > there ? wanted - there : 0n);

/**
 * The first tier of a child's terms with a higher rate than the parent's own under its conditions;
 * the parent's team holds the child's, so that it reaches at least these.
 */
export function tierAbove(child: Terms, parent: Terms | undefined): number | undefined {
  const at = child.tiers.findIndex((tier) => tier.rate > rateUnder(parent, tier));
  return at === -1 ? undefined : at;
}

function rateUnder(parent: Terms | undefined, tier: Tier): bigint {
  if (parent === undefined) return 0n;
  const { minTurnover: turnover, minActive: active, minLoss: netLoss } = tier;
  const at = tierReached(parent, { turnover, active, netLoss });
  return at === undefined ? 0n : (parent.tiers[at]?.rate ?? 0n);
}
