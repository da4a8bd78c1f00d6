// A cascading game as data: a game of ways whose cells are drawn one by one and fall, with a
// multiplier that grows from fall to fall and starts higher in free spins.
import type { PayByCount, SimulatedReturn, SlotGameBase } from '../definition.ts';
import type { CellWeights } from '../falls.ts';
import type { WayRules } from '../ways/definition.ts';

export interface CascadeGame extends SlotGameBase, SimulatedReturn, WayRules {
  readonly mechanic: 'cascade';
  readonly rows: number;
  /** By reel: how likely a cell of it shows each symbol. The first shows no wild. */
  readonly reelWeights: readonly CellWeights[];
  /** Whole stakes by how many scatters show at least, once nothing falls any more. */
  readonly scatterPays: PayByCount;
  /** What the landing and each fall after it multiply by; the last goes for all further ones. */
  readonly multipliers: readonly number[];
  readonly freeSpins: {
    /** Free spins by how many scatters show at least, in paid and in free spins. */
    readonly awarded: PayByCount;
    readonly multipliers: readonly number[];
    readonly spinsMax: number;
  };
}
