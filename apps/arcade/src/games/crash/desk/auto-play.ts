// Automatic play: a bounded number of rounds with one stake, under limits that the player set
// before the first one. It ends by itself after the round in play, as soon as one limit is met.
import { timesUnits } from '@baize/client';
import type { Units } from '@baize/money';

export interface AutoPlan {
  readonly rounds: number;
  /** Ends when so many stakes are lost since the start; null: no such limit. */
  readonly lossStakesMax: number | null;
  /** Ends when so many stakes are won since the start; null: no such limit. */
  readonly winStakesMin: number | null;
}

export interface AutoPlay {
  readonly plan: AutoPlan;
  /** Rounds that are still to be staked. */
  readonly left: number;
  readonly netUnits: Units;
}

export type AutoEnd = 'rounds-played' | 'loss-reached' | 'win-reached';

export const autoRounds = [5, 10, 25, 50, 100] as const;
export const autoStakes = [5, 10, 25, 50] as const;
const roundsMax = 100;

/** An invalid number counts as the minimum, so that play ends sooner and not later. */
const whole = (value: number, least: number): number =>
  Number.isSafeInteger(value) ? Math.max(least, value) : least;

export function startAutoPlay({ rounds, lossStakesMax, winStakesMin }: AutoPlan): AutoPlay {
  const limit = (stakes: number | null) => (stakes === null ? null : whole(stakes, 1));
  const plan = {
    rounds: Math.min(whole(rounds, 1), roundsMax),
    lossStakesMax: limit(lossStakesMax),
    winStakesMin: limit(winStakesMin),
  };
  return { plan, left: plan.rounds, netUnits: 0n };
}

export const staked = (auto: AutoPlay): AutoPlay => ({ ...auto, left: auto.left - 1 });

export interface RoundOutcome {
  readonly stake: Units;
  readonly payout: Units;
}

/** After a round: it goes on with what is left, or ends with a reason. */
export function afterRound(auto: AutoPlay, { stake, payout }: RoundOutcome): AutoPlay | AutoEnd {
  const { plan, left } = auto;
  const netUnits = auto.netUnits + payout - stake;
  const isMet = (net: Units, stakes: number | null) =>
    stakes !== null && net >= timesUnits(stake, stakes);
  if (isMet(-netUnits, plan.lossStakesMax)) return 'loss-reached';
  if (isMet(netUnits, plan.winStakesMin)) return 'win-reached';
  return left <= 0 ? 'rounds-played' : { ...auto, netUnits };
}
