// The return and deviation of each kind of unit, as exact fractions of the stake. Prizes are the
// published ones, cut to 1/10,000; the cut of a ticket to cents is not included, because it depends
// on the whole ticket.
import {
  add,
  multiply,
  printDecimal,
  printPercent,
  ratio,
  squareRoot,
  subtract,
  type Ratio,
} from '../../kit/ratio.ts';
import type { Play } from '../play.ts';
import { houseReturn, oddsAt, tierPays, wholePrice, type SlipTerms } from './terms.ts';

export interface BetReturn {
  readonly bet: string;
  readonly returned: Ratio;
  /** Standard deviation of one unit, in stakes; cut after nine places. */
  readonly deviation: Ratio;
}

/** Of a parlay, what each of its legs would return as a bet of its own. */
export function betReturns(play: Play, terms: SlipTerms): BetReturn[] {
  const pays = tierPays(play, terms);
  const one = terms.pays === 'odds' ? (terms.price ?? wholePrice) : terms.price;
  const times = pays.map((paid) => ratio(paid, one));
  return play.bets.map((name, bet) => {
    let returned = ratio(0n);
    for (const [index, tier] of play.tiers.entries())
      if (tier.bet === bet)
        returned = add(returned, multiply(times[index] ?? nothing, tier.chance));
    const squares = squaresOf(play, bet, times);
    const variance = subtract(squares, multiply(returned, returned));
    return { bet: name, returned, deviation: squareRoot(variance) };
  });
}

const nothing = ratio(0n);

/** The mean of the square of what one unit wins. */
function squaresOf({ tiers, together }: Play, bet: number, times: readonly Ratio[]): Ratio {
  const own = [...tiers.entries()].filter(([, tier]) => tier.bet === bet);
  let squares = nothing;
  for (const [one, { chance }] of own) {
    const others = together === undefined ? [one] : own.map(([other]) => other);
    for (const other of others) {
      const mean = together?.(one, other) ?? chance;
      const product = multiply(times[one] ?? nothing, times[other] ?? nothing);
      squares = add(squares, multiply(product, mean));
    }
  }
  return squares;
}

export interface PlayPromise {
  /** Of the stake, cut to four places: never higher than it is. */
  readonly percent: string;
  readonly roundDeviation: string;
}

/** What each kind of unit of each play promises, by `<play> <bet>`. */
export function playPromises(
  plays: readonly Play[],
  termsOf: (play: Play) => SlipTerms,
): Readonly<Record<string, PlayPromise>> {
  return Object.fromEntries(
    plays.flatMap((play) =>
      betReturns(play, termsOf(play)).map(({ bet, returned, deviation }) => [
        `${play.code} ${bet}`,
        { percent: printPercent(returned, 4), roundDeviation: printDecimal(deviation, 4) },
      ]),
    ),
  );
}

/** The least that a bet of the play returns at the odds of the house, where it has such odds. */
export function houseLeast(play: Play): Ratio | undefined {
  if (play.tiers.every(({ house }) => house === undefined)) return undefined;
  const odds = oddsAt(play, houseReturn);
  const returns = betReturns(play, { pays: 'odds', amount: wholePrice, odds });
  return returns
    .map(({ returned }) => returned)
    .reduce((least, one) => (subtract(one, least).numerator < 0n ? one : least));
}
