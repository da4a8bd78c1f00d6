// A game of expanding wilds as data: a reel that shows a wild becomes wild as a whole before its
// lines are scored, and in free spins it stays so to the end.
import type { ExactReturn, PayByCount, ReelGame, SlotGameBase } from '../definition.ts';
import type { LineRules } from '../lines/rules.ts';

export interface ExpandingGame extends SlotGameBase, ReelGame, ExactReturn, LineRules {
  readonly mechanic: 'expanding';
  /** Whole stakes for scatters anywhere in the window. No reel shows one beside a wild. */
  readonly scatterPays: PayByCount;
  readonly freeSpins: {
    readonly scattersMin: number;
    /** Won once in a round: free spins bring no more of them. */
    readonly awarded: number;
    readonly spinsMax: number;
  };
}
