// The interface of a mechanic: how one spin is drawn, scored and told. State that lasts from one
// free spin to the next lives in what `begin` gives; counting spins, caps and payouts is the
// round's.
import type { Draws } from '../kit/draws.ts';
import type { SlotEvent } from './events.ts';

export interface Mechanic<Game> {
  /** Opens one round. */
  begin(game: Game, draws: Draws): PlaySpin;
}

/** Plays one spin, tells its events in order, and says what came of it. */
export type PlaySpin = (spin: SpinAsked) => SpinResult;

export interface SpinAsked {
  readonly mode: 'paid' | 'free';
  readonly tell: (event: SlotEvent) => void;
}

export interface SpinResult {
  /** Everything that the spin won, multiplied. */
  readonly winCredits: number;
  /** Free spins won by it. */
  readonly awarded: number;
}
