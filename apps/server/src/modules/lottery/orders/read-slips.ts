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

/** More slips of chases than this are not read for a list: each would bring those of its issues. */
const slipsMost = 400;
/** How many issues of a chase are reckoned with. */
const chaseFactor = 10;

/** The first slip of each order, by `baseId` and event; large chases are left out. */
export async function firstSlips(
  { wagering }: Ports,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, Slip>> {
  const single = orders.filter(({ phase }) => phase === 0).map(({ baseId }) => baseId);
  const chased = smallChases(orders.filter(({ phase }) => phase > 0));
  const found = await Promise.all([
    single.length === 0 ? [] : wagering.ordersOf(single, { slips: 1 }),
    chased.length === 0 ? [] : wagering.ordersOf(chased),
  ]);
  const first = new Map<string, Slip>();
  for (const { orderId, slips } of found.flat()) {
    for (const slip of slips) {
      const key = firstKeyOf(orderId, slip.slip.eventId);
      if (!first.has(key)) first.set(key, slip);
    }
  }
  return first;
}

function smallChases(parts: readonly Order[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { baseId, slips } of parts)
    sums.set(baseId, Math.max(sums.get(baseId) ?? 0, slips * chaseFactor));
  let left = slipsMost;
  return [...sums].filter(([, slips]) => (left -= slips) >= 0).map(([baseId]) => baseId);
}

export const firstKeyOf = (baseId: string, eventId: string): string => `${baseId} ${eventId}`;
