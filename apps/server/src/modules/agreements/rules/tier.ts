// Which tier a period reached: the highest whose turnover, active members and loss all hold, each
// "at least". The first tier may have no conditions: the guaranteed rate.
import type { AgreementPeriod } from '@baize/contract';
import type { Units } from '@baize/money';
import { liesWithin } from './period.ts';
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

export interface Measured {
  readonly terms: Terms;
  readonly period: AgreementPeriod;
}

/**
 * The first tier of a child's terms that may pay more than the parent's own: a higher rate than the
 * parent's under what the child's conditions make sure of, or no bound where the parent has one.
 */
export function tierAbove(child: Measured, parent: Measured | undefined): number | undefined {
  if (parent === undefined || !isBoundLike(child, parent)) return 0;
  const at = child.terms.tiers.findIndex((tier) => tier.rate > rateUnder(child, parent, tier));
  return at === -1 ? undefined : at;
}

/** A maximum and pay for losses alone bind the child like the parent, in periods no shorter. */
function isBoundLike(child: Measured, parent: Measured): boolean {
  const [{ maximum, onlyIfLoss }, own] = [child.terms, parent.terms];
  if (own.onlyIfLoss && !onlyIfLoss) return false;
  if (own.maximum === 0n) return true;
  return maximum > 0n && maximum <= own.maximum && liesWithin(parent.period, child.period);
}

/**
 * The parent's team holds the child's. So it reaches the child's conditions, but for two: a period
 * of the child may be spread over several of the parent's, and a member active by the child's lower
 * bounds is not by the parent's.
 */
function rateUnder(child: Measured, parent: Measured, tier: Tier): bigint {
  const isSure = liesWithin(child.period, parent.period);
  const isActive =
    child.terms.activeTurnover >= parent.terms.activeTurnover &&
    child.terms.activeDeposit >= parent.terms.activeDeposit;
  const at = tierReached(parent.terms, {
    turnover: isSure ? tier.minTurnover : 0n,
    active: isSure && isActive ? tier.minActive : 0,
    netLoss: isSure ? tier.minLoss : 0n,
  });
  return at === undefined ? 0n : (parent.terms.tiers[at]?.rate ?? 0n);
}
