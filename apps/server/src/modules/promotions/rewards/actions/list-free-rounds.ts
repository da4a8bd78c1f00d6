// The free rounds and free bets that the member can use.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { printFreeBet, printFreeRounds } from '../../../wagering/index.ts';
import type { PromotionsPorts } from '../../ports.ts';

export const listFreeRounds =
  ({ wagering, currency }: PromotionsPorts): Action<typeof promotions.listFreeRounds> =>
  async ({ caller: { playerId }, now }) => {
    const free = await wagering.freeRoundsOf({ playerId, currency, now });
    return {
      list: free.filter(({ kind }) => kind === 'rounds').map(printFreeRounds),
      bets: free.filter(({ kind }) => kind === 'bet').map(printFreeBet),
    };
  };
