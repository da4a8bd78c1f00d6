// A player's orders of today, newest first.
import { isRefusal, type lottery } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { orderPage } from '../order-pages.ts';
import type { GatewayPorts } from '../ports.ts';
import { codeAsked } from '../wire-games.ts';

export function listTodayOrders(ports: GatewayPorts): Action<typeof lottery.listTodayOrders> {
  return async ({ caller: { playerId, currency }, input: { gameId, ...page }, now }) => {
    const gameCode = codeAsked(ports, gameId);
    if (isRefusal(gameCode)) return gameCode;
    const from = startOfDay(dayAt(now));
    const { orders } = await orderPage(ports, { playerId, currency, gameCode, from }, page);
    return { orders };
  };
}
