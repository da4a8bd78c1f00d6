// A round is void: the stake in play goes back to the cash and the bonus it came from, as if it had
// not been staked.
import { playerAccount } from '../accounts.ts';
import { playerLegs, type Split } from '../funding.ts';
import { moving, type Posting } from '../posting.ts';
import type { StakeOpened } from './stake-opened.ts';

export interface StakeVoided extends Omit<StakeOpened, 'bonus'> {
  readonly split?: Split | undefined;
}

export function stakeVoided({ roundId, playerId, currency, stake, split }: StakeVoided): Posting {
  const [cash, ...others] = playerLegs({ playerId, currency }, stake, split);
  return {
    key: `void:${roundId}`,
    event: 'stake-voided',
    reference: roundId,
    legs: moving(
      { account: playerAccount('player-in-play', playerId, currency), amount: -stake },
      cash,
      ...others,
    ),
  };
}
