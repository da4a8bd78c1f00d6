// The offer of a lottery to a player with a prize group, as of a draw.
import {
  betReturns,
  leastPrice,
  lunarYear,
  playsOf,
  pricedGroup,
  pricedGroups,
  priceOf,
  ratio,
  wholePrice,
  type Play,
  type Ratio,
} from '@baize/engines';
import { dayText } from '@baize/money';
import { returnBounds, statedPrice } from '../draws/rules/terms.ts';
import type { OfferedGame } from '../draws/terms.ts';
import { offeredLimits, type GroupPrice, type Offer } from './rules/offer.ts';

export interface OfferAsked {
  readonly game: OfferedGame;
  readonly group: number;
  readonly groupDefault: number;
  /** Undefined where the plays follow no calendar. */
  readonly lunarYear: number | undefined;
}

/** Which lunar year the plays of a draw are named by; undefined where they follow none. */
export function lunarYearOf({ game }: OfferedGame, drawsAt: number): number | undefined {
  return game.kind === 'LHC' ? lunarYear(dayText(drawsAt)) : undefined;
}

export function offerOf(asked: OfferAsked): Offer {
  const { game: offered, group, lunarYear: year } = asked;
  const { game } = offered;
  return {
    priceOf: pricesOf(asked),
    game,
    plays: playsOf(game.kind, year),
    isOn: (play) => offered.playTerms(play.code).on,
    oddsOf: (play) => offered.oddsOf(play) ?? [],
    group,
    limits: offeredLimits(game, group),
  };
}

/** The prices of a player's plays: in Vietnam's and South-East Asia's lotteries by prize group. */
function pricesOf({ game: offered, group, groupDefault }: OfferAsked): Offer['priceOf'] {
  const { area, pricePercent } = offered.game;
  if (area === 'CN') return () => undefined;
  const known = new Map<string, GroupPrice>();
  const stated = statedPrice(pricePercent);
  return (play) => {
    const odds = offered.oddsOf(play);
    if (odds === undefined) return undefined;
    const found = known.get(play.code);
    if (found) return found;
    const returned = mostReturned(play, odds);
    const rules = { stated, least: leastPrice(returned, returnMost), groupDefault };
    const range = pricedGroups(rules);
    const own = pricedGroup(group, range);
    const priced = { price: priceOf(rules, own), group: own, most: range.most };
    known.set(play.code, priced);
    return priced;
  };
}

const { most } = returnBounds;
const returnMost = ratio(most.numerator, most.denominator * 100n);

/** What the best bet of a play returns where it costs its amount. */
function mostReturned(play: Play, odds: readonly bigint[]): Ratio {
  const returns = betReturns(play, { pays: 'odds', amount: wholePrice, odds });
  return returns
    .map(({ returned }) => returned)
    .reduce((high, one) => (isBelow(high, one) ? one : high));
}

const isBelow = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;
