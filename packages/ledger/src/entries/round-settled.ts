// A round is decided: the stake in play goes to the house, the payout comes from the house; only
// what differs moves through the house's account. What a jackpot is fed comes out of the house's
// share.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import { playerLegs, type Split } from '../funding.ts';
import { moving, type Posting } from '../posting.ts';
import { fedLegs, sumFed, type JackpotFed } from './jackpot.ts';

export interface RoundSettled {
  readonly roundId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly stake: Units;
  /** The game's payout; a jackpot is paid beside it. */
  readonly payout: Units;
  /** To whom the payout belongs, where a bonus paid for the stake. */
  readonly split?: Split | undefined;
  readonly fed?: JackpotFed | undefined;
}

export function roundSettled(round: RoundSettled): Posting {
  const { roundId, playerId, currency, stake, payout, split, fed } = round;
  return {
    key: `settle:${roundId}`,
    event: 'round-settled',
    reference: roundId,
    legs: moving(
      { account: playerAccount('player-in-play', playerId, currency), amount: -stake },
      {
        account: houseAccount('house-gaming', currency),
        amount: stake - payout - (fed ? sumFed(fed) : 0n),
      },
      ...playerLegs({ playerId, currency }, payout, split),
      ...(fed ? fedLegs(fed, currency) : []),
    ),
  };
}
