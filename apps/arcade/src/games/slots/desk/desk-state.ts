// The state of a slot's desk at one moment. The desk changes it; screens only read it.
import type { Failure } from '@baize/client';
import type { Units } from '@baize/money';
import type { WinTier } from '../../../frame/win-tier.ts';
import type { AutoEnd, AutoPlay } from './auto-play.ts';
import type { FreeRounds } from './free-rounds.ts';
import type { ShownRound, SlotTerms } from './slot-round.ts';

/** `waiting`: a stake is sent and not answered. `playing`: the answer is being shown. */
export type DeskPhase = 'ready' | 'waiting' | 'playing';

export type Scene =
  | { readonly kind: 'celebration'; readonly tier: WinTier; readonly win: CountedWin }
  | { readonly kind: 'free-spins-won'; readonly count: number; readonly again: boolean }
  | { readonly kind: 'feature-ended'; readonly tier: WinTier; readonly win: CountedWin }
  | { readonly kind: 'hold-won'; readonly respins: number }
  | {
      readonly kind: 'hold-ended';
      readonly tier: WinTier;
      readonly win: CountedWin;
      readonly full: boolean;
    }
  | { readonly kind: 'cap-reached'; readonly amount: Units };

/** An amount that counts up on the screen; it is decided already. */
export interface CountedWin {
  readonly from: Units;
  readonly to: Units;
  readonly durationMs: number;
}

export interface DeskState {
  readonly terms: SlotTerms;
  readonly stake: string;
  readonly phase: DeskPhase;
  /** The answer takes long; the reels wait for it. */
  readonly slow: boolean;
  readonly offline: boolean;
  readonly balance: Units;
  readonly net: Units;
  /** What the player can play of this game without a stake. */
  readonly freeRounds: readonly FreeRounds[];
  readonly round: ShownRound | null;
  /** A round shown again from the history: no stake, no payout. */
  readonly replay: boolean;
  /** The round was staked before a reload and is shown now. */
  readonly resumed: boolean;
  /** A round has ended on this screen, so its result may be shown. */
  readonly told: boolean;
  readonly refusal: Failure | null;
  readonly sessionLost: boolean;
  readonly turbo: boolean;
  readonly auto: AutoPlay | null;
  readonly autoEnd: AutoEnd | null;
  readonly win: CountedWin & { readonly tier: WinTier };
  readonly scene: Scene | null;
  readonly freeSpin: { readonly index: number; readonly of: number } | null;
  /** The multiplier of the current wins. */
  readonly multiplier: number;
  /** The held feature in play. */
  readonly hold: { readonly coins: number; readonly respinsLeft: number } | null;
}

export const noWin: DeskState['win'] = { from: 0n, to: 0n, durationMs: 0, tier: 'none' };

/** A round of which nothing has been shown. */
export const nothingShown = {
  win: noWin,
  scene: null,
  freeSpin: null,
  multiplier: 1,
  hold: null,
} as const satisfies Partial<DeskState>;
