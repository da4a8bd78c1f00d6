// Prices a pick as of the game's terms, and reads slips that were written down: of the cart after a
// reload, or of a past order. Each keeps its own stake; what can no longer be bet says why.
import { readSelection, type Play } from '@baize/engines';
import type { SlipStake, SlipText } from '../cart/cart.ts';
import { pickOfSelection, type Pick, type PickRefusal } from '../picks/pick.ts';
import {
  pricePick,
  termsOf,
  type Priced,
  type PriceResult,
  type StakeChoice,
} from '../picks/price.ts';
import type { PlayBook } from '../plays/play-book.ts';
import { oddsOf, priceOf, ratesOf, slipLimits, type LotteryTerms } from './lottery-terms.ts';

export interface PriceAsked {
  readonly play: Play;
  readonly pick: Pick;
  readonly stake: StakeChoice;
}

export function priceAt(terms: LotteryTerms, { play, pick, stake }: PriceAsked): PriceResult {
  const at = termsOf(play, stake, oddsOf(terms, play), priceOf(terms, play));
  const rates = ratesOf(terms, play);
  return pricePick(play, pick, { terms: at, limits: slipLimits(terms), rates });
}

/** Why a slip is left out. */
export type LeftWhy = PickRefusal | 'play-off' | 'unreadable' | 'cart-full';

export interface ReadSlip {
  readonly play: Play;
  readonly pick: Pick;
  readonly priced: Priced;
}

export function readSlip(
  terms: LotteryTerms,
  book: PlayBook,
  { play: code, selection, at }: SlipText,
): ReadSlip | { readonly why: LeftWhy } {
  const play = book.play(code);
  if (play === undefined || !isOn(terms, code)) return { why: 'play-off' };
  const read = readSelection(play, selection);
  if ('refusal' in read || play.pays !== at.pays) return { why: 'unreadable' };
  const pick = pickOfSelection(read.value);
  const priced = priceAt(terms, { play, pick, stake: stakeOf(terms, at) });
  return 'refusal' in priced ? { why: priced.refusal } : { play, pick, priced };
}

const isOn = ({ plays }: LotteryTerms, code: string): boolean =>
  plays.some((play) => play.on && play.code === code);

function stakeOf({ group }: LotteryTerms, at: SlipStake): StakeChoice {
  const none = { mode: 'yuan', multiple: 1, group: group.own, amount: 0n } as const;
  return at.pays === 'odds' ? { ...none, amount: at.amount } : { ...none, ...at };
}
