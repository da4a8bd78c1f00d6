// A player's orders of any days, newest first.
import { isRefusal, type LotteryOrderState, type lottery } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { placesOf } from '../../orders/rules/order-id.ts';
import type { OrderFilter } from '../../orders/store/order-reader.ts';
import { orderPage } from '../order-pages.ts';
import type { GatewayPorts } from '../ports.ts';
import { isOn, wholeOf } from '../rules/wire-order.ts';
import { statesOfStatus } from '../rules/wire-status.ts';
import { codeAsked } from '../wire-games.ts';

export function searchWireOrders(ports: GatewayPorts): Action<typeof lottery.searchWireOrders> {
  return async ({ caller: { playerId, currency }, input }) => {
    const gameCode = codeAsked(ports, input.gameId);
    if (isRefusal(gameCode)) return gameCode;
    const { page, size, numero, orderNumber, chasingOrder } = input;
    const filter: OrderFilter = {
      playerId,
      currency,
      gameCode,
      issue: numero || undefined,
      baseIds: orderNumber ? placesOf(orderNumber).map(({ baseId }) => baseId) : undefined,
      inChase: isOn(chasingOrder ?? undefined) || undefined,
      states: statesAsked(input),
      from: wholeOf(input.startDate),
      to: wholeOf(input.endDate),
    };
    const { found, orders } = await orderPage(ports, filter, { page, size });
    return {
      orders,
      orderSumTO: {
        planBettingAmount: unitsToNumber(found.stake),
        actualBettingAmount: unitsToNumber(found.played),
        winningAmount: unitsToNumber(found.payout),
      },
    };
  };
}

interface StatusAsked {
  readonly orderStatus?: number | string | null;
  readonly chasingStatus?: number | string | null;
}

/** States that both allow, where a client names one for orders and one for chases. */
function statesAsked(asked: StatusAsked): readonly LotteryOrderState[] | undefined {
  const [states, others] = [asked.orderStatus, asked.chasingStatus].map((status) =>
    statesOfStatus(String(status ?? '')),
  );
  if (states === undefined || others === undefined) return states ?? others;
  return states.filter((state) => others.includes(state));
}
