// Lottery rebates: the player's own for the unused part of the prize group, and the upline's. One
// posting for each recipient and event, from the house's share.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { LedgerEvent, Posting } from '../posting.ts';

export interface Rebated {
  readonly eventId: string;
  /** Orders that were settled after a first count are counted in another run. */
  readonly run: number;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export const lotteryRebate = (facts: Rebated): Posting => rebate('lottery-rebate', facts);
export const teamRebate = (facts: Rebated): Posting => rebate('team-rebate', facts);

function rebate(event: LedgerEvent, facts: Rebated): Posting {
  const { eventId, run, playerId, currency, amount } = facts;
  return {
    key: `${event}:${eventId}:${run}`,
    event,
    reference: eventId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('house-gaming', currency), amount: -amount },
    ],
  };
}
