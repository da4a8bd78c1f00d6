// The flight as it is shown at a moment of this machine's clock.
import { multiplierAt } from '@baize/engines';
import type { CrashRound, OwnSlip } from './crash-terms.ts';

export type Phase = 'waiting' | 'open' | 'starting' | 'flying' | 'ended';

export interface Shown {
  readonly phase: Phase;
  /** In hundredths; 100 before the flight. */
  readonly multiplier: number;
  /** Since the flight began. */
  readonly elapsedMs: number;
  /** Until stakes close, while they are taken. */
  readonly leftMs: number;
}

/** `now`: of the server. */
export function shownAt(round: CrashRound | null, now: number): Shown {
  if (round === null) return { phase: 'waiting', multiplier: 100, elapsedMs: 0, leftMs: 0 };
  const { takesOffAt, closesAt, point, ceiling } = round;
  const elapsedMs = takesOffAt === null ? 0 : Math.max(0, now - takesOffAt);
  if (round.state === 'ended')
    return { phase: 'ended', multiplier: point ?? 100, elapsedMs, leftMs: 0 };
  if (takesOffAt !== null && now >= takesOffAt) {
    const reached = Math.min(multiplierAt(elapsedMs), ceiling ?? Infinity);
    return { phase: 'flying', multiplier: reached, elapsedMs, leftMs: 0 };
  }
  const leftMs = Math.max(0, closesAt - now);
  return { phase: leftMs > 0 ? 'open' : 'starting', multiplier: 100, elapsedMs: 0, leftMs };
}

/** Where an own stake stands while the flight shows a multiplier. */
export function slipNow(slip: OwnSlip, { phase, multiplier }: Shown): OwnSlip {
  const hasLeft = slip.state === 'open' && phase === 'flying' && multiplier >= slip.last;
  return hasLeft ? { ...slip, state: 'taken', at: slip.last, by: 'auto' } : slip;
}
