// The moves of a round whose game is a vendor's: a bet lies in play until the round ends or it is
// rolled back; a win comes from the house at once; at the end what still lies in play is the
// house's.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { playerLegs, type Split } from '../funding.ts';
import { moving, type LedgerEvent, type Leg, type Posting } from '../posting.ts';

export interface VendorMove {
  /** Our name of the vendor's message. */
  readonly transaction: string;
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  /** The part of the open bonus, or whose bonus has ended. */
  readonly split?: Split | undefined;
}

export function vendorBet(move: VendorMove): Posting {
  return posting(move, 'bet', 'stake-opened', [...ofPlayer(move, -1n), inPlay(move, 1n)]);
}

export function vendorWin(move: VendorMove): Posting {
  return posting(move, 'win', 'round-settled', fromHouse(move));
}

export function vendorEnd(move: VendorMove): Posting {
  return posting(move, 'end', 'round-settled', [inPlay(move, -1n), house(move, 1n)]);
}

/** Before the end a bet comes back from play, after it from the house. */
export function vendorRollback(move: VendorMove, ended: boolean): Posting {
  return posting(
    move,
    'rollback',
    'stake-voided',
    ended ? fromHouse(move) : [inPlay(move, -1n), ...ofPlayer(move, 1n)],
  );
}

/** From the house to the player; the key stands at the player's cash. */
const fromHouse = (move: VendorMove) => [...ofPlayer(move, 1n), house(move, -1n)];

function posting(
  { transaction, roundId }: VendorMove,
  word: string,
  event: LedgerEvent,
  legs: readonly Leg[],
): Posting {
  const [home, counter, ...others] = legs;
  if (home === undefined || counter === undefined) throw new Error(`${transaction} moves nothing`);
  return {
    key: `${word}:${transaction}`,
    event,
    reference: roundId,
    legs: moving(home, counter, ...others),
  };
}

function ofPlayer(move: VendorMove, sign: 1n | -1n): readonly Leg[] {
  const { bonus, gone } = move.split ?? { bonus: 0n, gone: 0n };
  return playerLegs(move, sign * move.amount, { bonus: sign * bonus, gone: sign * gone });
}

const inPlay = ({ playerId, currency, amount }: VendorMove, sign: 1n | -1n): Leg => ({
  account: playerAccount('player-in-play', playerId, currency),
  amount: sign * amount,
});
const house = ({ currency, amount }: VendorMove, sign: 1n | -1n): Leg => ({
  account: houseAccount('house-gaming', currency),
  amount: sign * amount,
});
