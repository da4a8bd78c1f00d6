// A linked jackpot: every game feeds the same pools, and any round of theirs may win one. What a
// pool is fed, what decides a win and what it gives back on average, worked out from its terms.
import { multiplyByRatio, type Units } from '@baize/money';

/** The tiers, smallest first. */
export const jackpotTiers = ['mini', 'major', 'grand'] as const;
export type JackpotTier = (typeof jackpotTiers)[number];

/** The terms of a pool, from its opening to its win. */
export interface JackpotTerms {
  /** The initial amount of a pool. */
  readonly seed: Units;
  /** No prize is larger; what is fed beyond goes to the reserve. */
  readonly ceiling: Units;
  /** Millionths of the stake: into the pool, and into the reserve that pays the next seeds. */
  readonly contributionPpm: number;
  readonly diversionPpm: number;
  /** The average sum of stakes for one win. Null: a mystery, won at a hidden amount. */
  readonly turnover: Units | null;
}

export const millionth = 1_000_000n;
const cent = 100n;

export interface Feeding {
  readonly pool: Units;
  readonly reserve: Units;
}

/**
 * The contribution of one stake to a pool that holds `held`; each part is rounded down to a unit.
 */
export function feedingOf(terms: JackpotTerms, stake: Units, held: Units): Feeding {
  const contribution = multiplyByRatio(stake, BigInt(terms.contributionPpm), millionth);
  const diversion = multiplyByRatio(stake, BigInt(terms.diversionPpm), millionth);
  // A mystery falls before its ceiling, so all of its contribution stays with it.
  const room = terms.turnover === null ? contribution : least(contribution, terms.ceiling - held);
  const pool = room < 0n ? 0n : room;
  return { pool, reserve: diversion + contribution - pool };
}

/** The smallest and the largest prize that may be won. */
export function prizeRange({ seed, ceiling, turnover }: JackpotTerms): readonly [Units, Units] {
  return turnover === null ? [seed + cent, ceiling] : [seed, ceiling];
}

/** The average return of a pool on every stake, in millionths, cut. */
export function jackpotReturnPpm(terms: JackpotTerms): number {
  const share = terms.contributionPpm / 1e6;
  const [seed, ceiling] = [Number(terms.seed), Number(terms.ceiling)];
  if (terms.turnover === null) {
    // The prize is on average in the middle, and takes that much turnover to grow to.
    const prize = (seed + Number(cent) + ceiling) / 2;
    return Math.floor(((share * prize) / (prize - seed)) * 1e6);
  }
  const turnover = Number(terms.turnover);
  if (share === 0) return Math.floor((seed / turnover) * 1e6);
  // Turnover between wins is exponential; growth ends at the ceiling.
  const grown = share * -Math.expm1(-(ceiling - seed) / (share * turnover));
  return Math.floor((seed / turnover + grown) * 1e6);
}

function least(one: Units, other: Units): Units {
  return one < other ? one : other;
}
