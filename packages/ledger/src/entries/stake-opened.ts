// A player stakes: the stake leaves the cash and lies in play until the round is settled or voided.
import type { Units } from '@baize/money';
import { playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface StakeOpened {
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
}

export function stakeOpened({ roundId, playerId, currency, stake }: StakeOpened): Posting {
  return {
    key: `stake:${roundId}`,
    event: 'stake-opened',
    reference: roundId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount: -stake },
      { account: playerAccount('player-in-play', playerId, currency), amount: stake },
    ],
  };
}
