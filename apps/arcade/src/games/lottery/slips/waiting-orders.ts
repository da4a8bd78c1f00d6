// The orders of a chase that can still be cancelled: all of them, however many pages they fill.
import { unitsOf, type Client, type Failure } from '@baize/client';
import type { Units } from '@baize/money';
import type { ListedOrder } from '../desk/lottery-terms.ts';

export interface WaitingOrders {
  readonly orderIds: readonly string[];
  /** What comes back when all of them are cancelled. */
  readonly stake: Units;
}

const pageSize = 100;

export async function readWaitingOrders(
  client: Client,
  chaseId: string,
): Promise<WaitingOrders | Failure> {
  const asked = { chaseId, state: 'running', pageSize } as const;
  const orders = new Map<string, ListedOrder>();
  for (let pageNo = 1, total = 1; (pageNo - 1) * pageSize < total; pageNo += 1) {
    const page = await client.lottery.listLotteryOrders({ ...asked, pageNo });
    if (!page.ok) return page;
    total = page.value.total;
    for (const order of page.value.list) if (order.cancellable) orders.set(order.orderId, order);
  }
  const stakes = [...orders.values()].map(({ stake }) => unitsOf(stake));
  return { orderIds: [...orders.keys()], stake: stakes.reduce((sum, one) => sum + one, 0n) };
}
