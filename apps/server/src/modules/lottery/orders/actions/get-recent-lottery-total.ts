// Sums a player's lottery stakes and payouts of today, and counts open orders.
import type { lottery } from '@baize/contract';
import { dayAt, printUnits, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { readDayTotal } from '../store/order-reader.ts';

export function getRecentLotteryTotal({
  database,
}: OrdersPorts): Action<typeof lottery.getRecentLotteryTotal> {
  return async ({ caller: { player }, now }) => {
    const { playerId, currency } = player;
    const since = startOfDay(dayAt(now));
    const total = await readDayTotal(database.kysely, { playerId, currency, since });
    const { orders, stake, payout, waiting } = total;
    return { orders, waiting, stake: printUnits(stake, 4), payout: printUnits(payout, 2) };
  };
}
