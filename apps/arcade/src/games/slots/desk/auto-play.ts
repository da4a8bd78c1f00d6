// Automatic play: a bounded number of spins under limits the player set before the first one. It
// ends by itself, after the round in play, as soon as one limit is met.
import { timesUnits } from '@baize/client';
import type { Units } from '@baize/money';
import type { Feature } from './slot-round.ts';

export interface AutoPlan {
  readonly spins: number;
  /** Ends when the balance is this many stakes lower than at the start; null: no such limit. */
  readonly lossStakesMax: number | null;
  /** Ends when one round pays at least this many stakes; null: no such limit. */
  readonly winStakesMin: number | null;
  readonly stopsOnFeature: boolean;
}

export interface AutoPlay {
  readonly plan: AutoPlan;
  readonly left: number;
  readonly netUnits: Units;
}

export interface RoundOutcome {
  readonly stake: Units;
  readonly payout: Units;
  /** What it moved of the player's money. */
  readonly moved: Units;
  readonly feature: Feature | undefined;
  readonly wonJackpot: boolean;
  /** The next round takes a stake again, after free ones. */
  readonly wasLastFree: boolean;
}

export const autoSpinCounts = [10, 25, 50, 100] as const;
export const autoLossStakes = [10, 25, 50, 100] as const;
export const autoWinStakes = [10, 25, 50] as const;

const spinsMax = 100;

/** Bounds a plan: from one spin to a hundred, and no limit that is not a number. */
export function startAutoPlay(asked: AutoPlan): AutoPlay {
  const limit = (stakes: number | null) => (stakes === null ? null : whole(stakes, 0));
  const plan = {
    ...asked,
    spins: Math.min(whole(asked.spins, 1), spinsMax),
    lossStakesMax: limit(asked.lossStakesMax),
    winStakesMin: limit(asked.winStakesMin),
  };
  return { plan, left: plan.spins, netUnits: 0n };
}

/** An invalid number counts as the minimum, so that play ends sooner and not later. */
function whole(value: number, least: number): number {
  return Number.isSafeInteger(value) ? Math.max(least, value) : least;
}

export function spinTaken(auto: AutoPlay): AutoPlay {
  return { ...auto, left: auto.left - 1 };
}

export type AutoEnd =
  | 'spins-played'
  | 'loss-reached'
  | 'win-reached'
  | 'free-spins-won'
  | 'hold-won'
  | 'jackpot-won'
  | 'free-rounds-played';

/**
 * The step of automatic play after a round: it goes on with what is left, or ends with a reason.
 */
export function afterRound(auto: AutoPlay, outcome: RoundOutcome): AutoPlay | AutoEnd {
  const { plan } = auto;
  const netUnits = auto.netUnits + outcome.moved;
  if (outcome.wonJackpot) return 'jackpot-won';
  if (plan.stopsOnFeature && outcome.feature !== undefined) return `${outcome.feature}-won`;
  if (
    plan.winStakesMin !== null &&
    outcome.payout >= timesUnits(outcome.stake, plan.winStakesMin)
  ) {
    return 'win-reached';
  }
  if (plan.lossStakesMax !== null && -netUnits >= timesUnits(outcome.stake, plan.lossStakesMax)) {
    return 'loss-reached';
  }
  if (outcome.wasLastFree && auto.left > 0) return 'free-rounds-played';
  return auto.left <= 0 ? 'spins-played' : { ...auto, netUnits };
}
