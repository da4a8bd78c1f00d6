// The slips of orders, which wagering keeps: those of one order on its issue, in the order in which
// they were written.
import type { Slip } from '../../wagering/index.ts';
import type { OrdersPorts } from './ports.ts';
import type { Order } from './rules/order.ts';

type Ports = Pick<OrdersPorts, 'wagering'>;

export async function slipsOf({ wagering }: Ports, order: Order): Promise<readonly Slip[]> {
  const [kept] = await wagering.ordersOf([order.baseId]);
  return (kept?.slips ?? []).filter(({ slip }) => slip.eventId === order.eventId);
}

/** More slips than this are not read for a list: each order of a large chase would bring them. */
const slipsMost = 400;

/** The first slip of each order, by `baseId` and event; large orders are left out. */
export async function firstSlips(
  { wagering }: Ports,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, Slip>> {
  const sums = new Map<string, number>();
  for (const { baseId, phase, slips } of orders)
    sums.set(baseId, Math.max(sums.get(baseId) ?? 0, slips * (phase === 0 ? 1 : chaseFactor)));
  let left = slipsMost;
  const asked = [...sums].filter(([, slips]) => (left -= slips) >= 0).map(([baseId]) => baseId);
  const first = new Map<string, Slip>();
  for (const { orderId, slips } of asked.length === 0 ? [] : await wagering.ordersOf(asked)) {
    for (const slip of slips) {
      const key = firstKeyOf(orderId, slip.slip.eventId);
      if (!first.has(key)) first.set(key, slip);
    }
  }
  return first;
}

/** A chase brings the slips of all its issues. */
const chaseFactor = 10;

export const firstKeyOf = (baseId: string, eventId: string): string => `${baseId} ${eventId}`;
