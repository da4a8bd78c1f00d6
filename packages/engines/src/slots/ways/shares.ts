// Computes how many ways of each run pay in a spin: a product of what each reel shows on average.
import { ratio, type Ratio } from '../../kit/ratio.ts';
import { productOf, type PayShare } from '../pay-shares.ts';
import type { Column } from './columns.ts';
import type { WayRules } from './definition.ts';

export function wayShares(
  { wayPays }: WayRules,
  reels: readonly (readonly Column[])[],
): PayShare[] {
  return Object.entries(wayPays).flatMap(([symbol, pays], index) =>
    Object.entries(pays).map(([count, credits]) => ({
      symbol,
      count: Number(count),
      credits,
      perSpin: waysOf(reels, index, Number(count)),
    })),
  );
}

function waysOf(reels: readonly (readonly Column[])[], symbol: number, count: number): Ratio {
  const cells = (reel: readonly Column[]) => mean(reel, ({ counts }) => counts[symbol] ?? 0);
  const ends = reels[count];
  const ended = ends === undefined ? ratio(1n) : mean(ends, (column) => none(column, symbol));
  return productOf([...reels.slice(0, count).map(cells), ended]);
}

function none({ counts }: Column, symbol: number): number {
  return (counts[symbol] ?? 0) === 0 ? 1 : 0;
}

function mean(columns: readonly Column[], worth: (column: Column) => number): Ratio {
  const total = columns.reduce((sum, { weight }) => sum + weight, 0);
  const sum = columns.reduce((before, column) => before + column.weight * worth(column), 0);
  return ratio(BigInt(sum), BigInt(total));
}
