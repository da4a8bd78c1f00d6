// A player's orders as clients of the family read them, page by page, newest first.
import { readOrderPage, type OrderFilter } from '../orders/store/order-reader.ts';
import type { GatewayPorts } from './ports.ts';
import { rowsOf } from './print-wire-order.ts';

interface Page {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

export async function orderPage(
  ports: GatewayPorts,
  filter: OrderFilter,
  { page = 0, size = 50 }: Page,
) {
  const search = { ...filter, limit: size, offset: page * size };
  const found = await readOrderPage(ports.database.kysely, search);
  const content = await rowsOf(ports, found.list);
  const totalPages = Math.ceil(found.total / size);
  return { found, orders: { content, totalPages, totalElements: found.total } };
}
