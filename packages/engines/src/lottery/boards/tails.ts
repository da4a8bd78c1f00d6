// The last two digits of drawn numbers as players read them: by their first and by their second
// digit, and for how many draws each has not come.
import { tails, tailsIn } from '../mechanics/tail-sets.ts';

type Digits = readonly number[];

const ten = Array.from({ length: 10 }, (_, digit) => digit);

const inOrder = (digits: Digits): Digits => digits.toSorted((one, other) => one - other);

/** By tens digit: the units digits that came behind it, as often as they came. */
export function headsTable(numbers: readonly number[]): readonly Digits[] {
  const drawn = numbers.map((number) => number % tails);
  return ten.map((head) =>
    inOrder(drawn.filter((tail) => Math.floor(tail / 10) === head).map((tail) => tail % 10)),
  );
}

/** By units digit: the tens digits that came before it, as often as they came. */
export function tailsTable(numbers: readonly number[]): readonly Digits[] {
  const drawn = numbers.map((number) => number % tails);
  return ten.map((end) =>
    inOrder(drawn.filter((tail) => tail % 10 === end).map((tail) => Math.floor(tail / 10))),
  );
}

/**
 * By tail: for how many draws it has not come. Draws come newest first; a tail of the newest is
 * absent for none, and one of no draw for all.
 */
export function absenceOf(draws: readonly (readonly number[])[]): readonly number[] {
  const seen = draws.map(tailsIn);
  return Array.from({ length: tails }, (_, tail) => {
    const last = seen.findIndex((drawn) => drawn.has(tail));
    return last < 0 ? draws.length : last;
  });
}
