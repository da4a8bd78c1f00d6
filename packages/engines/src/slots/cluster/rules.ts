// Scores a window by clusters: cells of one symbol that touch side by side, wilds helping. A
// diagonal does not touch. A wild belongs to every cluster that it touches.
import type { PayByCount } from '../definition.ts';
import type { Cell, SymbolWin, Window } from '../events.ts';
import { payAtLeast } from '../falls.ts';

export interface ClusterRules {
  readonly wild: string;
  readonly clusterPays: Readonly<Record<string, PayByCount>>;
}

/** The clusters that pay, by their first cell reel by reel. */
export function scoreClusters(rules: ClusterRules, window: Window): SymbolWin[] {
  const rows = window[0]?.length ?? 0;
  const wins: SymbolWin[] = [];
  for (const { symbol, cells } of clustersOf(rules, window)) {
    const pays = rules.clusterPays[symbol];
    const credits = pays === undefined ? 0 : payAtLeast(pays, cells.length);
    if (credits === 0) continue;
    const count = cells.length;
    wins.push({ symbol, count, cells: cells.map((cell) => cellAt(cell, rows)), credits });
  }
  return wins;
}

export interface Cluster {
  readonly symbol: string;
  /** Cells numbered reel by reel from top to bottom, in that order. */
  readonly cells: readonly number[];
}

/** All clusters of paying symbols, however small. */
export function clustersOf({ wild, clusterPays }: ClusterRules, window: Window): Cluster[] {
  const flat = window.flat();
  const beside = besideOf(window.length, window[0]?.length ?? 0);
  // By cell: the number of the last cluster that took it, so that wilds can be taken again.
  const takenBy = new Int32Array(flat.length).fill(-1);
  const clusters: Cluster[] = [];
  for (let start = 0; start < flat.length; start += 1) {
    const symbol = flat[start] ?? '';
    if (takenBy[start] !== -1 || clusterPays[symbol] === undefined) continue;
    const cells = [start];
    takenBy[start] = start;
    for (let next = 0; next < cells.length; next += 1) {
      for (const cell of beside[cells[next] ?? 0] ?? []) {
        if (takenBy[cell] === start || (flat[cell] !== symbol && flat[cell] !== wild)) continue;
        takenBy[cell] = start;
        cells.push(cell);
      }
    }
    if (cells.length > 1) cells.sort((one, other) => one - other);
    clusters.push({ symbol, cells });
  }
  return clusters;
}

const besideBySize = new Map<string, readonly (readonly number[])[]>();

/** The cells that touch each cell, in a window of so many reels and rows. */
export function besideOf(reels: number, rows: number): readonly (readonly number[])[] {
  const size = `${reels}:${rows}`;
  const known = besideBySize.get(size);
  if (known !== undefined) return known;
  const beside = Array.from({ length: reels * rows }, (_, cell) =>
    [
      cell % rows > 0 ? cell - 1 : -1,
      cell % rows < rows - 1 ? cell + 1 : -1,
      cell - rows,
      cell + rows,
    ].filter((other) => other >= 0 && other < reels * rows),
  );
  besideBySize.set(size, beside);
  return beside;
}

function cellAt(cell: number, rows: number): Cell {
  return { reel: Math.floor(cell / rows), row: cell % rows };
}
