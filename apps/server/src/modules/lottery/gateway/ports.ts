// The needs of the lottery gateway: lotteries, their clocks, and orders.
import type { Orders } from '../orders/orders.ts';
import type { GameNow, OrdersPorts } from '../orders/ports.ts';

export interface GatewayPorts extends OrdersPorts {
  /** Every lottery and its clock. */
  readonly clocks: (now: number) => readonly GameNow[] | Promise<readonly GameNow[]>;
  readonly orders: Pick<Orders, 'placeOrder' | 'cancelOrders'>;
}
