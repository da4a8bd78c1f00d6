// Tails of two digits in sets: a unit wins where all of its tails are among those of the lots, or
// none of them. Lots are independent, so chances follow by inclusion and exclusion.
import { ratio, type Ratio } from '../../kit/ratio.ts';
import { choose, chooseExactly } from '../combinatorics.ts';
import { noHits, type Rules } from '../play.ts';
import { oneTier } from './forms.ts';
import { numberRow } from './numbers.ts';

export interface TailTerms {
  /** How many tails a unit has. */
  readonly take: number;
  readonly wins: 'all' | 'none';
}

export const tails = 100;

/** The different tails of the lots. */
export function tailsIn(window: readonly number[]): ReadonlySet<number> {
  return new Set(window.map((number) => number % tails));
}

export function tailSets(lots: number, { take, wins }: TailTerms): Rules {
  return {
    form: { rows: [numberRow(2, take)] },
    bets: [wins === 'all' ? 'all-tails' : 'no-tail'],
    tiers: oneTier(wins === 'all' ? chanceOfAll(take, lots) : chanceOfNone(take, lots)),
    count: ({ rows: [row = []] }) => [choose(row.length, take)],
    hits: ({ rows: [row = []] }, window) => {
      const drawn = tailsIn(window);
      const fitting = row.filter((tail) => drawn.has(tail) === (wins === 'all')).length;
      return fitting < take ? noHits : [choose(fitting, take)];
    },
    hitsMost: ({ rows: [row = []] }) =>
      choose(wins === 'all' ? Math.min(row.length, lots) : row.length, take),
  };
}

/** That none of so many tails is among so many lots. */
export function chanceOfNone(count: number, lots: number): Ratio {
  return ratio(BigInt(tails - count) ** BigInt(lots), BigInt(tails) ** BigInt(lots));
}

/** That all of them are. */
export function chanceOfAll(count: number, lots: number): Ratio {
  let ways = 0n;
  for (let missing = 0; missing <= count; missing += 1) {
    const without = chooseExactly(count, missing) * BigInt(tails - missing) ** BigInt(lots);
    ways += missing % 2 === 0 ? without : -without;
  }
  return ratio(ways, BigInt(tails) ** BigInt(lots));
}
