// What a window wins by clusters: cells of one symbol that touch side by side, wilds helping. A
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
  return clustersOf(rules, window).flatMap(({ symbol, cells }) => {
    const pays = rules.clusterPays[symbol];
    const credits = pays === undefined ? 0 : payAtLeast(pays, cells.length);
    return credits === 0 ? [] : [{ symbol, count: cells.length, cells, credits }];
  });
}

export interface Cluster {
  readonly symbol: string;
  /** Reel by reel from top to bottom. */
  readonly cells: readonly Cell[];
}

/** All clusters of paying symbols, however small. */
export function clustersOf({ wild, clusterPays }: ClusterRules, window: Window): Cluster[] {
  const rows = window[0]?.length ?? 0;
  const flat = window.flat();
  // By cell: the number of the last cluster that took it, so that wilds can be taken again.
  const takenBy = new Int32Array(flat.length).fill(-1);
  const clusters: Cluster[] = [];
  for (const [start, symbol] of flat.entries()) {
    if (takenBy[start] !== -1 || !(symbol in clusterPays)) continue;
    const found: number[] = [start];
    takenBy[start] = start;
    for (let next = 0; next < found.length; next += 1) {
      for (const cell of beside(found[next] ?? 0, rows, flat.length)) {
        const shown = flat[cell];
        if ((shown !== symbol && shown !== wild) || takenBy[cell] === start) continue;
        takenBy[cell] = start;
        found.push(cell);
      }
    }
    const cells = found
      .toSorted((one, other) => one - other)
      .map((cell) => ({ reel: Math.floor(cell / rows), row: cell % rows }));
    clusters.push({ symbol, cells });
  }
  return clusters;
}

function beside(cell: number, rows: number, cells: number): number[] {
  const touching: number[] = [];
  if (cell % rows > 0) touching.push(cell - 1);
  if (cell % rows < rows - 1) touching.push(cell + 1);
  if (cell >= rows) touching.push(cell - rows);
  if (cell + rows < cells) touching.push(cell + rows);
  return touching;
}
