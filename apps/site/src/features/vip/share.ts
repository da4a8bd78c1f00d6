// The progress of a member towards a level, for the ring and the bars: from 0 to 1, never full
// while anything is left.
import { unitsOf } from '@baize/client';
import type { Units } from '@baize/money';

export interface Pair {
  readonly actual: string;
  readonly expected: string;
}

const steps = 1000n;

/** A requirement of nothing is fully met. */
export function shareOf({ actual, expected }: Pair): number {
  const [done, asked] = [unitsOf(actual), unitsOf(expected)];
  if (asked <= 0n || done >= asked) return 1;
  return Number((done * steps) / asked) / Number(steps);
}

/** The remaining amount; undefined when nothing is. */
export function leftOf({ actual, expected }: Pair): Units | undefined {
  const left = unitsOf(expected) - unitsOf(actual);
  return left > 0n ? left : undefined;
}
