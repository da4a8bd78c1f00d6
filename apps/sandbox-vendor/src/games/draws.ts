// The chance of a round: HMAC-SHA256 of a secret seed and a counter, cut into 32-bit numbers, with
// what would favour some numbers thrown away. The same seed gives the same round for ever, so a
// round that was interrupted is never drawn anew.
import { createHmac } from 'node:crypto';

export interface Draws {
  /** A whole number from 0 to below `count`, each as likely as every other. */
  below(count: number): number;
}

export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

const numbers32 = 2 ** 32;
const bytesOfNumber = 4;

export function drawsOf(seed: string): Draws {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const next = (): number => {
    if (at + bytesOfNumber > block.length) {
      block = createHmac('sha256', key).update(String(blocks)).digest();
      blocks += 1;
      at = 0;
    }
    at += bytesOfNumber;
    return block.readUInt32BE(at - bytesOfNumber);
  };
  return {
    below(count) {
      const usable = numbers32 - (numbers32 % count);
      let drawn = next();
      while (drawn >= usable) drawn = next();
      return drawn % count;
    },
  };
}

/** One of the values, as often as its weight says. */
export function pick<T>(draws: Draws, table: Weighted<T>): T {
  let left = draws.below(table.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [value, weight] of table) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('A table of weights holds at least one value.');
}

/** `count` different numbers from 1 to `highest`, in the order drawn. */
export function drawNumbers(draws: Draws, count: number, highest: number): number[] {
  const left = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0] ?? 0);
}
