// Counting: how many ways there are to choose and to arrange, as whole numbers. The largest that a
// play asks for, C(80, 10), is far below the largest exact integer; whole spaces may be above.
import { ratio, type Ratio } from '../kit/ratio.ts';

/** In how many ways `taken` of `from` can be chosen; none where that is impossible. */
export function choose(from: number, taken: number): number {
  if (taken < 0 || taken > from) return 0;
  let ways = 1;
  for (let step = 1; step <= taken; step += 1) ways = (ways * (from - taken + step)) / step;
  return ways;
}

/** The same for spaces beyond the largest exact integer. */
export function chooseExactly(from: number, taken: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= taken; step += 1)
    ways = (ways * BigInt(from - taken + step)) / BigInt(step);
  return taken > from ? 0n : ways;
}

export function factorial(count: number): number {
  let ways = 1;
  for (let step = 2; step <= count; step += 1) ways *= step;
  return ways;
}

/** All ways to choose `taken` of the list, each in the order of the list. */
export function subsets<T>(list: readonly T[], taken: number): T[][] {
  if (taken === 0) return [[]];
  return list.flatMap((first, index) =>
    subsets(list.slice(index + 1), taken - 1).map((rest) => [first, ...rest]),
  );
}

/** The sum of the products of every `taken` of the sizes. */
export function sumOfProducts(sizes: readonly number[], taken: number): number {
  const sums = [1, ...Array.from({ length: taken }, () => 0)];
  for (const size of sizes)
    for (let count = taken; count > 0; count -= 1)
      sums[count] = (sums[count] ?? 0) + (sums[count - 1] ?? 0) * size;
  return sums[taken] ?? 0;
}

export function product(sizes: readonly number[]): number {
  return sizes.reduce((ways, size) => ways * size, 1);
}

export function total(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** How many of the values are in the row. */
export function shared(values: readonly number[], row: readonly number[]): number {
  let count = 0;
  for (const value of values) if (row.includes(value)) count += 1;
  return count;
}

/** The fraction of two whole numbers; those beyond the largest exact number stand as text. */
export function share(wins: number | string, outOf: number | string): Ratio {
  return ratio(BigInt(wins), BigInt(outOf));
}

export function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, number] of one.entries()) if (number !== other[index]) return false;
  return one.length === other.length;
}
