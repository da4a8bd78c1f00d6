// Prices and prizes of a unit. Prizes follow the group, whose 2000 is a fair game: prize = price ×
// group ÷ 2000 ÷ chance. Odds follow a stated return. Both are cut to 1/10,000, and nothing else is
// rounded before the whole ticket.
import { oddsPerOne, type Odds, type Units } from '@baize/money';
import { add, divide, multiply, ratio, subtract, type Ratio } from '../../kit/ratio.ts';
import type { Play, Tier } from '../play.ts';

/** The part of the price that a unit is played for. */
export const modes = { yuan: 1n, jiao: 10n, fen: 100n, li: 1000n } as const;
export type Mode = keyof typeof modes;

/** The price of a unit in the mode yuan. */
export const unitPrice: Units = 20_000n;

/** A prize group that returns every stake in the long run. */
export const fairGroup = 2000;

export interface PrizeTerms {
  readonly pays: 'prize';
  readonly price: Units;
  readonly mode: Mode;
  readonly multiple: number;
  /** The group that the player chose, which decides the prize. */
  readonly group: number;
}

export interface OddsTerms {
  readonly pays: 'odds';
  /** What is staked on each unit. */
  readonly amount: Units;
  /** By tier, the stake included. */
  readonly odds: readonly Odds[];
  /** What a unit costs of its amount, in 1/10,000; without it, all. Odds pay by the amount. */
  readonly price?: bigint;
  /** Of limited numbers: the part of the play's odds that these are, in hundredths. */
  readonly rate?: number;
}

/** The price of a unit that costs its amount. */
export const wholePrice = 10_000n;

export type SlipTerms = PrizeTerms | OddsTerms;

/** What one unit costs. Every mode parts a price of whole cents into whole units of money. */
export function unitStake(terms: SlipTerms): Units {
  if (terms.pays === 'odds') return roundedUp(terms.amount * (terms.price ?? wholePrice));
  return (terms.price * BigInt(terms.multiple)) / modes[terms.mode];
}

const roundedUp = (parts: bigint): Units => (parts + wholePrice - 1n) / wholePrice;

/** What one unit in the mode yuan wins at a tier. */
export function prizeOf({ chance, share, pays }: Tier, group: number, price: Units): Units {
  if (pays === 'stake') return price;
  return (
    (price * BigInt(group) * share.numerator * chance.denominator) /
    (BigInt(fairGroup) * share.denominator * chance.numerator)
  );
}

/** The stated return at which plays stand at the odds of the house. */
export const houseReturn = ratio(95n, 100n);

/** The odds of each tier at a stated return: a push gives its part of the return back first. */
export function oddsAt(play: Play, stated: Ratio): Odds[] {
  return play.tiers.map((tier) => {
    if (tier.pays === 'stake') return oddsPerOne;
    if (tier.fixed !== undefined) return tier.fixed;
    if (tier.house !== undefined) return scaled(tier.house, divide(stated, houseReturn));
    const pushed = play.tiers
      .filter(({ bet, pays }) => bet === tier.bet && pays === 'stake')
      .reduce((all, { chance }) => add(all, chance), ratio(0n));
    const part = multiply(subtract(stated, pushed), tier.share);
    const { numerator, denominator } = divide(part, tier.chance);
    return (numerator * oddsPerOne) / denominator;
  });
}

const scaled = (odds: Odds, { numerator, denominator }: Ratio): Odds =>
  (odds * numerator) / denominator;

/** What a unit wins at each tier, in Units for each unit of price or of the amount. */
export function tierPays(play: Play, terms: SlipTerms): readonly bigint[] {
  if (terms.pays === 'odds') return terms.odds;
  return play.tiers.map((tier) => prizeOf(tier, terms.group, terms.price));
}

/**
 * A ticket's payout before it is cut to cents: so many thousandths or so of what `tierPays` says.
 */
export function scaleOf(terms: SlipTerms): { readonly times: bigint; readonly over: bigint } {
  return terms.pays === 'odds'
    ? { times: terms.amount, over: oddsPerOne }
    : { times: BigInt(terms.multiple), over: modes[terms.mode] };
}
