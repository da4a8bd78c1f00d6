// Free rounds and free bets: which stakes they pay for, what they win, and to whom a payout
// belongs. The stake of a free bet is the house's: the player wins the payout without it.
import { splitOf, type Book, type Fates, type Split } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { FreeRound, Round } from './round.ts';

export interface FreeStake {
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly stake: Units;
  readonly now: number;
}

export interface FreeGiven extends FreeRound, Omit<FreeStake, 'now'> {
  readonly unused: number;
  readonly expiresAt: number;
}

/** Whether it pays for this stake: free rounds for theirs alone, a free bet for less as well. */
export function paysFor(free: FreeGiven, asked: FreeStake): boolean {
  const { playerId, currency, gameCode, stake } = asked;
  if (free.unused === 0 || free.expiresAt <= asked.now) return false;
  if (free.playerId !== playerId || free.currency !== currency) return false;
  if (free.gameCode !== gameCode) return false;
  return free.kind === 'bet' ? stake <= free.stake : stake === free.stake;
}

type Paid = Pick<Round, 'free' | 'stake' | 'payout'>;

/** What its player won. */
export function wonOf({ free, stake, payout }: Paid): Units {
  if (free?.kind !== 'bet') return payout;
  return payout > stake ? payout - stake : 0n;
}

/** What of it is the player's at once: wins of a bonus are granted later. */
export const paidOf = (round: Paid): Units => (round.free?.pays === 'bonus' ? 0n : wonOf(round));

/** To whom a payout belongs. What is not the player's of a free round goes back to the house. */
export function splitPayout(book: Book, round: Round, payout: Units, fates: Fates): Split {
  if (round.free === undefined) return splitOf(book, round, payout, fates);
  return { bonus: 0n, gone: payout - paidOf({ ...round, payout }) };
}

/** To whom a returned stake belongs. */
export const splitStake = (book: Book, round: Round, fates: Fates): Split =>
  round.free === undefined
    ? splitOf(book, round, round.stake, fates)
    : { bonus: 0n, gone: round.stake };
