// A player stakes: the stake leaves the cash, and the open bonus for its part, and lies in play
// until the round is settled or voided. The stake of a free round leaves what the house gives as
// bonuses.
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
  /** The house pays all of it. */
  readonly isFree?: boolean | undefined;
}

export function stakeOpened(opened: StakeOpened): Posting {
  const { roundId, playerId, currency, stake, bonus, isFree = false } = opened;
  const split = isFree ? { bonus: 0n, gone: -stake } : { bonus: -(bonus?.stake ?? 0n), gone: 0n };
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
