// How far a member is on the way to a level, for the ring and the bars: from 0 to 1, never full
// while anything is left.
import { parseUnits, type Units } from '@baize/money';

export interface Pair {
  readonly actual: string;
  readonly expected: string;
}

const unitsOf = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;
const steps = 1000n;

/** Of what nobody asks for everything is done. */
export function shareOf({ actual, expected }: Pair): number {
  const [done, asked] = [unitsOf(actual), unitsOf(expected)];
  if (asked <= 0n || done >= asked) return 1;
  return Number((done * steps) / asked) / Number(steps);
}

/** What is left; undefined when nothing is. */
export function leftOf({ actual, expected }: Pair): Units | undefined {
  const left = unitsOf(expected) - unitsOf(actual);
  return left > 0n ? left : undefined;
}
