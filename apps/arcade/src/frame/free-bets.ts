// Free bets at a game: which stakes one pays for. The house counts them; a screen shows what it was
// told.
import { unitsOf } from '@baize/client';
import type { contract, OutputOf } from '@baize/contract';

export type FreeBet = OutputOf<(typeof contract)['instant']['getInstant']>['freeBets'][number];

export const reaches = ({ amount }: FreeBet, stake: string): boolean =>
  unitsOf(stake) <= unitsOf(amount);

/** The highest of these stakes, which ascend, that it pays for. */
export const stakeWith = (stakes: readonly string[], bet: FreeBet): string | undefined =>
  stakes.findLast((stake) => reaches(bet, stake));
