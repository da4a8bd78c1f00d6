// A game of shifting ways as data: on every spin each reel draws how many rows it shows, so the
// ways change from spin to spin.
import type { ExactReturn, PayByCount, SlotGameBase } from '../definition.ts';
import type { WayRules } from '../ways/definition.ts';
import type { Weights } from '../weights.ts';

export interface ShiftingWayGame extends SlotGameBase, ExactReturn, WayRules {
  readonly mechanic: 'shifting-ways';
  readonly strips: readonly (readonly string[])[];
  /** How likely a reel shows so many rows, alike for all reels. */
  readonly heights: Weights;
  /** The most rows that a reel shows. */
  readonly rows: number;
  /** Whole stakes for scatters anywhere in the window. */
  readonly scatterPays: PayByCount;
  readonly freeSpins: {
    /** Free spins by the number of scatters, in paid and in free spins. */
    readonly awarded: PayByCount;
    /** How likely a free spin multiplies all its wins by so much. */
    readonly multipliers: Weights;
    readonly spinsMax: number;
  };
}
