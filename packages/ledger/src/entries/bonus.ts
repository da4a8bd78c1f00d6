// The moves of bonus money: given by the house, released to the player's cash, or taken back. Every
// key stands at the player's cash, whose lock guards the bonus beside it.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type Posting } from '../posting.ts';

interface BonusFacts {
  readonly bonusId: string;
  readonly playerId: string;
  readonly currency: string;
}

export function bonusGranted(facts: BonusFacts & { readonly amount: Units }): Posting {
  return move('bonus-granted', facts, { cash: 0n, bonus: facts.amount });
}

/** The whole purse is emptied: `released` of it becomes cash, the rest goes back. */
export function bonusReleased(
  facts: BonusFacts & { readonly balance: Units; readonly released: Units },
): Posting {
  return move('bonus-released', facts, { cash: facts.released, bonus: -facts.balance });
}

export type TakenBack = 'expired' | 'cancelled' | 'forfeited';

export function bonusTaken(
  why: TakenBack,
  facts: BonusFacts & { readonly balance: Units },
): Posting {
  return move(`bonus-${why}`, facts, { cash: 0n, bonus: -facts.balance });
}

interface Moved {
  readonly cash: Units;
  readonly bonus: Units;
}

function move(
  event: 'bonus-granted' | 'bonus-released' | `bonus-${TakenBack}`,
  { bonusId, playerId, currency }: BonusFacts,
  { cash, bonus }: Moved,
): Posting {
  return {
    key: `${event}:${bonusId}`,
    event,
    reference: bonusId,
    legs: moving(
      { account: playerAccount('player-cash', playerId, currency), amount: cash },
      { account: playerAccount('player-bonus', playerId, currency), amount: bonus },
      { account: houseAccount('bonus-funding', currency), amount: -cash - bonus },
    ),
  };
}
