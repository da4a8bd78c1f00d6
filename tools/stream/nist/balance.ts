// Tests of the balance of zeros and ones [S23]: over the whole sequence (2.1), in blocks (2.2), and
// as a walk that goes up and down (cumulative sums, 2.13). Numbers are those of the standard's
// sections.
import { chiSquareTail, erfc, normalBelow } from '../special.ts';
import { onesIn, type Bits } from './bits.ts';

export function frequency(bits: Bits): number {
  const sum = Math.abs(2 * onesIn(bits) - bits.length);
  return erfc(sum / Math.sqrt(2 * bits.length));
}

export function blockFrequency(bits: Bits, blockBits: number): number {
  const blocks = Math.floor(bits.length / blockBits);
  let squares = 0;
  for (let block = 0; block < blocks; block += 1) {
    const from = block * blockBits;
    squares += (onesIn(bits, from, from + blockBits) / blockBits - 0.5) ** 2;
  }
  return chiSquareTail(4 * blockBits * squares, blocks);
}

/** The walk from the first bit to the last, or the one back. */
export function cumulativeSums(bits: Bits, way: 'forward' | 'backward'): number {
  const count = bits.length;
  let at = 0;
  let farthest = 0;
  for (let step = 0; step < count; step += 1) {
    at += 2 * (bits[way === 'forward' ? step : count - 1 - step] ?? 0) - 1;
    farthest = Math.max(farthest, Math.abs(at));
  }
  const below = (steps: number) => normalBelow((steps * farthest) / Math.sqrt(count));
  const reach = count / farthest;
  let chance = 1;
  for (let k = Math.trunc((-reach + 1) / 4); k <= Math.trunc((reach - 1) / 4); k += 1) {
    chance -= below(4 * k + 1) - below(4 * k - 1);
  }
  for (let k = Math.trunc((-reach - 3) / 4); k <= Math.trunc((reach - 1) / 4); k += 1) {
    chance += below(4 * k + 3) - below(4 * k + 1);
  }
  return chance;
}
