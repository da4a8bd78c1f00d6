// The full cycle of a game of ways without walking through it. Reels stop apart from one another,
// so what a run through several reels wins on average is a product of what each reel gives:
// 1. a symbol's run of k reels: its cells on the first k, none on the next, anything after;
// 2. by scatters: each factor is a polynomial in the number of scatters its reel shows;
// 3. squares of a window's credits: the same for every two symbols and every two runs;
// 4. hits: which symbols are still alive after each reel, as a set.
// All of it in whole numbers, so a cycle of 10^14 windows is as exact as one of a thousand.
import { sum, type CycleTally } from '../tally.ts';
import { creditsMax } from './best-window.ts';
import type { Column, WayOddsAsked } from './columns.ts';

/** Number of windows by the scatters they show, from none up. */
type ByScatters = readonly bigint[];

export function wayTally(asked: WayOddsAsked): CycleTally {
  const { reels, scatterCredits } = asked;
  const any = product(reels.map((columns) => byScatters(columns, () => 1)));
  const symbolCredits = symbolCreditsByScatters(asked);
  const scatterPay = (scatters: number) => BigInt(scatterCredits[scatters] ?? 0);
  const creditsByScatters = any.map(
    (windows, scatters) => (symbolCredits[scatters] ?? 0n) + windows * scatterPay(scatters),
  );
  const scatterSquares = any.map((windows, scatters) => {
    const pay = scatterPay(scatters);
    return windows * pay ** 2n + 2n * pay * (symbolCredits[scatters] ?? 0n);
  });
  const windows = sum(any);
  return {
    windows,
    hits: windows - windowsWithout(asked),
    windowsByScatters: any,
    creditsByScatters,
    squares: symbolSquares(asked) + sum(scatterSquares),
    creditsMax: creditsMax(asked),
  };
}

function symbolCreditsByScatters({ reels, pays }: WayOddsAsked): ByScatters {
  let total: ByScatters = [];
  for (const [symbol, payByRun] of pays.entries()) {
    for (const [run, pay] of payByRun.entries()) {
      if (pay === 0) continue;
      const factors = reels.map((columns, reel) =>
        byScatters(columns, ({ counts }) => part(partOf(reel, run), counts[symbol] ?? 0)),
      );
      total = added(total, product(factors), BigInt(pay));
    }
  }
  return total;
}

/** What a reel is to a run: in it, the one that ends it, or behind it. */
type Part = 'in' | 'end' | 'behind';
const parts: readonly Part[] = ['in', 'end', 'behind'];

function partOf(reel: number, run: number): Part {
  if (reel < run) return 'in';
  return reel === run ? 'end' : 'behind';
}

function part(role: Part, cells: number): number {
  if (role === 'in') return cells;
  return role === 'behind' || cells === 0 ? 1 : 0;
}

function symbolSquares({ reels, pays }: WayOddsAsked): bigint {
  let total = 0n;
  for (const one of pays.keys()) {
    for (const other of pays.keys()) {
      const moments = reels.map((columns) => pairMoments(columns, one, other));
      total += pairSquares(moments, pays[one] ?? [], pays[other] ?? []);
    }
  }
  return total;
}

type PairMoments = Readonly<Record<Part, Readonly<Record<Part, bigint>>>>;

function pairSquares(
  moments: readonly PairMoments[],
  onePays: readonly number[],
  otherPays: readonly number[],
): bigint {
  let total = 0n;
  for (const [oneRun, onePay] of onePays.entries()) {
    for (const [otherRun, otherPay] of otherPays.entries()) {
      if (onePay === 0 || otherPay === 0) continue;
      let windows = BigInt(onePay * otherPay);
      for (const [reel, moment] of moments.entries()) {
        windows *= moment[partOf(reel, oneRun)][partOf(reel, otherRun)];
      }
      total += windows;
    }
  }
  return total;
}

function pairMoments(columns: readonly Column[], one: number, other: number): PairMoments {
  const moment = (oneRole: Part, otherRole: Part) =>
    BigInt(
      columns.reduce(
        (total, { weight, counts }) =>
          total + weight * part(oneRole, counts[one] ?? 0) * part(otherRole, counts[other] ?? 0),
        0,
      ),
    );
  const row = (oneRole: Part) =>
    Object.fromEntries(parts.map((role) => [role, moment(oneRole, role)])) as PairMoments[Part];
  return Object.fromEntries(parts.map((role) => [role, row(role)])) as unknown as PairMoments;
}

/** Windows that win nothing: sets of symbols alive so far, each with its windows by scatters. */
function windowsWithout({ reels, pays, scatterCredits }: WayOddsAsked): bigint {
  let alive = new Map<number, ByScatters>([[2 ** pays.length - 1, [1n]]]);
  for (const [reel, columns] of reels.entries()) {
    const sets = Map.groupBy(columns, symbolsIn);
    const paying = pays.reduce(
      (set, payByRun, symbol) => ((payByRun[reel + 1] ?? 0) > 0 ? set | (1 << symbol) : set),
      0,
    );
    const next = new Map<number, ByScatters>();
    for (const [before, windows] of alive) {
      for (const [shown, same] of sets) {
        const left = before & shown;
        if ((left & paying) !== 0) continue;
        const grown = product([windows, byScatters(same, () => 1)]);
        next.set(left, added(next.get(left) ?? [], grown, 1n));
      }
    }
    alive = next;
  }
  const none = [...alive.values()].map((windows) =>
    windows.filter((_, scatters) => (scatterCredits[scatters] ?? 0) === 0),
  );
  return sum(none.map(sum));
}

function symbolsIn({ counts }: Column): number {
  return counts.reduce((set, cells, symbol) => (cells > 0 ? set | (1 << symbol) : set), 0);
}

function byScatters(columns: readonly Column[], worth: (column: Column) => number): ByScatters {
  const most = Math.max(...columns.map(({ scatters }) => scatters));
  const found = Array.from({ length: most + 1 }, () => 0n);
  for (const column of columns) {
    const before = found[column.scatters] ?? 0n;
    found[column.scatters] = before + BigInt(column.weight * worth(column));
  }
  return found;
}

function product(factors: readonly ByScatters[]): ByScatters {
  let total: bigint[] = [1n];
  for (const factor of factors) {
    const next = Array.from({ length: total.length + factor.length - 1 }, () => 0n);
    for (const [low, left] of total.entries()) {
      for (const [high, right] of factor.entries()) {
        next[low + high] = (next[low + high] ?? 0n) + left * right;
      }
    }
    total = next;
  }
  return total;
}

function added(total: ByScatters, more: ByScatters, times: bigint): ByScatters {
  const length = Math.max(total.length, more.length);
  return Array.from({ length }, (_, at) => (total[at] ?? 0n) + (more[at] ?? 0n) * times);
}
