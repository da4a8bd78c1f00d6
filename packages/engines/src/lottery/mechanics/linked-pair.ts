// Two tails that must both come (đá), with half as much again for each time that the more frequent
// of them repeats. A pair is staked on both of its tails at every lot: a unit is one of these.
import { multiply, ratio, type Ratio } from '../../kit/ratio.ts';
import { choose, chooseExactly, subsets } from '../combinatorics.ts';
import { noHits, type Rules, type Tier } from '../play.ts';
import { whole } from './forms.ts';
import { numberRow } from './numbers.ts';
import { tails } from './tail-sets.ts';

export function linkedPair(lots: number): Rules {
  const unitsOfPair = 2 * lots;
  // By how often the repeats of a pair are multiplied: not at all, once, or squared.
  const means = [0, 1, 2].map((power) =>
    multiply(
      pairMean(lots, (one, other) => repeats(one, other) ** power),
      ratio(1n, BigInt(unitsOfPair)),
    ),
  );
  return {
    form: { rows: [numberRow(2, 2)] },
    bets: ['pair'],
    tiers: ['both', 'repeats'].map((name, tier): Tier => ({
      bet: 0,
      name,
      chance: means[tier] ?? whole,
      share: whole,
      pays: 'prize',
    })),
    // Of a unit alone: a pair wins or loses all of its units together.
    together: (one, other) => means[one + other] ?? whole,
    count: ({ rows: [row = []] }) => [choose(row.length, 2) * unitsOfPair],
    hits: ({ rows: [row = []] }, window) => {
      const times = row.map((tail) => window.filter((number) => number % tails === tail).length);
      const both = subsets(
        times.filter((count) => count > 0),
        2,
      );
      if (both.length === 0) return noHits;
      return [both.length, both.reduce((all, [a = 1, b = 1]) => all + repeats(a, b), 0)];
    },
    // Every pair at once, and every lot but two a repeat of each.
    hitsMost: ({ rows: [row = []] }) => choose(Math.min(row.length, lots), 2) * (lots - 1),
  };
}

const repeats = (one: number, other: number): number => Math.max(one, other) - 1;

/** The mean of a value of a pair by how often each tail comes, where both do. */
function pairMean(lots: number, value: (one: number, other: number) => number): Ratio {
  let sum = 0n;
  for (let one = 1; one < lots; one += 1)
    for (let other = 1; one + other <= lots; other += 1) {
      const ways = chooseExactly(lots, one) * chooseExactly(lots - one, other);
      const rest = BigInt(tails - 2) ** BigInt(lots - one - other);
      sum += ways * rest * BigInt(value(one, other));
    }
  return ratio(sum, BigInt(tails) ** BigInt(lots));
}
