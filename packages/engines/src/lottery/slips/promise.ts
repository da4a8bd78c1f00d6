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
import { tierPays, type SlipTerms } from './terms.ts';

export interface BetReturn {
  readonly bet: string;
  readonly returned: Ratio;
  /** Standard deviation of one unit, in stakes; cut after nine places. */
  readonly deviation: Ratio;
}

/** Of a parlay, what each of its legs would return as a bet of its own. */
export function betReturns(play: Play, terms: SlipTerms): BetReturn[] {
  const pays = tierPays(play, terms);
  const one = terms.pays === 'odds' ? 10_000n : terms.price;
  return play.bets.map((name, bet) => {
    let returned = ratio(0n);
    let squares = ratio(0n);
    for (const [index, tier] of play.tiers.entries()) {
      if (tier.bet !== bet) continue;
      const times = ratio(pays[index] ?? 0n, one);
      const mean = multiply(times, tier.chance);
      returned = add(returned, mean);
      squares = add(squares, multiply(times, mean));
    }
    const variance = subtract(squares, multiply(returned, returned));
    return { bet: name, returned, deviation: squareRoot(variance) };
  });
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
