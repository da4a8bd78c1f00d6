// A number against drawn ones of which each has a prize by its place. Straight it must be drawn as
// it is; boxed in any order, where numbers of as many orders are a bet of their own.
import { add, ratio, type Ratio } from '../../kit/ratio.ts';
import { share } from '../combinatorics.ts';
import { numbersOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules, type Tier } from '../play.ts';
import type { Selection } from '../selection.ts';
import { whole } from './forms.ts';
import { numberRow, orderRefusal, ordersOf, permutationsOf, sortedNumber } from './numbers.ts';

export interface Rank {
  readonly name: string;
  /** How many places of the draw have the prize; those of one rank follow each other. */
  readonly places: number;
}

export interface RankedTerms {
  readonly digits: number;
  readonly ranks: readonly Rank[];
  /** By bet: in how many orders its numbers stand; without it, numbers are played straight. */
  readonly orders?: readonly number[];
}

export function ranked(kind: DrawKind, { digits, ranks, orders = [] }: RankedTerms): Rules {
  const classes = orders.length === 0 ? [1] : orders;
  const isBoxed = orders.length > 0;
  const all = numbersOf(kind);
  const rankAt = ranks.flatMap(({ places }, rank) => Array.from({ length: places }, () => rank));
  const keyOf = (number: number): number => (isBoxed ? sortedNumber(number, digits) : number);
  const betOf = (number: number): number =>
    isBoxed ? classes.indexOf(ordersOf(number, digits)) : 0;
  const rowOf = ({ rows: [row = []] }: Selection): readonly number[] => row;
  const waysOf = (row: readonly number[]): number =>
    isBoxed ? row.reduce((ways, number) => ways + ordersOf(number, digits), 0) : row.length;
  return {
    form: { rows: [numberRow(digits)] },
    bets: isBoxed ? classes.map((count) => `orders-${count}`) : ['number'],
    tiers: classes.flatMap((count, bet) =>
      ranks.map(({ name, places }): Tier => ({
        bet,
        name,
        chance: share(count * places, all),
        share: whole,
        pays: 'prize',
      })),
    ),
    together: (one, other) => together(one, other, { classes, ranks, all }),
    refusal: (selection) => (isBoxed ? orderRefusal(rowOf(selection), digits) : undefined),
    count: (selection) => {
      const bets = rowOf(selection).map(betOf);
      return classes.map((_, bet) => bets.filter((one) => one === bet).length);
    },
    hits: (selection, window) => {
      const bets = new Map(rowOf(selection).map((number) => [keyOf(number), betOf(number)]));
      let hits: number[] | undefined;
      for (const [place, drawn] of window.entries()) {
        const bet = bets.get(keyOf(drawn));
        if (bet === undefined) continue;
        hits ??= classes.flatMap(() => ranks.map(() => 0));
        const tier = bet * ranks.length + (rankAt[place] ?? 0);
        hits[tier] = (hits[tier] ?? 0) + 1;
      }
      return hits ?? noHits;
    },
    hitsMost: (selection) => Math.min(waysOf(rowOf(selection)), rankAt.length),
    wonBy: (number) => (isBoxed ? permutationsOf(number, digits) : [number]),
    cover: (selection) => ({ units: waysOf(rowOf(selection)), outcomes: all }),
    atOnce: classes.flatMap(() => ranks.map(({ places }) => places)),
  };
}

interface Counted {
  readonly classes: readonly number[];
  readonly ranks: readonly Rank[];
  readonly all: number;
}

// Two places have different numbers: of a number's orders, one is gone at the second of them.
function together(one: number, other: number, { classes, ranks, all }: Counted): Ratio {
  const orders = classes[Math.floor(one / ranks.length)] ?? 1;
  const [first = 0, second = 0] = [one, other].map((tier) => ranks[tier % ranks.length]?.places);
  const pairs = first * (one === other ? first - 1 : second);
  const both = ratio(BigInt(pairs * orders * (orders - 1)), BigInt(all * (all - 1)));
  return one === other ? add(both, share(orders * first, all)) : both;
}
