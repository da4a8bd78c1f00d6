// Whole numbers against the ends of drawn ones. A drawn number is a lot; of each lot the play cuts
// out so many digits, and every number that was picked is a unit at every lot.
import { share } from '../combinatorics.ts';
import { noHits, type Rules } from '../play.ts';
import type { RowForm, Selection } from '../selection.ts';
import { oneTier, whole } from './forms.ts';

/** Which digits of a drawn number a play looks at. */
export interface CutTerms {
  readonly digits: number;
  /** How many digits behind them it leaves out. */
  readonly skip?: number;
}

export interface NumbersTerms extends CutTerms {
  /** A number is one unit at all lots together, and each of them that it hits pays. */
  readonly together?: true;
}

/** The digits that a play looks at, as a number. */
export function cutOf({ digits, skip = 0 }: CutTerms): (number: number) => number {
  const [below, size] = [10 ** skip, 10 ** digits];
  return (number) => Math.floor(number / below) % size;
}

/** A row of whole numbers of so many digits. */
export function numberRow(digits: number, least = 1): RowForm {
  return { digits, from: 0, to: 10 ** digits - 1, least, most: 10 ** digits };
}

const pickedIn = ({ rows: [row = []] }: Selection): readonly number[] => row;

export function numbers(lots: number, terms: NumbersTerms): Rules {
  const cut = cutOf(terms);
  const size = 10 ** terms.digits;
  const together = terms.together === true;
  const unitLots = together ? 1 : lots;
  const chance = share(lots / unitLots, size);
  return {
    form: { rows: [numberRow(terms.digits)] },
    bets: ['number'],
    tiers: oneTier(chance),
    each: {
      size,
      digits: terms.digits,
      once: lots === 1,
      of: (window) => window.map(cut),
      wins: (selection) => pickedIn(selection).map((number) => [number, 0] as const),
    },
    // Each lot for itself, and every two of them.
    ...(together ? { together: () => share(lots * (size + lots - 1), size ** 2) } : {}),
    count: (selection) => [pickedIn(selection).length * unitLots],
    hits: (selection, window) => {
      const row = pickedIn(selection);
      let hits = 0;
      for (const drawn of window) if (row.includes(cut(drawn))) hits += 1;
      return hits === 0 ? noHits : [hits];
    },
    hitsMost: () => lots,
    cover: (selection) => ({ units: pickedIn(selection).length, outcomes: size }),
  };
}

/** A digit that is anywhere among those that the play looks at: it wins once. */
export function digitsIn(terms: CutTerms): Rules {
  const cut = cutOf(terms);
  const digitsOf = (number: number): readonly number[] => [...new Set(split(cut(number), terms))];
  const outcomes = 10 ** terms.digits;
  return {
    form: { rows: [numberRow(1)] },
    bets: ['number'],
    tiers: oneTier(share(outcomes - 9 ** terms.digits, outcomes)),
    each: {
      size: 10,
      digits: 1,
      once: false,
      of: ([drawn = 0]) => digitsOf(drawn),
      wins: (selection) => pickedIn(selection).map((digit) => [digit, 0] as const),
    },
    count: (selection) => [pickedIn(selection).length],
    hits: (selection, [drawn = 0]) => {
      const row = pickedIn(selection);
      const hits = digitsOf(drawn).filter((digit) => row.includes(digit)).length;
      return hits === 0 ? noHits : [hits];
    },
    hitsMost: (selection) => Math.min(pickedIn(selection).length, terms.digits),
    cover: (selection) => ({ units: pickedIn(selection).length, outcomes: 10 }),
  };
}

/** The digits of a number, the last first. */
function split(number: number, { digits }: CutTerms): number[] {
  return Array.from({ length: digits }, (_, place) => Math.floor(number / 10 ** place) % 10);
}

/** The number's digits in rising order, as a number: the same for all that differ by order only. */
export function sortedNumber(number: number, digits: number): number {
  const sorted = split(number, { digits }).sort((one, other) => one - other);
  return sorted.reduce((all, digit) => all * 10 + digit, 0);
}

/** In how many orders the number's digits can stand. */
export function ordersOf(number: number, digits: number): number {
  const own = split(number, { digits });
  let orders = 1;
  for (const [index, digit] of own.entries()) {
    const before = own.slice(0, index + 1).filter((one) => one === digit).length;
    orders = (orders * (index + 1)) / before;
  }
  return orders;
}

/** What is wrong with numbers that are played in any order, if anything. */
export function orderRefusal(row: readonly number[], digits: number) {
  if (row.some((number) => ordersOf(number, digits) === 1)) return 'number-not-offered';
  const alike = new Set(row.map((number) => sortedNumber(number, digits)));
  return alike.size < row.length ? 'number-repeated' : undefined;
}

/** Each number whose digits are those of the given one, in any order. */
export function permutationsOf(number: number, digits: number): readonly number[] {
  if (digits === 1) return [number];
  const own = split(number, { digits });
  const found = new Set<number>();
  for (const [index, digit] of own.entries()) {
    const rest = own.toSpliced(index, 1).reduce((all, one) => all * 10 + one, 0);
    for (const tail of permutationsOf(rest, digits - 1))
      found.add(digit * 10 ** (digits - 1) + tail);
  }
  return [...found].sort((one, other) => one - other);
}

/** A number of three digits in any order: those with a pair are a bet of their own. */
export function anyOrder(terms: CutTerms): Rules {
  const { digits } = terms;
  const cut = cutOf(terms);
  const size = 10 ** digits;
  const betOf = (number: number): number => (ordersOf(number, digits) === 6 ? 0 : 1);
  const count = (row: readonly number[]): [six: number, three: number] => {
    const six = row.filter((number) => betOf(number) === 0).length;
    return [six, row.length - six];
  };
  return {
    form: { rows: [numberRow(digits)] },
    bets: ['six-orders', 'three-orders'],
    tiers: [6, 3].map((orders, bet) => ({
      bet,
      chance: share(orders, size),
      share: whole,
      pays: 'prize',
    })),
    each: {
      size,
      digits,
      once: true,
      of: ([drawn = 0]) => [cut(drawn)],
      wins: (selection) =>
        pickedIn(selection)
          .flatMap((number) =>
            permutationsOf(number, digits).map((order) => [order, betOf(number)] as const),
          )
          .sort(([one], [other]) => one - other),
    },
    refusal: (selection) => orderRefusal(pickedIn(selection), digits),
    count: (selection) => count(pickedIn(selection)),
    hits: (selection, [drawn = 0]) => {
      const sorted = sortedNumber(cut(drawn), digits);
      const won = pickedIn(selection).find((one) => sortedNumber(one, digits) === sorted);
      return won === undefined ? noHits : count([won]);
    },
    hitsMost: () => 1,
    cover: (selection) => ({
      units: pickedIn(selection).reduce((all, one) => all + ordersOf(one, digits), 0),
      outcomes: size,
    }),
  };
}
