// The exact return of a parlay: the mean, over all draws of different numbers, of the product of
// its legs' odds. The sum over different numbers follows from sums over any numbers, block by block
// of every way to part the places into blocks that share a number.
import { oddsPerOne, type Odds } from '@baize/money';
import { add, multiply, ratio, squareRoot, subtract, type Ratio } from '../../kit/ratio.ts';
import { factorial } from '../combinatorics.ts';
import { numbersOf, outcomesOf } from '../kinds.ts';
import type { Leg, ParlayRules, Play } from '../play.ts';
import type { Selection } from '../selection.ts';

export interface ParlayReturn {
  readonly returned: Ratio;
  /** Standard deviation of one bet, in stakes; cut after nine places. */
  readonly deviation: Ratio;
}

/** In the place of each number: what a leg makes of it, in 1/10,000 of the stake. */
type Worth = readonly bigint[];

const known = new WeakMap<Play, Map<string, ParlayReturn>>();
const knownMost = 500;

/** Slips of a chase have the same legs: their return is worked out once. */
export function parlayReturn(
  play: Play,
  selection: Selection,
  odds: readonly Odds[],
): ParlayReturn | undefined {
  const { parlay } = play;
  if (parlay === undefined) return undefined;
  const ofPlay = known.get(play) ?? new Map<string, ParlayReturn>();
  known.set(play, ofPlay);
  const name = `${JSON.stringify(selection.rows)} ${odds.join()}`;
  const found = ofPlay.get(name) ?? workOut(play, parlay, { selection, odds });
  if (ofPlay.size >= knownMost) ofPlay.clear();
  ofPlay.set(name, found);
  return found;
}

interface Asked {
  readonly selection: Selection;
  readonly odds: readonly Odds[];
}

function workOut(play: Play, parlay: ParlayRules, { selection, odds }: Asked): ParlayReturn {
  const legs = parlay.legs(selection);
  const isVoid = legs.length === parlay.voidWithPush;
  const worths = worthByPlace(play, parlay, legs, isVoid ? odds.map(orNothing(play)) : odds);
  const scale = oddsPerOne ** BigInt(legs.length);
  const voids = isVoid ? chanceOfPush(play, parlay, legs) : ratio(0n);
  const returned = add(voids, meanOf(play, worths, scale));
  const squared = worths.map((worth) => worth.map((one) => one * one));
  const squares = add(voids, meanOf(play, squared, scale * scale));
  const variance = subtract(squares, multiply(returned, returned));
  return { returned, deviation: squareRoot(variance) };
}

/** A push that voids the bet is counted apart. */
const orNothing =
  ({ tiers }: Play) =>
  (odds: Odds, tier: number): Odds =>
    tiers[tier]?.pays === 'stake' ? 0n : odds;

// Two legs of one place look at the same number: what they are worth is multiplied there.
function worthByPlace(
  { kind }: Play,
  { tierAt }: ParlayRules,
  legs: readonly Leg[],
  odds: readonly Odds[],
): Worth[] {
  const numbers = Array.from({ length: numbersOf(kind) }, (_, index) => index + kind.low);
  return [...Map.groupBy(legs, ({ place }) => place).values()].map((own) =>
    numbers.map((number) =>
      own.reduce((worth, { bet }) => worth * (odds[tierAt(bet, number) ?? -1] ?? 0n), 1n),
    ),
  );
}

function chanceOfPush(play: Play, parlay: ParlayRules, legs: readonly Leg[]): Ratio {
  const isPush = (tier: number | undefined) => play.tiers[tier ?? -1]?.pays === 'stake';
  const numbers = Array.from({ length: numbersOf(play.kind) }, (_, index) => index + play.kind.low);
  const without = [...Map.groupBy(legs, ({ place }) => place).values()].map((own) =>
    numbers.map((number) => (own.some(({ bet }) => isPush(parlay.tierAt(bet, number))) ? 0n : 1n)),
  );
  return subtract(ratio(1n), meanOf(play, without, 1n));
}

function meanOf({ kind }: Play, worths: readonly Worth[], scale: bigint): Ratio {
  return ratio(sumOverDraws(worths), outcomesOf(kind, worths.length) * scale);
}

interface Alike {
  /** How many numbers are worth the same at every place. */
  readonly size: bigint;
  readonly worth: readonly bigint[];
}

// Sets of places are bits. A block of b places that share a number counts (−1)^(b−1) × (b−1)!
// times: Möbius inversion over the partitions of a set.
function sumOverDraws(worths: readonly Worth[]): bigint {
  const sets = 1 << worths.length;
  const blocks = blockSums(worths, sets);
  const sums: bigint[] = [1n];
  for (let set = 1; set < sets; set += 1) {
    const first = set & -set;
    const others = set ^ first;
    let sum = 0n;
    for (let some = others; some >= 0; some = some === 0 ? -1 : (some - 1) & others)
      sum += (blocks[some | first] ?? 0n) * (sums[others ^ some] ?? 0n);
    sums.push(sum);
  }
  return sums[sets - 1] ?? 1n;
}

function alike(worths: readonly Worth[]): Alike[] {
  const [first = []] = worths;
  const columns = first.map((_, number) => worths.map((worth) => worth[number] ?? 0n));
  return [...Map.groupBy(columns, String).values()].map((own) => ({
    size: BigInt(own.length),
    worth: own[0] ?? [],
  }));
}

/** By set of places: the sum over all numbers of what they are worth at each of them, with sign. */
function blockSums(worths: readonly Worth[], sets: number): bigint[] {
  const sums = Array.from({ length: sets }, () => 0n);
  for (const { size, worth } of alike(worths)) {
    const products = [size];
    for (let set = 1; set < sets; set += 1) {
      const last = 31 - Math.clz32(set);
      products.push((products[set ^ (1 << last)] ?? 0n) * (worth[last] ?? 0n));
      sums[set] = (sums[set] ?? 0n) + (products[set] ?? 0n);
    }
  }
  return sums.map((sum, set) => {
    const others = countOf(set) - 1;
    return sum * BigInt((others % 2 === 0 ? 1 : -1) * factorial(others));
  });
}

function countOf(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count += 1;
  return count;
}

export interface ReturnOfLegs extends ParlayReturn {
  readonly legs: number;
}

/**
 * By number of legs: the least that such a parlay returns, and how widely it spreads at most. A
 * drawn number is gone, so the same answer at every place returns least.
 */
export function parlayReturns(play: Play, odds: readonly Odds[]): ReturnOfLegs[] {
  const { least, most } = play.form.legs ?? { least: 1, most: 0 };
  return Array.from({ length: most - least + 1 }, (_, index) => index + least).map((legs) => {
    const told = alikeSelections(play, legs).flatMap(
      (selection) => parlayReturn(play, selection, odds) ?? [],
    );
    return {
      legs,
      returned: told.map(({ returned }) => returned).reduce(lower),
      deviation: told.map(({ deviation }) => deviation).reduce(higher),
    };
  });
}

/** One answer at as many places as there are legs; where they are fewer, two at one of them. */
function alikeSelections({ form, bets, refusal }: Play, legs: number): Selection[] {
  const names = bets.map((_, bet) => bet);
  const rest = form.rows.length - 1;
  const ends =
    legs <= form.rows.length
      ? names.map((bet) => [bet])
      : names.flatMap((one) => names.filter((other) => other > one).map((other) => [one, other]));
  return ends
    .flatMap((end) =>
      (end.length === 1 ? end : names).map((bet): Selection => {
        const before = form.rows
          .slice(0, rest)
          .map((_, row) => (row < legs - end.length ? [bet] : []));
        return { form: 'rows', rows: [...before, end] };
      }),
    )
    .filter((selection) => refusal?.(selection) === undefined);
}

const isLower = (one: Ratio, other: Ratio): boolean => subtract(one, other).numerator < 0n;
const lower = (one: Ratio, other: Ratio): Ratio => (isLower(one, other) ? one : other);
const higher = (one: Ratio, other: Ratio): Ratio => (isLower(one, other) ? other : one);
