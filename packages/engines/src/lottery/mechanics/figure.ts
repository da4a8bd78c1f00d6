// Straights written by a figure of their numbers: every arrangement with the sum, or with the span
// between its highest and its lowest, is a unit.
import { share } from '../combinatorics.ts';
import { spanOf, sumOf } from '../facts.ts';
import { numbersOf, outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Selection } from '../selection.ts';
import { oneTier, plainRow } from './forms.ts';

export type Figure = 'sum' | 'span';

export function figure(kind: DrawKind, places: number, of: Figure): Rules {
  const value = of === 'sum' ? sumOf : spanOf;
  const outcomes = Number(outcomesOf(kind, places));
  const unitsOf = countByFigure(kind, places, value);
  const units = ({ rows }: Selection): number =>
    (rows[0] ?? []).reduce((all, one) => all + (unitsOf.get(one) ?? 0), 0);
  return {
    form: { rows: [plainRow(Math.min(...unitsOf.keys()), Math.max(...unitsOf.keys()))] },
    bets: ['straight'],
    tiers: oneTier(share(1, outcomes)),
    count: (selection) => [units(selection)],
    hits: ({ rows }, window) => (rows[0]?.includes(value(window)) === true ? won : noHits),
    hitsMost: () => 1,
    cover: (selection) => ({ units: units(selection), outcomes }),
  };
}

const won = [1];

/** How many outcomes of the places have each value of a figure. */
export function countByFigure(
  kind: DrawKind,
  places: number,
  value: (window: readonly number[]) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const numbers = numbersOf(kind);
  for (let index = 0; index < numbers ** places; index += 1) {
    const window = Array.from(
      { length: places },
      (_, place) => kind.low + (Math.floor(index / numbers ** place) % numbers),
    );
    counts.set(value(window), (counts.get(value(window)) ?? 0) + 1);
  }
  return counts;
}
