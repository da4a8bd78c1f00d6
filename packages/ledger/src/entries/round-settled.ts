// A round is decided: the stake in play goes to the house, the payout comes from the house; only
// what differs moves through the house's account.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { moving, type Posting } from '../posting.ts';

export interface RoundSettled {
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
  readonly payout: Units;
}

export function roundSettled(round: RoundSettled): Posting {
  const { roundId, playerId, currency, stake, payout } = round;
  return {
    key: `settle:${roundId}`,
    event: 'round-settled',
    reference: roundId,
    legs: moving(
      { account: playerAccount('player-in-play', playerId, currency), amount: -stake },
      { account: houseAccount('house-gaming', currency), amount: stake - payout },
      { account: playerAccount('player-cash', playerId, currency), amount: payout },
    ),
  };
}
