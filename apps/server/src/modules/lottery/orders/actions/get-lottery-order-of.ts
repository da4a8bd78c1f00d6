// One order of any member, with its slips and the line it is rebated to.
import { refuse, type lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { readLine, readOrders } from '../store/order-reader.ts';
import { orderInFull } from './get-lottery-order.ts';

export function getLotteryOrderOf(ports: OrdersPorts): Action<typeof lottery.getLotteryOrderOf> {
  return async ({ input: { orderId }, now }) => {
    const [order] = await readOrders(ports.database.kysely, [orderId]);
    if (!order) return refuse('order-unknown');
    const [told, line] = await Promise.all([
      orderInFull(ports, order, now),
      readLine(ports.database.kysely, order.lineId),
    ]);
    const names = await ports.usernamesOf(line.map(({ id }) => id));
    return {
      ...told,
      playerId: order.playerId,
      username: names.get(order.playerId) ?? '',
      currency: order.currency,
      line: line.map(({ id, group }) => ({ playerId: id, username: names.get(id) ?? '', group })),
    };
  };
}
