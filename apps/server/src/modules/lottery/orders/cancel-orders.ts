// Gives a player's orders back, those whose issues are not closed; each chase in one refund. The
// books decide whether an issue was closed first.
import { isRefusal, refuse, type lottery, type Refusal, type RefusalOf } from '@baize/contract';
import type { Units } from '@baize/money';
import type { OrdersPorts } from './ports.ts';
import { isCancellable, type Order } from './rules/order.ts';
import { printOrderId } from './rules/order-id.ts';
import { readOrders } from './store/order-reader.ts';

export interface CancelAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly orderIds: readonly string[];
  readonly now: number;
}

export interface Cancelled {
  readonly cancelled: readonly string[];
  readonly refunded: Units;
}

type CancelRefusal = Refusal<
  Exclude<RefusalOf<typeof lottery.cancelLotteryOrders>, 'idempotency-key-reused'>
>;

export type CancelOrders = (asked: CancelAsked) => Promise<Cancelled | CancelRefusal>;

export function createCancelOrders(ports: OrdersPorts): CancelOrders {
  const { database, wagering } = ports;
  return async ({ playerId, currency, orderIds, now }) => {
    const asked = new Set(orderIds);
    const orders = await readOrders(database.kysely, [...asked], { playerId, currency });
    if (orders.length < asked.size) return refuse('order-unknown');
    const open = orders.filter((order) => isCancellable(order, now));
    // Asked again, what the player has cancelled already is told once more, and nothing moves.
    if (orders.every(({ state }) => state === 'cancelled-by-player'))
      return { cancelled: orders.map(idOf), refunded: sumOf(orders.map(({ stake }) => stake)) };
    if (open.length === 0) return refusalOf(orders);
    const done: Cancelled[] = [];
    for (const [orderId, parts] of Map.groupBy(open, ({ baseId }) => baseId)) {
      const eventIds = parts.map(({ eventId }) => eventId);
      const outcome = await wagering.cancelSlips({ playerId, currency, orderId, eventIds, now });
      if (isRefusal(outcome)) continue;
      const back = new Set(
        outcome.order.slips.flatMap(({ state, slip }) => (state === 'void' ? [slip.eventId] : [])),
      );
      const cancelled = parts.filter(({ eventId }) => back.has(eventId)).map(idOf);
      done.push({ cancelled, refunded: outcome.refunded });
    }
    const cancelled = done.flatMap((one) => one.cancelled);
    if (cancelled.length === 0) return refuse('order-not-open');
    const refunded = sumOf(done.map((one) => one.refunded));
    // Other open pages of the player see the balance move.
    const balance = await ports.cashOf(playerId, currency);
    if (refunded > 0n) ports.returned({ playerId, currency, amount: refunded, balance });
    return { cancelled, refunded };
  };
}

const sumOf = (amounts: readonly Units[]): Units => amounts.reduce((sum, one) => sum + one, 0n);

const idOf = ({ baseId, phase }: Order): string => printOrderId(baseId, phase);

function refusalOf(orders: readonly Order[]): Refusal<'issue-closed' | 'order-not-open'> {
  return refuse(
    orders.some(({ state }) => state === 'running') ? 'issue-closed' : 'order-not-open',
  );
}
