// A player's chases, newest first.
import type { lottery } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { OrdersPorts } from '../ports.ts';
import type { OrderChase } from '../rules/order.ts';
import { readChasePage } from '../store/chase-reader.ts';

export function listLotteryChases({
  database,
}: OrdersPorts): Action<typeof lottery.listLotteryChases> {
  return async ({ caller: { player }, input: { pageNo = 1, pageSize = 20, state } }) => {
    const page = await readChasePage(database.kysely, {
      playerId: player.playerId,
      currency: player.currency,
      state,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    });
    return { list: page.list.map(printChase), total: page.total };
  };
}

function printChase({ profit, stake, refunded, payout, ...chase }: OrderChase) {
  const { chaseId, gameCode, state, stop, placedAt, phases, settled, cancelled } = chase;
  return {
    chaseId,
    gameCode,
    state,
    stop,
    placedAt,
    phases,
    settled,
    cancelled,
    profit: profit === null ? null : printUnits(profit, 2),
    stake: printUnits(stake, 4),
    refunded: printUnits(refunded, 4),
    payout: printUnits(payout, 2),
  };
}
