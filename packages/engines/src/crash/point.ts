// Where a flight ends: M = max(1, ⌊100 (1 − e) ÷ (1 − x ÷ 2^52)⌋ ÷ 100) with 52 random bits x and
// e = 1 %, but never above the top. Whole numbers only, so the chance of every multiplier is exact.
import type { Draws } from '../kit/draws.ts';
import { ratio, type Ratio } from '../kit/ratio.ts';
import { msUntil, type Hundredths } from './curve.ts';

/** The part of the stakes that the house keeps is 1 in 100. */
export const returnPercent = 99n;
/** A flight that reaches the top ends there, and pays everybody who is still in it. */
export const topMultiplier: Hundredths = 1_000_000;
/** The lowest multiplier at which a stake can be taken out. */
export const leastCashOut: Hundredths = 101;

const halfRange = 2 ** 26;
const range = 1n << 52n;

/** The multiplier at which a flight ends, from two draws of 26 bits. */
export function drawPoint(draws: Draws): Hundredths {
  const [high, low] = [draws.int(halfRange), draws.int(halfRange)];
  return pointOf(BigInt(high) * BigInt(halfRange) + BigInt(low));
}

export function pointOf(bits: bigint): Hundredths {
  const point = (returnPercent * range) / (range - bits);
  if (point < 100n) return 100;
  return point > BigInt(topMultiplier) ? topMultiplier : Number(point);
}

/** How likely a flight reaches a multiplier: (1 − e) ÷ m, cut to 52 binary places. */
export function chanceToReach(multiplier: Hundredths): Ratio {
  if (multiplier <= 100) return ratio(1n);
  if (multiplier > topMultiplier) return ratio(0n);
  return ratio((returnPercent * range) / BigInt(multiplier), range);
}

/** What a stake returns in the long run that is always taken out at this multiplier. */
export function returnAt(multiplier: Hundredths): Ratio {
  const { numerator, denominator } = chanceToReach(multiplier);
  return ratio(numerator * BigInt(multiplier), denominator * 100n);
}

/**
 * How long a flight lasts: until its multiplier would pass the point. A cash-out at the point
 * itself is still won.
 */
export function flightMs(point: Hundredths): number {
  return msUntil(point >= topMultiplier ? topMultiplier : point + 1);
}
