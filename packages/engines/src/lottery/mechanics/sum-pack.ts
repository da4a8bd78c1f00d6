// So many sums in one: the unit wins where the draw has any of them, and what it pays follows from
// how many outcomes they have together. Units with equally many outcomes are one bet.
import { share } from '../combinatorics.ts';
import { sumOf } from '../facts.ts';
import { outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import { countByFigure } from './figure.ts';
import { plainRow, whole } from './forms.ts';

export function sumPack(kind: DrawKind, places: number, take: number): Rules {
  const outcomes = Number(outcomesOf(kind, places));
  const waysOf = countByFigure(kind, places, sumOf);
  const reachable = [...waysTogether([...waysOf.values()], take)].sort((one, other) => one - other);
  const betOf = (sums: readonly number[]): number =>
    reachable.indexOf(sums.reduce((ways, sum) => ways + (waysOf.get(sum) ?? 0), 0));
  const form = plainRow(kind.low * places, kind.high * places, take);
  return {
    form: { rows: [{ ...form, most: take }] },
    bets: reachable.map((ways) => `${ways}-ways`),
    tiers: reachable.map((ways, bet) => ({
      bet,
      chance: share(ways, outcomes),
      share: whole,
      pays: 'prize',
    })),
    count: ({ rows: [sums = []] }) => {
      const own = betOf(sums);
      return reachable.map((_, bet) => (bet === own ? 1 : 0));
    },
    hits: ({ rows: [sums = []] }, window) => {
      if (!sums.includes(sumOf(window))) return noHits;
      const own = betOf(sums);
      return reachable.map((_, bet) => (bet === own ? 1 : 0));
    },
    hitsMost: () => 1,
  };
}

/** Every number of outcomes that so many different sums can have together. */
function waysTogether(ways: readonly number[], take: number): Set<number> {
  const byCount = Array.from({ length: take + 1 }, () => new Set<number>());
  byCount[0]?.add(0);
  for (const one of ways)
    for (let count = take; count > 0; count -= 1)
      for (const before of byCount[count - 1] ?? []) byCount[count]?.add(before + one);
  return byCount[take] ?? new Set();
}
