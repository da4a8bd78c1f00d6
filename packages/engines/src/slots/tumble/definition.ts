// A tumbling game as data: every cell is drawn on its own, a symbol pays for how often it shows
// anywhere, and in free spins orbs gather a multiplier that lasts to the end of them.
import type { PayByCount, SimulatedReturn, SlotGameBase } from '../definition.ts';
import type { CellWeights } from '../falls.ts';
import type { Weights } from '../weights.ts';

export interface TumbleGame extends SlotGameBase, SimulatedReturn {
  readonly mechanic: 'tumble';
  readonly reels: number;
  readonly rows: number;
  /** How likely a cell of a paid spin shows each symbol. */
  readonly weights: CellWeights;
  /** Credits by how many of a symbol show at least. */
  readonly countPays: Readonly<Record<string, PayByCount>>;
  /** Whole stakes by how many scatters show at least, once nothing falls any more. */
  readonly scatterPays: PayByCount;
  readonly orb: string;
  /** How likely an orb has each value. */
  readonly orbValues: Weights;
  readonly freeSpins: {
    readonly weights: CellWeights;
    readonly scattersMin: number;
    readonly awarded: number;
    /** In a free spin fewer scatters are enough for some more. */
    readonly retriggerScattersMin: number;
    readonly retriggered: number;
    readonly spinsMax: number;
  };
}
