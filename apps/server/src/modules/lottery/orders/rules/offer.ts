// A lottery's offer to one player now: plays with prices and switches, and the limits of a slip.
// Every slip is struck at these terms, from any client.
import {
  limitsOf,
  unitPrice,
  wholePrice,
  type LotteryGame,
  type Mode,
  type OddsTerms,
  type Play,
  type SlipLimits,
  type SlipTerms,
} from '@baize/engines';
import type { Odds, Units } from '@baize/money';

export interface Offer {
  readonly game: LotteryGame;
  /** By code; those that follow the lunar year as of the draw. */
  readonly plays: ReadonlyMap<string, Play>;
  /** The odds that a play stands at, the operator's own where staff have set them. */
  readonly oddsOf: (play: Play) => readonly Odds[];
  readonly isOn: (play: Play) => boolean;
  /** Undefined where no price follows the prize group. */
  readonly priceOf: (play: Play) => GroupPrice | undefined;
  /** The player's own prize group. */
  readonly group: number;
  /** What the operator has narrowed of the game's limits is in here already. */
  readonly limits: SlipLimits;
}

export interface GroupPrice {
  /** In 1/10,000. */
  readonly price: bigint;
  /** The player's own group, among those that prices follow. */
  readonly group: number;
  /** Higher groups pay no less than this one. */
  readonly most: number;
}

export const offeredLimits = (game: LotteryGame, group: number): SlipLimits =>
  limitsOf(game, group);

/** The terms that a unit of the play is shown at. */
export function shownTerms(offer: Offer, play: Play): SlipTerms {
  const { limits } = offer;
  return play.pays === 'odds'
    ? oddsTerms(offer, play, 10_000n)
    : { pays: 'prize', price: unitPrice, mode: 'yuan', multiple: 1, group: limits.groupMost };
}

export interface TermsAsked {
  readonly mode?: string | undefined;
  readonly multiple?: number | undefined;
  readonly group?: number | undefined;
  /** On each unit of a play at odds. */
  readonly amount?: Units | undefined;
}

/**
 * What is missing is filled with what the check refuses; only a group that nobody names is the
 * player's own.
 */
export function termsOf(offer: Offer, play: Play, asked: TermsAsked): SlipTerms {
  const { limits } = offer;
  if (play.pays === 'odds') return oddsTerms(offer, play, asked.amount ?? 0n);
  return {
    pays: 'prize',
    price: unitPrice,
    mode: (asked.mode ?? '') as Mode,
    multiple: asked.multiple ?? 0,
    group: asked.group ?? limits.groupMost,
  };
}

function oddsTerms({ oddsOf, priceOf }: Offer, play: Play, amount: Units): OddsTerms {
  const { price = wholePrice } = priceOf(play) ?? {};
  const terms = { pays: 'odds', amount, odds: oddsOf(play) } as const;
  return price === wholePrice ? terms : { ...terms, price };
}
