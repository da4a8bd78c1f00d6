// One number at one place: every number picked in any row is a unit of its own.
import { share } from '../combinatorics.ts';
import { numbersOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import { oneTier, rowOf } from './forms.ts';

export function places(kind: DrawKind, count: number): Rules {
  return {
    form: { rows: Array.from({ length: count }, () => rowOf(kind, 0)) },
    bets: ['place'],
    tiers: oneTier(share(1, numbersOf(kind))),
    count: ({ rows }) => [rows.reduce((units, row) => units + row.length, 0)],
    hits: ({ rows }, window) => {
      let wins = 0;
      for (let place = 0; place < count; place += 1)
        if (rows[place]?.includes(window[place] ?? -1) === true) wins += 1;
      return wins === 0 ? noHits : [wins];
    },
    hitsMost: ({ rows }) => rows.filter((row) => row.length > 0).length,
  };
}
