// The price of a unit at the odds of the house, by prize group. Each group above the default takes
// a 2000th of the amount off it, each group below adds one, so that differences of prices are those
// of groups and rebates by group come to them exactly.
import { divide, type Ratio } from '../kit/ratio.ts';
import { fairGroup, wholePrice } from './slips/terms.ts';

export interface PriceRules {
  /** What a unit costs of its amount for the default group, in 1/10,000. */
  readonly stated: bigint;
  /** No member pays less. */
  readonly least: bigint;
  readonly groupDefault: number;
}

/** Between these the price follows the group; beyond them groups pay as the nearest one. */
export interface PricedGroups {
  readonly least: number;
  readonly most: number;
}

const perGroup = wholePrice / BigInt(fairGroup);

export function pricedGroups({ stated, least, groupDefault }: PriceRules): PricedGroups {
  return {
    least: groupDefault - Number((wholePrice - stated) / perGroup),
    most: groupDefault + Number((stated - least) / perGroup),
  };
}

export function pricedGroup(group: number, { least, most }: PricedGroups): number {
  return Math.max(least, Math.min(most, group));
}

/** Exact where `stated` and `least` are prices of groups. */
export function priceOf(rules: PriceRules, group: number): bigint {
  const counted = pricedGroup(group, pricedGroups(rules));
  return rules.stated - BigInt(counted - rules.groupDefault) * perGroup;
}

/** Below 70 % no unit is sold. */
export const priceLeast = 7000n;

/** The lowest price of a group at which a bet returns no more than `most`. */
export function leastPrice(returned: Ratio, most: Ratio): bigint {
  const { numerator, denominator } = divide(returned, most);
  const groups = ceiling(numerator * BigInt(fairGroup), denominator);
  const least = groups * perGroup;
  if (least > wholePrice) return wholePrice;
  return least < priceLeast ? priceLeast : least;
}

const ceiling = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;
