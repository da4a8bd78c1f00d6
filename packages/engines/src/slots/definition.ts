// A line game as data: its reels, its lines, what they pay and what its free spins do.
// Plain JSON without fractions, so that a hash of it names the version that a round was played on.

/** Credits or stakes paid, by how many symbols make the win. */
export type PayByCount = Readonly<Record<number, number>>;

export interface LineGame {
  readonly code: string;
  readonly mechanic: 'lines';
  /**
   * One reel after the other, each from top to bottom; the last symbol is followed by the first.
   */
  readonly strips: readonly (readonly string[])[];
  readonly rows: number;
  /** The row that each line crosses on each reel, counted from the top. */
  readonly lines: readonly (readonly number[])[];
  /** Stands for every symbol but the scatter. Never on the first reel. */
  readonly wild: string;
  readonly scatter: string;
  /** A stake is this many credits. */
  readonly stakeCredits: number;
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
  /** A round ends when it has won this many stakes. */
  readonly payoutStakesMax: number;
  /** What a round can cost, in the player's currency. */
  readonly stakes: readonly string[];
  readonly stakeDefault: string;
  /** The exact return over the full cycle, as a fraction. The game's certificate proves it. */
  readonly returnExact: string;
}

/** A reel written as a line of symbols. */
export function strip(symbols: string): readonly string[] {
  return symbols.split(' ');
}

/** Lines written as digits, one row a reel. */
export function lines(rows: string): readonly (readonly number[])[] {
  return rows.split(' ').map((line) => Array.from(line, Number));
}
