// Any so many of the places: the play is played at every choice of them. Straights may be written
// with a row for each place, empty where it is left out; everything else names the places first.
import { choose, subsets, sumOfProducts } from '../combinatorics.ts';
import { noHits, type Rules } from '../play.ts';
import type { RowForm, Selection } from '../selection.ts';
import type { DrawKind } from '../kinds.ts';
import { straight } from './straight.ts';

/**
 * Plays `inner`, which looks at `take` places, at every choice of `take` of the player's places.
 */
export function anyPlaces(inner: Rules, take: number, places: number): Rules {
  const times = ({ positions = [] }: Selection): number => choose(positions.length, take);
  const choices = choicesOf(take);
  return {
    ...inner,
    form: { ...inner.form, positions: { least: take, of: places } },
    count: (selection) => inner.count(selection).map((units) => units * times(selection)),
    hits: (selection, window) => {
      let won: readonly number[] = noHits;
      for (const choice of choices(selection.positions ?? [])) {
        const hits = inner.hits(
          selection,
          choice.map((place) => window[place] ?? -1),
        );
        if (hits.length > 0) won = won.length === 0 ? hits : sums(won, hits);
      }
      return won;
    },
    hitsMost: (selection) => inner.hitsMost(selection) * times(selection),
  };
}

/** Straights of `take` of the places, by a row for each place or by lines at named places. */
export function anyStraight(kind: DrawKind, take: number, places: number): Rules {
  const inner = straight(kind, take);
  const lines = anyPlaces(inner, take, places);
  const row: RowForm = { from: kind.low, to: kind.high, least: 0, most: kind.high - kind.low + 1 };
  const sizes = ({ rows }: Selection): number[] => rows.map((one) => one.length);
  return {
    ...lines,
    form: {
      ...inner.form,
      rows: Array.from({ length: places }, () => row),
      positions: { least: 0, of: places },
    },
    // Rows choose their places by not being empty.
    refusal: ({ form, positions }) =>
      (form === 'lines') === (positions !== undefined && positions.length >= take)
        ? undefined
        : 'positions-wrong',
    count: (selection) =>
      selection.form === 'lines' ? lines.count(selection) : [sumOfProducts(sizes(selection), take)],
    hits: (selection, window) => {
      if (selection.form === 'lines') return lines.hits(selection, window);
      const right = selection.rows.filter((one, place) => one.includes(window[place] ?? -1)).length;
      return right < take ? noHits : [choose(right, take)];
    },
    hitsMost: (selection) =>
      selection.form === 'lines'
        ? lines.hitsMost(selection)
        : choose(sizes(selection).filter((size) => size > 0).length, take),
    cover: (selection) => widest(inner, selection, take),
  };
}

// The choice of places whose outcomes are covered most.
function widest(inner: Rules, selection: Selection, take: number) {
  const outcomes = Number(inner.tiers[0]?.chance.denominator ?? 1n);
  if (selection.form === 'lines') return { units: selection.rows.length, outcomes };
  const largest = selection.rows.map((row) => row.length).sort((one, other) => other - one);
  return { units: largest.slice(0, take).reduce((all, size) => all * size, 1), outcomes };
}

function sums(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, tier) => count + (other[tier] ?? 0));
}

// The choices of `take` places are the same for every slip that names these places.
function choicesOf(take: number): (positions: readonly number[]) => readonly number[][] {
  const known = new Map<string, number[][]>();
  return (positions) => {
    const key = positions.join();
    const choices = known.get(key) ?? subsets(positions, take);
    known.set(key, choices);
    return choices;
  };
}
