// Automatic play: a bounded number of rounds under limits the player set before the first one. It
// ends by itself, after the round in play, as soon as one limit is met.
import { timesUnits } from '@baize/client';
import type { Units } from '@baize/money';

export interface AutoPlan {
  readonly rounds: number;
  /** Ends when so many stakes are lost in all; null: no such limit. */
  readonly lossStakesMax: number | null;
  /** Ends when one round pays at least so many stakes; null: no such limit. */
  readonly winStakesMin: number | null;
  /** Ends when so many stakes are won in all; null: no such limit. */
  readonly profitStakesMin: number | null;
}

export interface AutoPlay {
  readonly plan: AutoPlan;
  readonly left: number;
  readonly net: Units;
}

export const autoCounts = [10, 25, 50, 100] as const;
export const autoLossStakes = [5, 10, 25, 50] as const;
export const autoWinStakes = [2, 5, 10, 50] as const;
export const autoProfitStakes = [5, 10, 25, 50] as const;

const roundsMax = 100;

/** Bounds a plan: from one round to a hundred. */
export function startAutoPlay(plan: AutoPlan): AutoPlay {
  const rounds = Number.isSafeInteger(plan.rounds) ? Math.max(1, plan.rounds) : 1;
  return { plan, left: Math.min(rounds, roundsMax), net: 0n };
}

export type AutoEnd = 'rounds-played' | 'loss-reached' | 'win-reached' | 'profit-reached';

export interface RoundResult {
  readonly stake: Units;
  readonly payout: Units;
}

/** Automatic play after a round: it goes on with what is left, or ends with a reason. */
export function afterRound(auto: AutoPlay, { stake, payout }: RoundResult): AutoPlay | AutoEnd {
  const { lossStakesMax, winStakesMin, profitStakesMin } = auto.plan;
  const net = auto.net + payout - stake;
  const reaches = (amount: Units, stakes: number | null) =>
    stakes !== null && amount >= timesUnits(stake, stakes);
  if (reaches(payout, winStakesMin)) return 'win-reached';
  if (reaches(net, profitStakesMin)) return 'profit-reached';
  if (reaches(-net, lossStakesMax)) return 'loss-reached';
  return auto.left <= 0 ? 'rounds-played' : { ...auto, net };
}
