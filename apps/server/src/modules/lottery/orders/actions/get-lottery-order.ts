// One order of the player with all of its slips.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { printOrder, printSlip, resultsOf } from '../print-order.ts';
import { slipsOf } from '../read-slips.ts';
import type { Order } from '../rules/order.ts';
import { readOrders } from '../store/order-reader.ts';

export function getLotteryOrder(ports: OrdersPorts): Action<typeof lottery.getLotteryOrder> {
  return async ({ caller: { player }, input: { orderId }, now }) => {
    const [order] = await readOrders(ports.database.kysely, [orderId], player);
    return order ? orderInFull(ports, order, now) : refuse('order-unknown');
  };
}

export async function orderInFull(ports: OrdersPorts, order: Order, now: number) {
  const [results, slips] = await Promise.all([resultsOf(ports, [order]), slipsOf(ports, order)]);
  const kind = ports.terms.of(order.gameCode)?.game.kind;
  return {
    ...printOrder(order, results.get(order.eventId), now),
    slips: kind ? slips.map((slip) => printSlip(kind, slip)) : [],
  };
}
