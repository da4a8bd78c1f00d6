// The offer of a lottery to a player with a prize group, as of a draw.
import { lunarYear, playsOf } from '@baize/engines';
import { dayText } from '@baize/money';
import type { OfferedGame } from '../draws/terms.ts';
import { offeredLimits, type Offer } from './rules/offer.ts';

export interface OfferAsked {
  readonly game: OfferedGame;
  readonly group: number;
  /** Undefined where the plays follow no calendar. */
  readonly lunarYear: number | undefined;
}

/** Which lunar year the plays of a draw are named by; undefined where they follow none. */
export function lunarYearOf({ game }: OfferedGame, drawsAt: number): number | undefined {
  return game.kind === 'LHC' ? lunarYear(dayText(drawsAt)) : undefined;
}

export function offerOf({ game: offered, group, lunarYear: year }: OfferAsked): Offer {
  const { game } = offered;
  return {
    game,
    plays: playsOf(game.kind, year),
    isOn: (play) => offered.playTerms(play.code).on,
    oddsOf: (play) => offered.oddsOf(play) ?? [],
    group,
    limits: offeredLimits(game, group),
  };
}
