// The cost of a flight's stakes so far, and at most: pure sums over stakes
// of the same terms.
import { leavesAt, payoutAt, readCrash, topMultiplier, type Struck } from '@baize/engines';
import type { Units } from '@baize/money';

/** Stakes that were struck alike and of which the same was decided. */
export interface AlikeStakes {
  readonly struck: Struck;
  readonly decision: Struck | null;
  readonly slips: number;
}

export interface FlightCost {
  readonly takenSlips: number;
  readonly takenPayout: Units;
  readonly flyingSlips: number;
  readonly flyingStake: Units;
  readonly payoutNow: Units;
  readonly payoutMost: Units;
}

export interface CostAsked {
  readonly stakes: readonly AlikeStakes[];
  /** What the flight is known to have reached; undefined before it begins. */
  readonly reached: number | undefined;
  /** Where the round's cap takes everybody out; undefined before it begins. */
  readonly ceiling: number | undefined;
  /** The flight is over: what was not taken out is lost. */
  readonly isOver: boolean;
  readonly roundCap: Units;
}

const nothing: FlightCost = {
  takenSlips: 0,
  takenPayout: 0n,
  flyingSlips: 0,
  flyingStake: 0n,
  payoutNow: 0n,
  payoutMost: 0n,
};

export function flightCost({ stakes, roundCap, ...flight }: CostAsked): FlightCost {
  const sum = stakes.reduce((all, one) => added(all, costOf(one, flight)), nothing);
  const most = sum.payoutMost < roundCap ? sum.payoutMost : roundCap;
  return { ...sum, payoutMost: most };
}

function costOf(
  { struck, decision, slips }: AlikeStakes,
  { reached, ceiling = topMultiplier, isOver }: Omit<CostAsked, 'stakes' | 'roundCap'>,
): FlightCost {
  const slip = readCrash(struck);
  const count = BigInt(slips);
  const at = leavesAt(slip, decision ?? undefined);
  const paid = (multiplier: number) => payoutAt(slip.stake, multiplier) * count;
  if (decision !== null || (reached !== undefined && reached >= at)) {
    const payout = paid(at);
    return {
      ...nothing,
      takenSlips: slips,
      takenPayout: payout,
      payoutNow: payout,
      payoutMost: payout,
    };
  }
  if (isOver) return nothing;
  return {
    ...nothing,
    flyingSlips: slips,
    flyingStake: slip.stake * count,
    payoutNow: reached === undefined ? 0n : paid(reached),
    payoutMost: paid(Math.min(at, ceiling)),
  };
}

const added = (one: FlightCost, other: FlightCost): FlightCost => ({
  takenSlips: one.takenSlips + other.takenSlips,
  takenPayout: one.takenPayout + other.takenPayout,
  flyingSlips: one.flyingSlips + other.flyingSlips,
  flyingStake: one.flyingStake + other.flyingStake,
  payoutNow: one.payoutNow + other.payoutNow,
  payoutMost: one.payoutMost + other.payoutMost,
});
