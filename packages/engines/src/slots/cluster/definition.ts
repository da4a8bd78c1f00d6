// A cluster game as data: every cell is drawn on its own, and a symbol pays for cells that touch
// side by side. In free spins every win raises a multiplier that lasts to the end of them.
import type { PayByCount, SimulatedReturn, SlotGameBase } from '../definition.ts';
import type { CellWeights } from '../falls.ts';

export interface ClusterGame extends SlotGameBase, SimulatedReturn {
  readonly mechanic: 'cluster';
  readonly reels: number;
  readonly rows: number;
  readonly weights: CellWeights;
  /** Joins every cluster it touches, of several symbols at once; alone it is none. */
  readonly wild: string;
  /** Credits by how many cells a cluster has at least. */
  readonly clusterPays: Readonly<Record<string, PayByCount>>;
  /** Whole stakes by how many scatters show at least, once nothing falls any more. */
  readonly scatterPays: PayByCount;
  readonly freeSpins: {
    /** Free spins by how many scatters show at least, in a paid spin and in a free one. */
    readonly awarded: PayByCount;
    readonly retriggered: PayByCount;
    /** What each winning window of a free spin adds to the multiplier of those after it. */
    readonly multiplierStep: number;
    readonly spinsMax: number;
  };
}
