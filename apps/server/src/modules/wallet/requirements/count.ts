// Counts settled bets for what their players must stake, in the transaction that settles them.
// Nothing is looked up of players who owe no stakes.
import { countBet, type Book } from '@baize/ledger';
import { betToCount, type CategoryOf, type SettledStake } from './rules/valid-bet.ts';

export function createCount(categoryAt: CategoryOf) {
  return (settled: SettledStake, book: Book): void => {
    const open = book.obligationsOf(settled.playerId, settled.currency);
    if (open === undefined || open.requirements.length === 0) return;
    const bet = betToCount(settled, categoryAt);
    if (bet !== undefined) countBet(book, settled, bet);
  };
}
