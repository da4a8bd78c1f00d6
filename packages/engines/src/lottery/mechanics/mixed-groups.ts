// Groups of both patterns at once: numbers in any order, not all the same, written as single lines,
// as sums, or as one number that the group must hold. The pattern of the draw decides the prize.
import { sameNumbers, share, total } from '../combinatorics.ts';
import { outcomesOf, type DrawKind } from '../kinds.ts';
import { noHits, type Rules } from '../play.ts';
import type { Selection } from '../selection.ts';
import { plainRow, rowOf, whole } from './forms.ts';

export type GroupsFrom = 'lines' | 'sum' | 'banker';

interface Group {
  readonly numbers: readonly number[];
  readonly bet: number;
}

export function mixedGroups(kind: DrawKind, places: 2 | 3, from: GroupsFrom): Rules {
  const groups = groupsOf(kind, places);
  const space = Number(outcomesOf(kind, places));
  const bets = places === 3 ? ['group-3', 'group-6'] : ['group'];
  const orders = places === 3 ? [3, 6] : [2];
  const keyed = from === 'lines' ? undefined : groupsByKey(groups, from, bets.length);
  return {
    form: {
      rows: rowsOf(kind, places, from),
      ...(from === 'lines'
        ? {
            lines: { from: kind.low, to: kind.high, length: places, ordered: false, repeats: true },
          }
        : {}),
    },
    bets,
    tiers: orders.map((wins, bet) => ({
      bet,
      chance: share(wins, space),
      share: whole,
      pays: 'prize',
    })),
    refusal: ({ rows }) =>
      from === 'lines' && rows.some((line) => betOf(line) === undefined)
        ? 'line-malformed'
        : undefined,
    count: ({ rows }) =>
      bets.map((_, bet) =>
        keyed === undefined
          ? rows.filter((line) => betOf(line) === bet).length
          : total((rows[0] ?? []).map((key) => keyed.get(key)?.[bet] ?? 0)),
      ),
    hits: ({ rows }, window) => {
      const bet = betOf(window);
      if (bet === undefined) return noHits;
      const wins = from === 'lines' ? lineHits(rows, window) : rowHits(rows[0] ?? [], window, from);
      return wins === 0 ? noHits : bets.map((_, index) => (index === bet ? wins : 0));
    },
    hitsMost: ({ rows }) => (from === 'banker' ? Math.min(places, rows[0]?.length ?? 0) : 1),
  };
}

/** Which pattern a group has; all the same is none. */
function betOf(numbers: readonly number[]): number | undefined {
  let different = 0;
  for (const [index, number] of numbers.entries())
    if (numbers.indexOf(number) === index) different += 1;
  return different === 1 ? undefined : different - 2;
}

function rowsOf(kind: DrawKind, places: number, from: GroupsFrom) {
  if (from === 'lines') return [];
  if (from === 'banker') return [rowOf(kind)];
  return [plainRow(kind.low * places + 1, kind.high * places - 1)];
}

function groupsOf(kind: DrawKind, places: number): Group[] {
  const grow = (numbers: readonly number[]): Group[] => {
    if (numbers.length === places) {
      const bet = betOf(numbers);
      return bet === undefined ? [] : [{ numbers, bet }];
    }
    const found: Group[] = [];
    for (let next = numbers.at(-1) ?? kind.low; next <= kind.high; next += 1)
      found.push(...grow([...numbers, next]));
    return found;
  };
  return grow([]);
}

function groupsByKey(groups: readonly Group[], from: GroupsFrom, bets: number) {
  const byKey = new Map<number, number[]>();
  for (const { numbers, bet } of groups)
    for (const key of from === 'sum' ? [total(numbers)] : new Set(numbers)) {
      const counts = byKey.get(key) ?? Array.from({ length: bets }, () => 0);
      counts[bet] = (counts[bet] ?? 0) + 1;
      byKey.set(key, counts);
    }
  return byKey;
}

function lineHits(lines: Selection['rows'], window: readonly number[]): number {
  const sorted = window.toSorted((one, other) => one - other);
  return lines.some((line) => sameNumbers(line, sorted)) ? 1 : 0;
}

// How many picked keys the drawn group has: its sum, or each of its different numbers.
function rowHits(picked: readonly number[], window: readonly number[], from: GroupsFrom): number {
  if (from === 'sum') return picked.includes(total(window)) ? 1 : 0;
  return picked.filter((number) => window.includes(number)).length;
}
