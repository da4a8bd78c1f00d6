// A player's orders, newest first, each with its first slip.
import type { lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import { printOrder, printSlip, resultsOf, selectionMost } from '../print-order.ts';
import { firstKeyOf, firstSlips } from '../read-slips.ts';
import { readOrderPage } from '../store/order-reader.ts';

export function listLotteryOrders(ports: OrdersPorts): Action<typeof lottery.listLotteryOrders> {
  return async ({ caller: { player }, input, now }) => {
    const { pageNo = 1, pageSize = 20, state, ...filter } = input;
    const page = await readOrderPage(ports.database.kysely, {
      ...filter,
      playerId: player.playerId,
      currency: player.currency,
      states: state && [state],
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    });
    const [results, first] = await Promise.all([
      resultsOf(ports, page.list),
      firstSlips(ports, page.list),
    ]);
    const list = page.list.map((order) => {
      const { baseId, eventId, gameCode, slips } = order;
      const kind = ports.terms.of(gameCode)?.game.kind;
      const slip = first.get(firstKeyOf(baseId, eventId));
      const told = slip && kind && printSlip(kind, slip, selectionMost);
      return { ...printOrder(order, results.get(eventId), now), slips, first: told ?? null };
    });
    const { total, stake, payout } = page;
    return { list, total, stake: printUnits(stake, 4), payout: printUnits(payout, 2) };
  };
}
