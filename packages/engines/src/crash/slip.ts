// A slip of a crash game: a stake that is paid at the multiplier at which it is taken out, if the
// flight reaches it. A slip always has a last multiplier: the one its player set, the one at which
// its payout reaches the cap, or the top.
import { floorToCent, type Units } from '@baize/money';
import type { DrawnResult, SlipSettled, Struck } from '../kit/family.ts';
import type { Hundredths } from './curve.ts';
import { leastCashOut, topMultiplier } from './point.ts';

export interface CrashSlip {
  readonly stake: Units;
  /** Set by the player: the slip is taken out here by itself. */
  readonly auto: Hundredths | undefined;
  /** Taken out here at the latest. */
  readonly last: Hundredths;
}

/** Why a multiplier cannot be set: none below the least, above the top, or between hundredths. */
export function isAutoAllowed(auto: Hundredths): boolean {
  return Number.isSafeInteger(auto) && auto >= leastCashOut && auto <= topMultiplier;
}

export interface StrikeAsked {
  readonly stake: Units;
  readonly auto: Hundredths | undefined;
  readonly payoutCap: Units;
}

export function strikeCrash({ stake, auto, payoutCap }: StrikeAsked): Struck {
  const capped = Number((payoutCap * 100n) / stake);
  const last = Math.min(auto ?? topMultiplier, capped, topMultiplier);
  return { stake: String(stake), auto: auto ?? null, last };
}

/** Reads what `strikeCrash` wrote; nobody else writes it. */
export function readCrash(struck: Struck): CrashSlip {
  const { stake, auto, last } = struck as { stake: string; auto: number | null; last: number };
  return { stake: BigInt(stake), auto: auto ?? undefined, last };
}

/** Who took a slip out: its player, the multiplier set with the stake, or the round's cap. */
export type CashOutBy = 'player' | 'auto' | 'cap';

/** A cash-out as it is kept with its slip before the flight has a result. */
export interface CashOut {
  readonly at: Hundredths;
  readonly by: Exclude<CashOutBy, 'auto'>;
}

export const cashOutDecision = ({ at, by }: CashOut): Struck => ({ at, by });

function readDecision(decision: Struck | undefined): CashOut | undefined {
  return decision as CashOut | undefined;
}

/** Where a slip leaves the flight by what is known of it. */
export function leavesAt(slip: CrashSlip, decision: Struck | undefined): Hundredths {
  return Math.min(slip.last, readDecision(decision)?.at ?? slip.last);
}

export function payoutAt(stake: Units, multiplier: Hundredths): Units {
  return floorToCent((stake * BigInt(multiplier)) / 100n);
}

export function settleCrash(
  struck: Struck,
  result: DrawnResult,
  decision: Struck | undefined,
): SlipSettled {
  const slip = readCrash(struck);
  const at = leavesAt(slip, decision);
  if (at > (result[0] ?? 0)) return { payout: 0n, returned: 0n, legs: [] };
  const taken = readDecision(decision);
  const by: CashOutBy = taken && taken.at <= slip.last ? taken.by : 'auto';
  return { payout: payoutAt(slip.stake, at), returned: 0n, legs: [{ at, by }] };
}

/**
 * The highest multiplier that a round may reach by what is staked in it: there its cap is reached,
 * and everybody who is still in the flight is taken out.
 */
export function ceilingOf(staked: Units, roundCap: Units): Hundredths {
  if (staked === 0n) return topMultiplier;
  const reached = (roundCap * 100n) / staked;
  return reached > BigInt(topMultiplier) ? topMultiplier : Number(reached);
}
