// Gives orders back for our own screens.
import { isRefusal, type lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { CancelOrders } from '../cancel-orders.ts';
import type { OrdersPorts } from '../ports.ts';

export function cancelLotteryOrders(
  { cashOf }: OrdersPorts,
  cancelOrders: CancelOrders,
): Action<typeof lottery.cancelLotteryOrders> {
  return async ({ caller: { player }, input: { orderIds }, now }) => {
    const { playerId, currency } = player;
    const done = await cancelOrders({ playerId, currency, orderIds, now });
    if (isRefusal(done)) return done;
    return {
      cancelled: [...done.cancelled],
      refunded: printUnits(done.refunded, 4),
      balance: printUnits(await cashOf(playerId, currency), 2),
    };
  };
}
