// The most that one window of a game of ways wins. For each column of the first reel only its own
// symbols matter; of the columns behind it only those that no other column beats; and a branch that
// cannot reach the best found so far is left.
import type { Column, WayOddsAsked } from './columns.ts';

export function creditsMax({ reels, pays, scatterCredits }: WayOddsAsked): number {
  const [first = [], ...behind] = reels;
  let best = 0;
  for (const start of first) {
    const symbols = start.counts.flatMap((cells, symbol) => (cells > 0 ? [symbol] : []));
    const narrowed = (column: Column): Candidate => ({
      counts: symbols.map((symbol) => column.counts[symbol] ?? 0),
      scatters: column.scatters,
    });
    const choices = behind.map((columns) => unbeaten(columns.map(narrowed)));
    const search: Search = {
      choices,
      pays: symbols.map((symbol) => pays[symbol] ?? []),
      scatterCredits,
      scatterCreditsMax: Math.max(0, ...scatterCredits),
      highest: highestProducts(choices, symbols.length),
    };
    best = walk({
      search,
      best,
      reel: 0,
      ways: narrowed(start).counts,
      runs: symbols.map(() => 1),
      scatters: start.scatters,
    });
  }
  return best;
}

interface Candidate {
  readonly counts: readonly number[];
  readonly scatters: number;
}

interface Search {
  readonly choices: readonly (readonly Candidate[])[];
  readonly pays: readonly (readonly number[])[];
  readonly scatterCredits: readonly number[];
  readonly scatterCreditsMax: number;
  /** By reel and symbol: the most ways that it and the reels behind it can add. */
  readonly highest: readonly (readonly number[])[];
}

interface Step {
  readonly search: Search;
  readonly best: number;
  readonly reel: number;
  /** Ways of each symbol, and the reels its run has; a run that has ended keeps both. */
  readonly ways: readonly number[];
  readonly runs: readonly number[];
  readonly scatters: number;
}

function walk({ search, best, reel, ways, runs, scatters }: Step): number {
  const choices = search.choices[reel];
  if (choices === undefined) {
    const won = ways.map((count, at) => count * (search.pays[at]?.[runs[at] ?? 0] ?? 0));
    return Math.max(
      best,
      won.reduce((sum, credits) => sum + credits, search.scatterCredits[scatters] ?? 0),
    );
  }
  let found = best;
  for (const { counts, scatters: more } of choices) {
    const isAlive = (at: number) => runs[at] === reel + 1 && (counts[at] ?? 0) > 0;
    const nextWays = ways.map((count, at) => (isAlive(at) ? count * (counts[at] ?? 0) : count));
    const nextRuns = runs.map((run, at) => (isAlive(at) ? run + 1 : run));
    const next: Step = {
      search,
      best: found,
      reel: reel + 1,
      ways: nextWays,
      runs: nextRuns,
      scatters: scatters + more,
    };
    if (bound(next) > found) found = walk(next);
  }
  return found;
}

function bound({ search, reel, ways, runs }: Step): number {
  const rest = search.highest[reel] ?? [];
  return ways.reduce((sum, count, at) => {
    const run = runs[at] ?? 0;
    const pays = search.pays[at] ?? [];
    const isAlive = run === reel + 1;
    const credits = isAlive
      ? count * (rest[at] ?? 1) * Math.max(...pays.slice(run))
      : count * (pays[run] ?? 0);
    return sum + credits;
  }, search.scatterCreditsMax);
}

function highestProducts(choices: Search['choices'], symbols: number): number[][] {
  const products = [Array.from({ length: symbols }, () => 1)];
  for (const candidates of choices.toReversed()) {
    const behind = products[0] ?? [];
    products.unshift(
      behind.map(
        (ways, at) => ways * Math.max(1, ...candidates.map(({ counts }) => counts[at] ?? 0)),
      ),
    );
  }
  return products;
}

/** Without columns that another one equals or exceeds in everything; the fullest first. */
function unbeaten(candidates: readonly Candidate[]): Candidate[] {
  const size = ({ counts, scatters }: Candidate) =>
    counts.reduce((sum, cells) => sum + cells, scatters);
  const kept: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => size(other) - size(one))) {
    if (!kept.some((other) => beats(other, candidate))) kept.push(candidate);
  }
  return kept;
}

function beats(one: Candidate, other: Candidate): boolean {
  const { counts, scatters } = other;
  return one.scatters >= scatters && counts.every((cells, at) => (one.counts[at] ?? 0) >= cells);
}
