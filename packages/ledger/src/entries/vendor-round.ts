// The moves of a round whose game is a vendor's: a bet lies in play until the round ends or it is
// rolled back; a win comes from the house at once; at the end what still lies in play is the
// house's.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount, type AccountRef } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface VendorMove {
  /** Our name of the vendor's message. */
  readonly transaction: string;
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function vendorBet(move: VendorMove): Posting {
  return posting(move, 'bet', 'stake-opened', cash(move), inPlay(move));
}

export function vendorWin(move: VendorMove): Posting {
  return into(move, 'win', 'round-settled');
}

export function vendorEnd(move: VendorMove): Posting {
  return posting(move, 'end', 'round-settled', inPlay(move), house(move));
}

/** Before the end a bet comes back from play, after it from the house. */
export function vendorRollback(move: VendorMove, ended: boolean): Posting {
  return ended
    ? into(move, 'rollback', 'stake-voided')
    : posting(move, 'rollback', 'stake-voided', inPlay(move), cash(move));
}

/** From the house to the player; the key stands at the player's cash. */
function into(move: VendorMove, word: string, event: LedgerEvent): Posting {
  return posting({ ...move, amount: -move.amount }, word, event, cash(move), house(move));
}

function posting(
  { transaction, roundId, amount }: VendorMove,
  word: string,
  event: LedgerEvent,
  from: AccountRef,
  to: AccountRef,
): Posting {
  return {
    key: `${word}:${transaction}`,
    event,
    reference: roundId,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

const cash = (move: VendorMove) => playerAccount('player-cash', move.playerId, move.currency);
const inPlay = (move: VendorMove) => playerAccount('player-in-play', move.playerId, move.currency);
const house = ({ currency }: VendorMove) => houseAccount('house-gaming', currency);
