// The pose of a symbol at one moment of a motion: place, size and opacity. In calm motion it keeps
// its place and its size, and only its light changes. Pure.
import { droppedBy, heightLeft } from './reel-fall.ts';
import type { Landing } from './reel-tape.ts';

export type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'turning'; turnedMs: number }
  | {
      readonly kind: 'landing';
      readonly landing: Landing;
      readonly from: number;
      readonly to: number;
      readonly landMs: number;
      passedMs: number;
    }
  | { readonly kind: 'leaving'; passedMs: number }
  | {
      readonly kind: 'falling';
      readonly drops: readonly number[];
      readonly fallMs: number;
      passedMs: number;
    }
  | {
      readonly kind: 'clearing';
      readonly rows: readonly number[];
      readonly clearMs: number;
      passedMs: number;
    }
  | { readonly kind: 'expanding'; passedMs: number };

export interface Pose {
  /** Cells above its row. */
  readonly rise: number;
  readonly scale: number;
  readonly alpha: number;
}

export interface Posed {
  readonly row: number;
  /** How many rows stand in the reel. */
  readonly rows: number;
  readonly calm: boolean;
}

const leaveMs = 300;
const expandMs = 420;
const standing: Pose = { rise: 0, scale: 1, alpha: 1 };

export function poseOf(motion: Motion, { row, rows, calm }: Posed): Pose {
  const pose = poseInMotion(motion, row, rows);
  return calm ? { ...standing, alpha: pose.alpha } : pose;
}

function poseInMotion(motion: Motion, row: number, rows: number): Pose {
  if (motion.kind === 'leaving') {
    return { ...standing, rise: -droppedBy(rows, Math.max(0, motion.passedMs) / leaveMs) };
  }
  if (motion.kind === 'falling') {
    return { ...standing, rise: heightLeft(motion.drops[row] ?? 0, shareOf(motion)) };
  }
  if (motion.kind === 'clearing' && motion.rows.includes(row)) {
    const share = Math.min(1, shareOf(motion));
    const scale = share < 0.35 ? 1 + 0.5 * share : Math.max(0.05, 1.18 * (1.25 - share));
    return { rise: 0, scale, alpha: 1 - share * share };
  }
  if (motion.kind === 'expanding') {
    const share = shareOf(motion);
    return { ...standing, scale: 1 + 0.2 * Math.sin(share * Math.PI) };
  }
  return standing;
}

/** How much of a motion has passed, from nothing to one and beyond. */
export function shareOf(motion: Exclude<Motion, { kind: 'rest' | 'turning' }>): number {
  switch (motion.kind) {
    case 'landing':
      return motion.passedMs / motion.landMs;
    case 'falling':
      return motion.passedMs / motion.fallMs;
    case 'clearing':
      return motion.passedMs / motion.clearMs;
    case 'leaving':
      return motion.passedMs / leaveMs;
    case 'expanding':
      return motion.passedMs / expandMs;
  }
}
