// Numbers in any order, with a pattern: so many that come once, so many that come twice, and so on.
// A row names the numbers that may come in one way; a draw wins where it has just that pattern.
import { choose, factorial, product, shared, share } from '../combinatorics.ts';
import { outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Selection } from '../selection.ts';
import { oneTier, rowOf } from './forms.ts';
import { hasLine } from './line-index.ts';

export interface GroupPart {
  /** How often each number of this part comes. */
  readonly times: 1 | 2 | 3 | 4;
  /** How many numbers come so often. */
  readonly take: number;
  /** Which row names them; two parts may share one. */
  readonly row: 0 | 1;
}

export function group(kind: DrawKind, parts: readonly GroupPart[]): Rules {
  const places = parts.reduce((all, { times, take }) => all + times * take, 0);
  const orders =
    factorial(places) / product(parts.map((part) => factorial(part.times) ** part.take));
  const rowCount = Math.max(...parts.map(({ row }) => row)) + 1;
  const fits = fitting(parts);
  return {
    form: {
      rows: Array.from({ length: rowCount }, (_, row) => {
        const own = parts.filter((part) => part.row === row);
        const least = own.reduce((all, { take }) => all + take, 0);
        return rowOf(kind, least, rowCount > 1 ? labels[own[0]?.times ?? 1] : undefined);
      }),
      lines: {
        from: kind.low,
        to: kind.high,
        length: places,
        ordered: false,
        repeats: kind.repeats,
      },
    },
    bets: ['group'],
    tiers: oneTier(share(orders, Number(outcomesOf(kind, places)))),
    refusal: ({ form, rows }) =>
      form === 'lines' && !rows.every((line) => fits(line)) ? 'line-malformed' : undefined,
    count: ({ form, rows }) => [form === 'lines' ? rows.length : ways(parts, rows)],
    hits: ({ form, rows }, window) => {
      if (form === 'rows') return fits(window, rows) ? won : noHits;
      const sorted = window.toSorted((one, other) => one - other);
      return hasLine(rows, sorted) ? won : noHits;
    },
    hitsMost: () => 1,
  };
}

const won = [1];

/** What a row is called that names the numbers which come once, twice, and so on. */
const labels = { 1: 's', 2: 'd', 3: 't', 4: 'q' } as const;

type Fits = (line: readonly number[], rows?: Selection['rows']) => boolean;

// Whether a line has the pattern, and its numbers stand in their rows. Every draw runs through it:
// what was counted is kept in whole numbers, a part's count in four bits of its own.
function fitting(parts: readonly GroupPart[]): Fits {
  const rowOfTimes: (number | undefined)[] = [];
  let wanted = 0;
  for (const { times, take, row } of parts) {
    rowOfTimes[times] = row;
    wanted += take << (4 * times);
  }
  return (line, rows) => {
    let seen = 0;
    let found = 0;
    for (const number of line) {
      const bit = 1 << number;
      if ((seen & bit) !== 0) continue;
      seen |= bit;
      const times = timesIn(line, number);
      const row = rowOfTimes[times];
      if (row === undefined) return false;
      if (rows !== undefined && rows[row]?.includes(number) !== true) return false;
      found += 1 << (4 * times);
    }
    return found === wanted;
  };
}

function timesIn(line: readonly number[], number: number): number {
  let times = 0;
  for (const one of line) if (one === number) times += 1;
  return times;
}

// The numbers of the first part are taken by how many of them the second part could have used.
function ways(parts: readonly GroupPart[], rows: Selection['rows']): number {
  const [first, second] = parts;
  const own = rows[first?.row ?? 0] ?? [];
  const takes = first?.take ?? 0;
  if (second === undefined) return choose(own.length, takes);
  const others = rows[second.row] ?? [];
  const common = shared(own, others);
  let units = 0;
  for (let taken = 0; taken <= takes; taken += 1) {
    const firstWays = choose(common, taken) * choose(own.length - common, takes - taken);
    units += firstWays * choose(others.length - taken, second.take);
  }
  return units;
}
