// A cue: one small change for the stage, the sound and the desk at one moment of a round. Amounts
// are whole credits of the round's stake.
import type { Cell, HeldCoin, SpinLanded, Tumbled, Window } from '@baize/engines';
import type { WinTier } from '../../../frame/win-tier.ts';

export type Cue =
  | { readonly kind: 'reels-started'; readonly held?: readonly number[] }
  | { readonly kind: 'anticipation-began'; readonly reel: number }
  | {
      readonly kind: 'reel-landing';
      readonly reel: number;
      readonly stop: number;
      readonly symbols: readonly string[];
      readonly landMs: number;
    }
  | { readonly kind: 'reel-landed'; readonly reel: number; readonly scattersSoFar: number }
  | { readonly kind: 'reel-expanded'; readonly reel: number; readonly symbol: string }
  | { readonly kind: 'spin-shown'; readonly spin: SpinLanded }
  | { readonly kind: 'cells-cleared'; readonly cells: readonly Cell[]; readonly clearMs: number }
  | {
      readonly kind: 'cells-fell';
      readonly removed: readonly Cell[];
      readonly window: Window;
      readonly fallMs: number;
    }
  | { readonly kind: 'tumble-shown'; readonly tumble: Tumbled }
  | {
      readonly kind: 'orbs-collected';
      readonly cells: readonly Cell[];
      readonly values: readonly number[];
      readonly total: number;
    }
  | { readonly kind: 'hold-won'; readonly held: readonly HeldCoin[]; readonly respins: number }
  | { readonly kind: 'hold-began'; readonly held: readonly HeldCoin[]; readonly respins: number }
  | { readonly kind: 'respin-began' }
  | {
      readonly kind: 'coins-landed';
      readonly landed: readonly HeldCoin[];
      readonly respinsLeft: number;
    }
  | {
      readonly kind: 'hold-ended';
      readonly credits: number;
      readonly full: boolean;
      readonly tier: WinTier;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'win-counted';
      readonly fromCredits: number;
      readonly toCredits: number;
      readonly durationMs: number;
      readonly tier: WinTier;
    }
  | {
      readonly kind: 'celebration';
      readonly tier: WinTier;
      readonly credits: number;
      readonly durationMs: number;
    }
  | { readonly kind: 'free-spins-won'; readonly count: number; readonly total: number }
  | { readonly kind: 'free-spin-began'; readonly index: number; readonly of: number }
  | {
      readonly kind: 'feature-ended';
      readonly credits: number;
      readonly tier: WinTier;
      readonly durationMs: number;
    }
  | { readonly kind: 'cap-reached'; readonly credits: number }
  | { readonly kind: 'scene-over' }
  | { readonly kind: 'ended' };

/** A step of a feature begins: from there a round goes on after a reload. */
export const stepKinds: ReadonlySet<Cue['kind']> = new Set([
  'free-spins-won',
  'free-spin-began',
  'cells-cleared',
  'hold-won',
  'respin-began',
]);

export interface TimedCue {
  readonly atMs: number;
  readonly cue: Cue;
}

/** A pause without new events: the player may skip it. */
export interface Pause {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Timeline {
  readonly cues: readonly TimedCue[];
  readonly pauses: readonly Pause[];
  readonly durationMs: number;
}
