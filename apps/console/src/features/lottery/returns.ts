// Calculates the effect of a change of terms or odds on returns, as exact fractions, before it is
// sent. The server decides with the same engine and bounds.
import {
  betReturns,
  houseLeast,
  printPercent,
  ratio,
  statedOdds,
  subtract,
  type LotteryGame,
  type Play,
  type Ratio,
} from '@baize/engines';
import { oddsPerOne, unitsPerOne } from '@baize/money';
import { unitsOf } from '@baize/client';

export type Verdict = 'unchanged' | 'alone' | 'second-person' | 'below-floor' | 'above-ceiling';

/** In percent. */
export interface ReturnMove {
  readonly name: string;
  readonly before: Ratio;
  readonly after: Ratio;
  readonly verdict: Verdict;
}

export interface ReturnBounds {
  readonly returnLeast: string;
  readonly returnMost: string;
  readonly returnAlone: string;
  /** Of the game: what a unit at odds costs of its amount. */
  readonly settings?: { readonly pricePercent: number };
}

interface GroupTerms {
  readonly oddsReturn: number;
  readonly pricePercent: number;
  readonly groupLeast: number;
  readonly groupMost: number;
}

/** A percentage, as the wire or a term has it. */
export const percentOf = (percent: string | number): Ratio => ratio(unitsOf(percent), unitsPerOne);

/** Cut to four places: never higher than it is. */
export const printReturn = ({ numerator, denominator }: Ratio): string =>
  printPercent(ratio(numerator, denominator * 100n), 4);

/** As a fraction of the stake. */
export function printExact({ numerator, denominator }: Ratio): string {
  const share = ratio(numerator, denominator * 100n);
  return `${share.numerator}/${share.denominator}`;
}

/** A group of 2000 would return everything. */
const groupsPerPercent = 20n;

export function termsMoves(
  before: GroupTerms,
  after: GroupTerms,
  bounds: ReturnBounds,
): readonly ReturnMove[] {
  const moved = (name: string, one: Ratio, other: Ratio) => moveOf(name, one, other, bounds);
  const group = (value: number) => ratio(unitsOf(value), unitsPerOne * groupsPerPercent);
  return [
    moved('odds', ofOdds(before), ofOdds(after)),
    moved('group-least', group(before.groupLeast), group(after.groupLeast)),
    moved('group-most', group(before.groupMost), group(after.groupMost)),
  ];
}

/** What plays at odds return of what a member of the default group pays. */
function ofOdds({ oddsReturn, pricePercent }: GroupTerms): Ratio {
  return ratio(unitsOf(oddsReturn) * 100n, unitsOf(pricePercent));
}

/** By kind of unit of a play at odds; odds are in 1/10,000, by tier. */
export function oddsMoves(
  play: Play,
  before: readonly bigint[],
  after: readonly bigint[],
  bounds: ReturnBounds,
): readonly ReturnMove[] {
  const price = unitsOf(bounds.settings?.pricePercent ?? 100) / 100n;
  const old = returnsAt(play, before, price);
  const returnLeast = leastOf(play, bounds);
  return returnsAt(play, after, price).map(({ bet, percent }, place) =>
    moveOf(bet, old[place]?.percent ?? percent, percent, { ...bounds, returnLeast }),
  );
}

/** Some plays return less at the odds of the house: none has to be raised to be set. */
function leastOf(play: Play, { returnLeast }: ReturnBounds): string {
  const house = houseLeast(play);
  if (house === undefined) return returnLeast;
  const own = printPercent(house);
  return isBelow(percentOf(own), percentOf(returnLeast)) ? own : returnLeast;
}

function returnsAt(play: Play, odds: readonly bigint[], price: bigint) {
  return betReturns(play, { pays: 'odds', amount: oddsPerOne, odds, price }).map(
    ({ bet, returned }) => ({
      bet,
      percent: ratio(returned.numerator * 100n, returned.denominator),
    }),
  );
}

/** The odds of a play at the return of its game. */
export const oddsAtReturn = (game: LotteryGame, play: Play, oddsReturn: number) =>
  statedOdds({ ...game, oddsReturn }, play);

export const isRefused = ({ verdict }: ReturnMove): boolean =>
  verdict === 'below-floor' || verdict === 'above-ceiling';

function moveOf(name: string, before: Ratio, after: Ratio, bounds: ReturnBounds): ReturnMove {
  return { name, before, after, verdict: verdictOf(before, after, bounds) };
}

function verdictOf(before: Ratio, after: Ratio, bounds: ReturnBounds): Verdict {
  if (isBelow(after, percentOf(bounds.returnLeast))) return 'below-floor';
  if (isBelow(percentOf(bounds.returnMost), after)) return 'above-ceiling';
  const moved = isBelow(before, after) ? subtract(after, before) : subtract(before, after);
  if (moved.numerator === 0n) return 'unchanged';
  return isBelow(percentOf(bounds.returnAlone), moved) ? 'second-person' : 'alone';
}

const isBelow = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;
