// What happens in a round of a slot game, in order; a screen only plays it back.
// Plain JSON: wins are whole credits, of which the stake is a fixed number.

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/**
 * A line's win before the spin's multiplier. `line` counts from 0; `symbol` is what the wilds stood
 * for.
 */
export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly credits: number;
}

/** The scatters in the window and what they pay before the multiplier. */
export interface ScatterWin {
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly credits: number;
}

export interface SpinLanded {
  readonly kind: 'spin-landed';
  /** The position on each reel that shows in the top row. */
  readonly stops: readonly number[];
  /** The symbols in view, reel by reel, from top to bottom. */
  readonly window: readonly (readonly string[])[];
  readonly lineWins: readonly LineWin[];
  readonly scatter: ScatterWin;
  readonly multiplier: number;
  /** All of it: lines and scatters, multiplied. */
  readonly winCredits: number;
}

export interface FreeSpinsAwarded {
  readonly kind: 'free-spins-awarded';
  readonly count: number;
  readonly total: number;
}

export interface FreeSpinStarted {
  readonly kind: 'free-spin-started';
  /** Counts from 1. */
  readonly index: number;
  readonly of: number;
}

/** The round has won all that a round can; what the last spin won above it is not paid. */
export interface CapReached {
  readonly kind: 'cap-reached';
  /** What the whole round wins. */
  readonly winCredits: number;
}

export interface FeatureEnded {
  readonly kind: 'feature-ended';
  /** What all free spins won together. */
  readonly winCredits: number;
}

export type SlotEvent = SpinLanded | FreeSpinsAwarded | FreeSpinStarted | CapReached | FeatureEnded;
