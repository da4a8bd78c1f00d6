// Numbers anywhere among the places: a unit names some that must all appear, or one that must
// appear at least so often.
import { choose, shared, share } from '../combinatorics.ts';
import { numbersOf, outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import { oneTier, rowOf } from './forms.ts';

export function appear(kind: DrawKind, places: number, take: number): Rules {
  return {
    form: { rows: [rowOf(kind, take)] },
    bets: ['appear'],
    tiers: oneTier(share(outcomesWith(kind, places, take), Number(outcomesOf(kind, places)))),
    count: ({ rows }) => [choose(rows[0]?.length ?? 0, take)],
    hits: ({ rows }, window) => {
      const wins = choose(shared(rows[0] ?? [], window), take);
      return wins === 0 ? noHits : [wins];
    },
    hitsMost: ({ rows }) => choose(Math.min(places, rows[0]?.length ?? 0), take),
  };
}

export interface Repeats {
  readonly least: number;
  /** As often as there are places where it is left out. */
  readonly most?: number;
}

export function repeats(kind: DrawKind, places: number, { least, most = places }: Repeats): Rules {
  const numbers = numbersOf(kind);
  let outcomes = 0;
  for (let times = least; times <= most; times += 1)
    outcomes += choose(places, times) * (numbers - 1) ** (places - times);
  return {
    form: { rows: [rowOf(kind)] },
    bets: ['repeat'],
    tiers: oneTier(share(outcomes, Number(outcomesOf(kind, places)))),
    count: ({ rows }) => [rows[0]?.length ?? 0],
    hits: ({ rows }, window) => {
      let wins = 0;
      for (const number of rows[0] ?? []) {
        const times = timesIn(window, number);
        if (times >= least && times <= most) wins += 1;
      }
      return wins === 0 ? noHits : [wins];
    },
    hitsMost: ({ rows }) => Math.min(Math.floor(places / least), rows[0]?.length ?? 0),
  };
}

// Outcomes in which all of `take` named numbers appear: all, less those without some of them.
function outcomesWith(kind: DrawKind, places: number, take: number): number {
  let outcomes = 0;
  for (let missing = 0; missing <= take; missing += 1) {
    const without = Number(outcomesOf({ ...kind, high: kind.high - missing }, places));
    outcomes += (missing % 2 === 0 ? 1 : -1) * choose(take, missing) * without;
  }
  return outcomes;
}

function timesIn(window: readonly number[], number: number): number {
  let times = 0;
  for (const one of window) if (one === number) times += 1;
  return times;
}
