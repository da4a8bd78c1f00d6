// The pays of the slots below each board of pins. The outer slots are chosen; the middle pays what
// is left of 99 %, cut after four decimals, so that no board returns more.
import { ratio } from '../../kit/ratio.ts';
import { returnAimed, oneTime, parseMultiplier, type Multiplier } from '../multiplier.ts';
import { risks, type Risk } from './wheel-tables.ts';

/** From the outside in, without the middle: rows 8 to 16. */
const outer: Readonly<Record<Risk, readonly string[]>> = {
  low: [
    '5.6 2.1 1.1 1',
    '5.6 2 1.6 1',
    '8.9 3 1.4 1.1 1',
    '8.4 3 1.9 1.3 1',
    '10 3 1.6 1.4 1.1 1',
    '8.1 4 3 1.9 1.2 0.9',
    '7.1 4 1.9 1.4 1.3 1.1 1',
    '15 8 3 2 1.5 1.1 1',
    '16 9 2 1.4 1.4 1.2 1.1 1',
  ],
  medium: [
    '13 3 1.3 0.7',
    '18 4 1.7 0.9',
    '22 5 2 1.4 0.6',
    '24 6 3 1.8 0.7',
    '33 11 4 2 1.1 0.6',
    '43 13 6 3 1.3 0.7',
    '58 15 7 4 1.9 1 0.5',
    '88 18 11 5 3 1.3 0.5',
    '110 41 10 5 3 1.5 1 0.5',
  ],
  high: [
    '29 4 1.5 0.3',
    '43 7 2 0.6',
    '76 10 3 0.9 0.3',
    '120 14 5.2 1.4 0.4',
    '170 24 8.1 2 0.7 0.2',
    '260 37 11 4 1 0.2',
    '420 56 18 5 1.9 0.3 0.2',
    '620 83 27 8 3 0.5 0.2',
    '1000 130 26 9 4 2 0.2 0.2',
  ],
};

export const rowsLeast = 8;

/** By risk, then by rows from `rowsLeast`; a slot is told by how often the ball fell to the right. */
export const plinkoTables: Readonly<Record<Risk, readonly (readonly Multiplier[])[]>> = {
  low: outer.low.map(tableOf),
  medium: outer.medium.map(tableOf),
  high: outer.high.map(tableOf),
};

export const plinkoRisks = risks;

function tableOf(text: string, at: number): readonly Multiplier[] {
  const rows = rowsLeast + at;
  const sides = text.split(' ').map(parseMultiplier);
  const paid = sides.reduce((sum, pays, slot) => sum + 2n * pays * waysTo(slot, rows), 0n);
  const middles = rows % 2 === 0 ? [rows / 2] : [(rows - 1) / 2, (rows + 1) / 2];
  const ways = middles.reduce((sum, slot) => sum + waysTo(slot, rows), 0n);
  const { numerator, denominator } = ratio(
    returnAimed.numerator * oneTime * 2n ** BigInt(rows) - paid * returnAimed.denominator,
    returnAimed.denominator * ways,
  );
  return [...sides, ...middles.map(() => numerator / denominator), ...sides.toReversed()];
}

/** In how many of the ways down the ball falls into this slot. */
export function waysTo(slot: number, rows: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= slot; step += 1)
    ways = (ways * BigInt(rows - step + 1)) / BigInt(step);
  return ways;
}
