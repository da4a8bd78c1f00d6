// A lottery's terms as the screens use them.
import type { contract, InputOf, OutputOf } from '@baize/contract';
import { unitsOf } from '@baize/client';
import { oddsPerOne, parseOdds, type Odds } from '@baize/money';
import { wholePrice, type LimitedRates, type Play, type SlipLimits } from '@baize/engines';
import type { Caps } from '../cart/caps.ts';

type Lottery = (typeof contract)['lottery'];
export type LotteryTerms = OutputOf<Lottery['getLotteryGame']>;
export type LimitedNumber = LotteryTerms['limitedNumbers'][number];
export type GameNow = OutputOf<Lottery['getLotteryLobby']>['games'][number];
export type ClockAnswer = OutputOf<Lottery['getLotteryClock']>;
export type Issue = NonNullable<GameNow['current']>;
export type Drawn = NonNullable<GameNow['last']>;
export type OrderAsked = InputOf<Lottery['placeLotteryOrder']>;
export type OrderPlaced = OutputOf<Lottery['placeLotteryOrder']>;
export type ListedOrder = OutputOf<Lottery['listLotteryOrders']>['list'][number];
export type WholeOrder = OutputOf<Lottery['getLotteryOrder']>;
export type Chase = OutputOf<Lottery['listLotteryChases']>['list'][number];
export type Proof = OutputOf<Lottery['getLotteryDraw']>;

/** The limits of a slip, as the server holds it against. */
export function slipLimits(terms: LotteryTerms): SlipLimits {
  const { unitsMost, multipleMost, amountMost, payoutCap, group } = terms;
  return {
    unitsMost,
    multipleMost,
    amountMost: unitsOf(amountMost),
    payoutCap: unitsOf(payoutCap),
    groupLeast: group.least,
    groupMost: group.own,
    stakeLeast: leastStake,
  };
}

const leastStake = 100n;

/** What is paid at most for one slip, and for all slips of a member in one draw. */
export function capsOf({ payoutCap, issuePayoutCap }: LotteryTerms): Caps {
  return { slip: unitsOf(payoutCap), issue: unitsOf(issuePayoutCap) };
}

/** The odds of each tier of a play, as they stand; those of the engine where none are told. */
export function oddsOf(terms: LotteryTerms, play: Play): readonly Odds[] {
  const told = terms.plays.find(({ code }) => code === play.code)?.tiers ?? [];
  return play.tiers.map((tier, index) => {
    if (tier.pays === 'stake') return oddsPerOne;
    return parseOdds(told[index]?.pays ?? '') ?? oddsPerOne;
  });
}

/** What a unit costs of its amount, in 1/10,000; undefined: all. */
export function priceOf({ plays }: LotteryTerms, play: Play): bigint | undefined {
  const price = unitsOf(plays.find(({ code }) => code === play.code)?.price ?? '1');
  return price === wholePrice ? undefined : price;
}

/** The parts of a play's odds that its limited numbers pay; undefined: none is limited. */
export function ratesOf({ limitedNumbers }: LotteryTerms, play: Play): LimitedRates | undefined {
  const own = limitedNumbers.filter(({ play: code }) => code === play.code);
  if (own.length === 0) return undefined;
  return new Map(own.map(({ number, rate }) => [Number(number), rate]));
}
