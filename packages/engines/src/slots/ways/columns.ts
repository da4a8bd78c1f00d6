// The reels of a game of ways as the odds see them: every column that a reel can show, how often,
// and how many of each symbol it holds, wilds counted in.
import type { WayRules } from './definition.ts';

export interface Column {
  /** How many of the reel's positions show it. */
  readonly weight: number;
  /** Cells of each paying symbol, wilds counted in, in the order of the pay table. */
  readonly counts: readonly number[];
  readonly scatters: number;
}

/** A game of ways as columns and credits: all that its odds depend on. */
export interface WayOddsAsked {
  readonly reels: readonly (readonly Column[])[];
  /** Credits at symbol and run. */
  readonly pays: readonly (readonly number[])[];
  /** Credits at the number of scatters. */
  readonly scatterCredits: readonly number[];
}

export interface ColumnRules extends WayRules {
  readonly scatter: string;
  readonly wildWeight: number;
}

/** Columns that hold the same are one. */
export function columnsOf(
  shown: readonly { readonly column: readonly string[]; readonly weight: number }[],
  { wayPays, wild, wildWeight, scatter }: ColumnRules,
): Column[] {
  const found = new Map<string, Column>();
  for (const { column, weight } of shown) {
    const cells = (symbol: string) => column.filter((cell) => cell === symbol).length;
    const counts = Object.keys(wayPays).map((symbol) => cells(symbol) + wildWeight * cells(wild));
    const scatters = cells(scatter);
    const key = `${counts.join()}:${scatters}`;
    found.set(key, { counts, scatters, weight: weight + (found.get(key)?.weight ?? 0) });
  }
  return [...found.values()];
}

interface WayPayRules extends WayRules {
  readonly strips: readonly unknown[];
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly stakeCredits: number;
}

/** The pay table as credits by place. */
export function creditTables(game: WayPayRules, scattersMax: number) {
  const runs = Array.from({ length: game.strips.length + 1 }, (_, run) => run);
  return {
    pays: Object.values(game.wayPays).map((pay) => runs.map((run) => pay[run] ?? 0)),
    scatterCredits: Array.from(
      { length: scattersMax + 1 },
      (_, count) => (game.scatterPays[count] ?? 0) * game.stakeCredits,
    ),
  };
}
