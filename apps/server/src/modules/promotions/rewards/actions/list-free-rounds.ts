// The free rounds that the member can play.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { printFreeRounds } from '../../../wagering/index.ts';
import type { PromotionsPorts } from '../../ports.ts';

export const listFreeRounds =
  ({ wagering, currency }: PromotionsPorts): Action<typeof promotions.listFreeRounds> =>
  async ({ caller: { playerId }, now }) => ({
    list: (await wagering.freeRoundsOf({ playerId, currency, now })).map(printFreeRounds),
  });
