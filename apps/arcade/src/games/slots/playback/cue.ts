// What the screen does at one moment of a round: one small change for the stage, the sound and the
// desk. Amounts are whole credits of the round's stake.
import type { SpinLanded } from '@baize/engines';
import type { WinTier } from './win-tier.ts';

export type Cue =
  | { readonly kind: 'reels-started' }
  | { readonly kind: 'anticipation-began'; readonly reel: number }
  | {
      readonly kind: 'reel-landing';
      readonly reel: number;
      readonly stop: number;
      readonly symbols: readonly string[];
      readonly landMs: number;
    }
  | { readonly kind: 'reel-landed'; readonly reel: number; readonly scattersSoFar: number }
  | { readonly kind: 'spin-shown'; readonly spin: SpinLanded }
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

export interface TimedCue {
  readonly atMs: number;
  readonly cue: Cue;
}

/** A stretch in which nothing new is told: the player may pass over it. */
export interface Hold {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Timeline {
  readonly cues: readonly TimedCue[];
  readonly holds: readonly Hold[];
  readonly durationMs: number;
}
