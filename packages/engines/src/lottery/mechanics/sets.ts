// Sets of numbers, such as zodiacs or tails, against all that was drawn; and picks that need the
// special number. A set counts once, however many of its numbers are drawn.
import { choose, shared, share, subsets, total } from '../combinatorics.ts';
import { numbersOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Ratio } from '../../kit/ratio.ts';
import type { Chance } from './options.ts';
import { oneTier, rowOf, whole, wordRow } from './forms.ts';

export interface SetTerms {
  readonly names: readonly string[];
  readonly sets: readonly (readonly number[])[];
  /** How many sets a unit has. */
  readonly take: number;
  /** Whether each of a unit's sets must be hit, or none. */
  readonly wins: 'hit' | 'miss';
  /** The set whose size differs: units with it are a bet of their own. */
  readonly odd: number;
}

export function sets(kind: DrawKind, drawn: number, terms: SetTerms): Rules {
  const { take, odd, names } = terms;
  // Of `count` sets, one of them perhaps the odd one: the units without it, and those with it.
  const split = (count: number, withOdd: boolean): number[] => {
    const usual = count - (withOdd ? 1 : 0);
    return [choose(usual, take), withOdd ? choose(usual, take - 1) : 0];
  };
  return {
    form: { rows: [{ ...wordRow(names), least: take }] },
    bets: ['usual', `with-${names[odd] ?? ''}`],
    tiers: [usualSets(terms), [odd, ...usualSets(terms).slice(1)]].map((unit, bet) => ({
      bet,
      chance: unitChance(kind, drawn, terms, unit),
      share: whole,
      pays: 'prize',
    })),
    count: ({ rows: [row = []] }) => split(row.length, row.includes(odd)),
    hits: ({ rows: [row = []] }, window) => {
      const won = row.filter(
        (set) => shared(window, terms.sets[set] ?? []) > 0 === (terms.wins === 'hit'),
      );
      const hits = split(won.length, won.includes(odd));
      return total(hits) === 0 ? noHits : hits;
    },
    hitsMost: ({ rows: [row = []] }) => choose(row.length, take),
  };
}

function usualSets({ sets: all, odd, take }: SetTerms): number[] {
  return all
    .map((_, set) => set)
    .filter((set) => set !== odd)
    .slice(0, take);
}

// By inclusion and exclusion over the sets of a unit that stay out of the draw.
function unitChance(
  kind: DrawKind,
  drawn: number,
  { sets: all, wins }: SetTerms,
  unit: readonly number[],
): Ratio {
  const numbers = numbersOf(kind);
  const without = (out: readonly number[]): number =>
    choose(numbers - total(out.map((set) => all[set]?.length ?? 0)), drawn);
  if (wins === 'miss') return share(without(unit), choose(numbers, drawn));
  let ways = 0;
  for (let count = 0; count <= unit.length; count += 1)
    for (const out of subsets(unit, count)) ways += (count % 2 === 0 ? 1 : -1) * without(out);
  return share(ways, choose(numbers, drawn));
}

/** Two numbers: both among the main ones, or one of them with the special number. */
export function withSpecial(kind: DrawKind, shares: readonly Chance[]): Rules {
  const mains = 6;
  const pairs = choose(numbersOf(kind), 2);
  // With one share alone only the special number counts.
  const ways = shares.length === 1 ? [mains] : [choose(mains, 2), mains];
  return {
    form: { rows: [rowOf(kind, 2)] },
    bets: ['pair'],
    tiers: ways.map((wins, tier) => ({
      bet: 0,
      chance: share(wins, pairs),
      share: share(...(shares[tier] ?? [1, 1])),
      pays: 'prize',
    })),
    count: ({ rows: [row = []] }) => [choose(row.length, 2)],
    hits: ({ rows: [row = []] }, window) => {
      const inMain = shared(row, window.slice(0, mains));
      const inSpecial = row.includes(window[mains] ?? 0) ? inMain : 0;
      const hits = ways.length === 1 ? [inSpecial] : [choose(inMain, 2), inSpecial];
      return total(hits) === 0 ? noHits : hits;
    },
    hitsMost: ({ rows: [row = []] }) => choose(row.length, 2),
  };
}

export interface SpecialSetTerms {
  readonly names: readonly string[];
  readonly sets: readonly (readonly number[])[];
  readonly take: number;
  /** The number that gives every stake back. */
  readonly push: number;
}

/** So many sets against one number: a unit wins where the number is in one of its sets. */
export function specialSets(
  kind: DrawKind,
  { names, sets: all, take, push }: SpecialSetTerms,
): Rules {
  const numbers = numbersOf(kind);
  const playing = Math.floor((numbers - 1) / all.length);
  const [win] = oneTier(share(take * playing, numbers));
  if (win === undefined) throw new RangeError('A play without a tier.');
  return {
    form: { rows: [{ ...wordRow(names), least: take }] },
    bets: ['sets'],
    tiers: [win, { ...win, chance: share(1, numbers), pays: 'stake' }],
    count: ({ rows: [row = []] }) => [choose(row.length, take)],
    hits: ({ rows: [row = []] }, [number = 0]) => {
      if (number === push) return [0, choose(row.length, take)];
      const won = row.some((set) => all[set]?.includes(number) === true);
      return won ? [choose(row.length - 1, take - 1), 0] : noHits;
    },
    hitsMost: ({ rows: [row = []] }) => choose(row.length, take),
  };
}
