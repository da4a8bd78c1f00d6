// A player stakes: the stake leaves the cash, and the open bonus for its part, and lies in play
// until the round is settled or voided.
import type { Units } from '@baize/money';
import { playerAccount } from '../accounts.ts';
import { playerLegs, type StakeBonus } from '../funding.ts';
import { moving, type Posting } from '../posting.ts';

export interface StakeOpened {
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
  /** The part that the open bonus pays. */
  readonly bonus?: StakeBonus | undefined;
}

export function stakeOpened({ roundId, playerId, currency, stake, bonus }: StakeOpened): Posting {
  const split = { bonus: -(bonus?.stake ?? 0n), gone: 0n };
  const [cash, ...others] = playerLegs({ playerId, currency }, -stake, split);
  return {
    key: `stake:${roundId}`,
    event: 'stake-opened',
    reference: roundId,
    legs: moving(
      cash,
      { account: playerAccount('player-in-play', playerId, currency), amount: stake },
      ...others,
    ),
  };
}
