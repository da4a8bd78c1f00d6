// A game of ways as data: a symbol pays for every way through neighbouring reels from the first.
import type { ExactReturn, PayByCount, ReelGame, SlotGameBase } from '../definition.ts';

export interface WayRules {
  /** Stands for every symbol but the scatter. Never on the first reel. */
  readonly wild: string;
  /** Credits of one way, by the reels it runs through; each symbol pays its longest run. */
  readonly wayPays: Readonly<Record<string, PayByCount>>;
}

export interface WayGame extends SlotGameBase, ReelGame, ExactReturn, WayRules {
  readonly mechanic: 'ways';
  /** Whole stakes for scatters anywhere in the window. */
  readonly scatterPays: PayByCount;
  readonly freeSpins: {
    /** Free spins by the number of scatters, in paid and in free spins. */
    readonly awarded: PayByCount;
    /** As how many symbols a wild counts in a free spin. */
    readonly wildWeight: number;
    readonly spinsMax: number;
  };
}
