// States of orders as the family numbers them.
import type { LotteryOrderState } from '@baize/contract';

export const orderStatus: Readonly<Record<LotteryOrderState, number>> = {
  running: 2,
  won: 4,
  lost: 5,
  stopped: 6,
  'cancelled-by-player': 8,
  'cancelled-by-house': 12,
};

/** Of a status that a client searches by; undefined: all of them. */
export function statesOfStatus(status: string): readonly LotteryOrderState[] | undefined {
  if (status === '' || status === '-1' || status === '0') return undefined;
  // Older clients know an order cancelled on its draw by a number of its own.
  const asked = status === '7' ? '12' : status;
  const states = Object.keys(orderStatus) as LotteryOrderState[];
  return states.filter((state) => String(orderStatus[state]) === asked);
}
