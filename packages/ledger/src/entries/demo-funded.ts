// A demo player is given play money, which is minted for it and can never be exchanged.
import type { Units } from '@baize/money';
import { houseAccount, playerAccount } from '../accounts.ts';
import type { Posting } from '../posting.ts';

export interface DemoFunded {
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
}

export function demoFunded({ playerId, currency, amount }: DemoFunded): Posting {
  return {
    key: `demo:${playerId}`,
    event: 'demo-funded',
    reference: playerId,
    legs: [
      { account: playerAccount('player-cash', playerId, currency), amount },
      { account: houseAccount('play-mint', currency), amount: -amount },
    ],
  };
}
