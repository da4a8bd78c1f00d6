// Judges whether a game gives back what it promises: how many standard deviations its actual return
// lies from the theoretical one. A round of stake s spreads by s times the deviation of a round of
// one unit, so the stakes of all rounds spread by the root of the sum of their squares. Where no
// deviation is known, it is measured from the rounds themselves.
import type { ReturnVerdict } from '@baize/contract';
import { bandOfEvents } from './event-band.ts';

/** Sums over rounds; squares and products are of amounts. */
export interface ReturnSums {
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  /** Weighted by a round's own variance, where it tells one: its promised deviation is then 1. */
  readonly stakedSquares: bigint;
  readonly stakedPaid: bigint;
  readonly paidSquares: bigint;
  /** Of slips, which share the luck of their event: then squares are over events. */
  readonly events?: bigint;
  readonly paidEvents?: bigint;
  /** What the slips were worth by their own terms. */
  readonly expected?: bigint;
  readonly awaySquares?: bigint;
}

/** The promised return, as a share of the stakes. */
export interface Promised {
  readonly share: number;
  /** Of a round of one unit; absent where unknown. */
  readonly deviation: number | undefined;
  /** Standard error of a share that was simulated. */
  readonly error: number;
}

export interface Limits {
  readonly alertDeviations: number;
  readonly roundsMinimum: number;
}

export interface Band {
  readonly actual: number | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly deviations: number | undefined;
  readonly verdict: ReturnVerdict;
}

export function bandOf(sums: ReturnSums, promised: Promised | undefined, limits: Limits): Band {
  if (sums.events !== undefined && sums.events > 0n) return bandOfEvents(sums, promised, limits);
  const actual = sums.staked > 0n ? Number(sums.paid) / Number(sums.staked) : undefined;
  const nothing = { actual, low: undefined, high: undefined, deviations: undefined };
  if (!promised) return { ...nothing, verdict: 'unstated' };
  if (actual === undefined) return { ...nothing, verdict: 'too-early' };
  const error = errorOf(sums, promised);
  const deviations = error > 0 ? (actual - promised.share) / error : 0;
  const half = limits.alertDeviations * error;
  return {
    actual,
    low: Math.max(0, promised.share - half),
    high: promised.share + half,
    deviations,
    verdict: verdictOf(sums, deviations, limits),
  };
}

function verdictOf({ rounds }: ReturnSums, deviations: number, limits: Limits): ReturnVerdict {
  if (rounds < BigInt(limits.roundsMinimum)) return 'too-early';
  return Math.abs(deviations) < limits.alertDeviations ? 'within' : 'outside';
}

/** The standard error of the actual return. */
function errorOf(sums: ReturnSums, promised: Promised): number {
  const deviation = promised.deviation ?? measuredDeviation(sums, promised.share);
  const spread = (deviation * Math.sqrt(Number(sums.stakedSquares))) / Number(sums.staked);
  return Math.hypot(spread, promised.error);
}

/** Around the promise: each round's payout less what its stake should bring. */
function measuredDeviation(sums: ReturnSums, share: number): number {
  const squares =
    Number(sums.paidSquares) -
    2 * share * Number(sums.stakedPaid) +
    share * share * Number(sums.stakedSquares);
  return Math.sqrt(Math.max(0, squares) / Number(sums.stakedSquares));
}
