// A line game as data: its reels, its lines, what they pay and what its free spins do.
import type { ExactReturn, PayByCount, ReelGame, SlotGameBase } from '../definition.ts';

export interface LineGame extends SlotGameBase, ReelGame, ExactReturn {
  readonly mechanic: 'lines';
  /** The row that each line crosses on each reel, counted from the top. */
  readonly lines: readonly (readonly number[])[];
  /** Stands for every symbol but the scatter. Never on the first reel. */
  readonly wild: string;
  /** Credits for a run from the first reel; each line pays its one run. */
  readonly linePays: Readonly<Record<string, PayByCount>>;
  /** Whole stakes for scatters anywhere in the window. */
  readonly scatterPays: PayByCount;
  readonly freeSpins: {
    readonly scattersMin: number;
    readonly awarded: number;
    readonly retriggered: number;
    /** Every win of a free spin is multiplied, the scatters' too. */
    readonly multiplier: number;
    readonly spinsMax: number;
  };
}

/** Lines written as digits, one row a reel. */
export function lines(rows: string): readonly (readonly number[])[] {
  return rows.split(' ').map((line) => Array.from(line, Number));
}
