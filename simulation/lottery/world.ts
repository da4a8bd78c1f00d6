// The lotteries of the simulated world: what the beacon does, and what is known of issues.
import type { Units } from '@baize/money';

export interface LotteryWorld {
  /** What the beacon of the sandbox does now. */
  readonly beacon: { lateMs: number; isWithheld: boolean };
  /** The results of issues by version: official ones as staff entered them. */
  readonly results: Map<string, (readonly number[])[]>;
  /** Issues that staff cancelled, or tried to. */
  readonly cancelled: Set<string>;
  /** Rebates that were posted, by who, issue and kind. */
  readonly paid: Map<string, Units>;
  /** When issues were planned last. */
  plannedAt: number;
}

export const openLotteries = (): LotteryWorld => ({
  beacon: { lateMs: 0, isWithheld: false },
  results: new Map(),
  cancelled: new Set(),
  paid: new Map(),
  plannedAt: -Infinity,
});
