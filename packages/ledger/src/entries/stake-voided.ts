// A round is void: the stake in play goes back to the cash it came from, as if it had not been
// staked.
import { playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';
import type { StakeOpened } from './stake-opened.ts';

export function stakeVoided({ roundId, playerId, currency, stake }: StakeOpened): Posting {
  return {
    key: `void:${roundId}`,
    event: 'stake-voided',
    reference: roundId,
    legs: [
      { account: playerAccount('player-in-play', playerId, currency), amount: -stake },
      { account: playerAccount('player-cash', playerId, currency), amount: stake },
    ],
  };
}
