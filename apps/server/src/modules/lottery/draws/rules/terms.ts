// The terms of a lottery that staff may set, within fixed bounds: no play returns more or less than
// players were told is possible. A change that moves a return far, or raises the cost of a draw
// much, takes two persons.
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
import { refuse, type Refusal } from '@baize/contract';
import { oddsPerOne, type Odds, type Units } from '@baize/money';
import { refusedBy } from './refused-by.ts';

export interface GameTerms {
  readonly on: boolean;
  /** What plays at odds return, in percent. */
  readonly oddsReturn: number;
  /** What a unit at odds costs of its amount for the default group, in percent. */
  readonly pricePercent: number;
  readonly groupLeast: number;
  readonly groupMost: number;
  readonly unitsMost: number;
  readonly multipleMost: number;
  readonly chaseMost: number;
  readonly amountMost: Units;
  readonly payoutCap: Units;
  readonly issuePayoutCap: Units;
  /** What one outcome of a play may cost in an issue. */
  readonly exposureMost: Units;
}

export interface PlayTerms {
  readonly on: boolean;
  /** Null: as the game's return gives them. */
  readonly odds: readonly Odds[] | null;
  readonly exposureMost: Units | null;
}

export const ownPlay: PlayTerms = { on: true, odds: null, exposureMost: null };

/** What a play has where nobody set anything: some have to be switched on. */
export const ownPlayOf = (play: Play | undefined): PlayTerms =>
  play?.off === true ? { ...ownPlay, on: false } : ownPlay;

/** In percent. A group of 1998 returns 99.9. */
export const returnBounds = { least: ratio(85n), most: ratio(999n, 10n), alone: ratio(1n) };

const shown = ({ numerator, denominator }: Ratio) =>
  printPercent(ratio(numerator, denominator * 100n), 2);

export const shownBounds = {
  returnLeast: shown(returnBounds.least),
  returnMost: shown(returnBounds.most),
  returnAlone: shown(returnBounds.alone),
};

const exposureTimes = 10n;

/** What a game has where nobody set anything. */
export function ownTerms(game: LotteryGame): GameTerms {
  const { oddsReturn, pricePercent, groupLeast, groupMost } = game;
  const { unitsMost, multipleMost, chaseMost } = game;
  const { amountMost, payoutCap, issuePayoutCap } = game;
  return {
    on: true,
    oddsReturn,
    pricePercent,
    groupLeast,
    groupMost,
    unitsMost,
    multipleMost,
    chaseMost,
    amountMost,
    payoutCap,
    issuePayoutCap,
    exposureMost: payoutCap * exposureTimes,
  };
}

/** The game as its plays are offered now: engines work with a definition alone. */
export function offeredGame(game: LotteryGame, terms: GameTerms): LotteryGame {
  const { on: _, exposureMost: __, ...limits } = terms;
  return { ...game, ...limits };
}

export const oddsOf = (game: LotteryGame, play: Play, { odds }: PlayTerms): readonly Odds[] =>
  odds ?? statedOdds(game, play);

export type TermsFault =
  | 'groups-out-of-order'
  | 'group-not-even'
  | 'cap-below-ticket'
  | 'exposure-below-cap'
  | 'amount-zero'
  | 'amount-too-high'
  | 'price-fixed';

/** A billion: nothing that is staked or paid is higher. */
const amountBound: Units = 10_000_000_000_000n;

/** Whether the terms fit together. */
export function termsFault(terms: GameTerms): TermsFault | undefined {
  const { groupLeast, groupMost, amountMost, payoutCap, issuePayoutCap, exposureMost } = terms;
  if (groupLeast > groupMost) return 'groups-out-of-order';
  if (groupLeast % 2 !== 0 || groupMost % 2 !== 0) return 'group-not-even';
  if (amountMost <= 0n || payoutCap <= 0n) return 'amount-zero';
  if ([amountMost, issuePayoutCap, exposureMost].some((one) => one > amountBound)) {
    return 'amount-too-high';
  }
  if (issuePayoutCap < payoutCap) return 'cap-below-ticket';
  return exposureMost < payoutCap ? 'exposure-below-cap' : undefined;
}

/** A return beyond the bounds, printed in percent; undefined where all lie within. */
export function returnFault(
  returns: readonly Ratio[],
  least: Ratio = returnBounds.least,
): string | undefined {
  const { most } = returnBounds;
  const beyond = returns.find((one) => isBelow(one, least) || isBelow(most, one));
  return beyond && printPercent(divided(beyond), 4);
}

export type SettingsRefusal = Refusal<'lottery-terms-invalid' | 'return-out-of-range'>;

export function refusalOfTerms(
  { area }: Pick<LotteryGame, 'area'>,
  terms: GameTerms,
): SettingsRefusal | undefined {
  const isFixed = area === 'CN' && terms.pricePercent !== 100;
  const fault = isFixed ? 'price-fixed' : termsFault(terms);
  if (fault !== undefined) return refuse('lottery-terms-invalid', refusedBy(fault));
  return refusalOfReturns(returnsOf(terms));
}

/** Odds of null are as the game's return gives them, which is within the bounds. */
export function refusalOfPlay(
  play: Play,
  terms: PlayTerms,
  pricePercent: number,
): SettingsRefusal | undefined {
  const limit = playFault(terms);
  if (limit !== undefined) return refuse('lottery-terms-invalid', refusedBy(limit));
  const { odds } = terms;
  if (odds === null) return undefined;
  const fault = oddsFault(play, odds);
  if (fault !== undefined) return refuse('lottery-terms-invalid', refusedBy(fault));
  return refusalOfReturns(returnsAt(play, odds, pricePercent), leastOf(play));
}

/** Some plays return less at the odds of the house: none has to be raised to be set. */
function leastOf(play: Play): Ratio {
  const { numerator, denominator } = houseLeast(play) ?? ratio(1n);
  const own = ratio(numerator * 100n, denominator);
  return isBelow(own, returnBounds.least) ? own : returnBounds.least;
}

function refusalOfReturns(
  returns: readonly Ratio[],
  least: Ratio = returnBounds.least,
): SettingsRefusal | undefined {
  const percent = returnFault(returns, least);
  return percent === undefined
    ? undefined
    : refuse('return-out-of-range', {
        facts: { percent, least: shown(least), most: shownBounds.returnMost },
      });
}

/** In percent: of the lowest and the highest group, and of plays at odds. */
export function returnsOf(terms: GameTerms): Ratio[] {
  const { oddsReturn, pricePercent, groupLeast, groupMost } = terms;
  const ofOdds = ratio(BigInt(oddsReturn) * 100n, BigInt(pricePercent));
  return [ofOdds, ratio(BigInt(groupLeast), 20n), ratio(BigInt(groupMost), 20n)];
}

/** In percent, by kind of unit of a play at odds, for a member of the default group. */
export function returnsAt(play: Play, odds: readonly Odds[], pricePercent: number): Ratio[] {
  const price = statedPrice(pricePercent);
  const terms = { pays: 'odds', amount: oddsPerOne, odds, price } as const;
  return betReturns(play, terms).map(({ returned }) =>
    ratio(returned.numerator * 100n, returned.denominator),
  );
}

/** In 1/10,000. */
export const statedPrice = (percent: number): bigint => BigInt(percent) * 100n;

/** Odds that cannot be: another number of tiers, below nothing, or a push that does not return. */
export function oddsFault(
  play: Play,
  odds: readonly Odds[],
): 'tiers-differ' | 'push-changed' | undefined {
  if (play.pays !== 'odds' || odds.length !== play.tiers.length) return 'tiers-differ';
  const pushChanged = play.tiers.some(
    ({ pays }, tier) => pays === 'stake' && odds[tier] !== oddsPerOne,
  );
  return pushChanged ? 'push-changed' : undefined;
}

/** Whether a return moves so far that one person must not decide it. */
export function movesFar(before: readonly Ratio[], after: readonly Ratio[]): boolean {
  return before.some((one, place) => {
    const other = after[place] ?? one;
    const moved = isBelow(one, other) ? subtract(other, one) : subtract(one, other);
    return isBelow(returnBounds.alone, moved);
  });
}

const raisedTimes = 2n;

/** Whether a limit lets a draw cost more than twice as much. */
export const raisesFar = (before: Units, after: Units): boolean => after > before * raisedTimes;

/** Whether a draw could cost more than twice as much as before. */
export function raisesCosts(before: GameTerms, after: GameTerms): boolean {
  const raised = (name: 'payoutCap' | 'issuePayoutCap' | 'exposureMost') =>
    raisesFar(before[name], after[name]);
  return raised('payoutCap') || raised('issuePayoutCap') || raised('exposureMost');
}

/**
 * Whether terms need a second person: held against those that hold, and against the last that two
 * persons decided, so that many small steps are no way around.
 */
export const needsTwo = (asked: GameTerms, ...known: readonly GameTerms[]): boolean =>
  known.some(
    (before) => movesFar(returnsOf(before), returnsOf(asked)) || raisesCosts(before, asked),
  );

/** A limit of a play that cannot be: nothing, or more than anything is paid here. */
export function playFault({ exposureMost }: PlayTerms): TermsFault | undefined {
  if (exposureMost === null) return undefined;
  if (exposureMost <= 0n) return 'amount-zero';
  return exposureMost > amountBound ? 'amount-too-high' : undefined;
}

const isBelow = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;

const divided = ({ numerator, denominator }: Ratio): Ratio => ratio(numerator, denominator * 100n);
