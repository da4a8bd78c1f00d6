// Gives orders back as clients of the family ask for it: by their numbers alone.
import { isRefusal, type lottery } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { GatewayPorts } from '../ports.ts';

export function cancelWireOrders({
  orders,
}: GatewayPorts): Action<typeof lottery.cancelWireOrders> {
  return async ({ caller: { playerId, currency }, input: { orderDetailIds }, now }) => {
    const orderIds = orderDetailIds.map(String);
    const done = await orders.cancelOrders({ playerId, currency, orderIds, now });
    if (isRefusal(done)) return done;
    return { cancelled: [...done.cancelled], refunded: unitsToNumber(done.refunded) };
  };
}
