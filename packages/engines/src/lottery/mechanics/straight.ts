// Numbers at their places: a row for each place, and every way to take one of each row is a unit.
// Where no number is drawn twice, a unit has none twice either.
import { product, share } from '../combinatorics.ts';
import { numbersOf, outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Selection } from '../selection.ts';
import { oneTier, rowOf } from './forms.ts';
import { hasLine } from './line-index.ts';

export function straight(kind: DrawKind, places: number): Rules {
  const outcomes = Number(outcomesOf(kind, places));
  const units = (selection: Selection): number =>
    selection.form === 'lines' ? selection.rows.length : arrangements(kind, selection.rows);
  return {
    form: {
      rows: Array.from({ length: places }, () => rowOf(kind)),
      lines: { ...ends(kind), length: places, ordered: true, repeats: kind.repeats },
    },
    bets: ['straight'],
    tiers: oneTier(share(1, outcomes)),
    count: (selection) => [units(selection)],
    hits: ({ form, rows }, window) => {
      if (form === 'lines') return hasLine(rows, window) ? won : noHits;
      for (let place = 0; place < places; place += 1)
        if (rows[place]?.includes(window[place] ?? -1) !== true) return noHits;
      return won;
    },
    hitsMost: () => 1,
    cover: (selection) => ({ units: units(selection), outcomes }),
  };
}

const won = [1];

/**
 * A straight of all places, of those but the first, and so on to the last place alone: each way to
 * take one of each row buys a unit of every length.
 */
export function tails(kind: DrawKind, places: number): Rules {
  const lengths = Array.from({ length: places }, (_, index) => places - index);
  const form = straight(kind, places).form;
  const ways = ({ form: written, rows }: Selection): number =>
    written === 'lines' ? rows.length : product(rows.map((row) => row.length));
  return {
    form,
    bets: lengths.map((length) => `tail-${length}`),
    tiers: lengths.flatMap((length, bet) =>
      oneTier(share(1, Number(outcomesOf(kind, length)))).map((tier) => ({ ...tier, bet })),
    ),
    count: (selection) => lengths.map(() => ways(selection)),
    hits: ({ form: written, rows }, window) =>
      written === 'lines' ? lineTails(rows, window) : rowTails(rows, window),
    hitsMost: (selection) => ways(selection) * places,
    cover: (selection) => ({
      units: ways(selection),
      outcomes: Number(outcomesOf(kind, places)),
    }),
  };
}

// Of the ways whose last places match, only the rows before them still leave a choice.
function rowTails(rows: Selection['rows'], window: readonly number[]): readonly number[] {
  const hits = window.map(() => 0);
  let free = product(rows.map((row) => row.length));
  for (let place = window.length - 1; place >= 0; place -= 1) {
    const row = rows[place] ?? [];
    if (!row.includes(window[place] ?? -1)) break;
    free /= row.length;
    hits[place] = free;
  }
  return hits.at(-1) === 0 ? noHits : hits;
}

function lineTails(lines: Selection['rows'], window: readonly number[]): readonly number[] {
  const hits = window.map(() => 0);
  for (const line of lines)
    for (let place = window.length - 1; place >= 0; place -= 1) {
      if (line[place] !== window[place]) break;
      hits[place] = (hits[place] ?? 0) + 1;
    }
  return hits.at(-1) === 0 ? noHits : hits;
}

// Ordered picks, one of each row; none twice where the kind never repeats. Picks are gathered by
// the set of numbers that they use, of which there are few.
function arrangements(kind: DrawKind, rows: Selection['rows']): number {
  if (kind.repeats) return product(rows.map((row) => row.length));
  let byUsed = new Map([[0, 1]]);
  for (const row of rows) {
    const next = new Map<number, number>();
    for (const [used, ways] of byUsed)
      for (const number of row) {
        const bit = 1 << (number - kind.low);
        if ((used & bit) === 0) next.set(used | bit, (next.get(used | bit) ?? 0) + ways);
      }
    byUsed = next;
  }
  return [...byUsed.values()].reduce((all, ways) => all + ways, 0);
}

function ends(kind: DrawKind): { from: number; to: number } {
  if (!kind.repeats && numbersOf(kind) > 30) throw new RangeError(`${kind.code} has no straight.`);
  return { from: kind.low, to: kind.high };
}
