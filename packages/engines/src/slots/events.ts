// The events of a slot round, in order; a screen only plays them back. Plain JSON: wins are whole
// credits, of which the stake is a fixed number.

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** The symbols in view, reel by reel, from top to bottom. Reels may differ in height. */
export type Window = readonly (readonly string[])[];

/**
 * A win of one symbol before the spin's multiplier; `symbol` is what the wilds stood for. Of a
 * line, `line` counts from 0; of ways, `ways` is how many of them pay.
 */
export interface SymbolWin {
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly credits: number;
  readonly line?: number;
  readonly ways?: number;
}

/** The scatters in the window and what they pay before the multiplier. */
export interface ScatterWin {
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly credits: number;
}

export interface SpinLanded {
  readonly kind: 'spin-landed';
  /** The position on each reel that shows in the top row; none where cells are drawn singly. */
  readonly stops: readonly number[];
  /** As it came to rest, before any reel expands. */
  readonly window: Window;
  /** The wins, after all reels of the spin have expanded. */
  readonly wins: readonly SymbolWin[];
  readonly scatter: ScatterWin;
  readonly multiplier: number;
  /** All of it: wins and scatters, multiplied. */
  readonly winCredits: number;
  /** Reels that did not turn: they have stayed from the spin before. */
  readonly held?: readonly number[];
}

/** A reel of the window that has just landed turns into one symbol, before its wins are shown. */
export interface Expanded {
  readonly kind: 'expanded';
  readonly reel: number;
  readonly symbol: string;
}

/** The winning cells were removed, the rest fell down, and new symbols came from above. */
export interface Tumbled {
  readonly kind: 'tumbled';
  /** Counts from 1 within its spin. */
  readonly step: number;
  readonly removed: readonly Cell[];
  /** As it stands after the fall. */
  readonly window: Window;
  readonly wins: readonly SymbolWin[];
  readonly multiplier: number;
  readonly winCredits: number;
  /** Said by the last fall of a spin, whose window wins nothing else: what scatters pay then. */
  readonly scatter?: ScatterWin;
}

/** Orbs raise what the spin has won: `winCredits` is what they add to it. */
export interface OrbsCollected {
  readonly kind: 'orbs-collected';
  readonly cells: readonly Cell[];
  readonly values: readonly number[];
  /** The multiplier of the feature from now on. */
  readonly total: number;
  readonly winCredits: number;
}

export interface HeldCoin extends Cell {
  readonly credits: number;
  readonly label?: 'mini' | 'minor' | 'major' | 'grand';
}

export interface HoldStarted {
  readonly kind: 'hold-started';
  readonly held: readonly HeldCoin[];
  readonly respins: number;
}

export interface HoldRespun {
  readonly kind: 'hold-respun';
  readonly landed: readonly HeldCoin[];
  readonly respinsLeft: number;
}

export interface HoldEnded {
  readonly kind: 'hold-ended';
  /** Every cell holds a coin. */
  readonly full: boolean;
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
  /** The win of the whole round. */
  readonly winCredits: number;
}

export interface FeatureEnded {
  readonly kind: 'feature-ended';
  /** The win of all free spins together. */
  readonly winCredits: number;
}

export type SlotEvent =
  | SpinLanded
  | Expanded
  | Tumbled
  | OrbsCollected
  | HoldStarted
  | HoldRespun
  | HoldEnded
  | FreeSpinsAwarded
  | FreeSpinStarted
  | CapReached
  | FeatureEnded;
