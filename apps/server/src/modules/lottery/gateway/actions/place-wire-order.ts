// Takes an order as clients of the family write it, in both forms of their slips.
import { isRefusal, refuse, type lottery } from '@baize/contract';
import { unitsToNumber, parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { Placed } from '../../orders/place-order.ts';
import { reasonText } from '../../orders/reasons.ts';
import { wireMode, wireSlips } from '../../orders/rules/asked-slips.ts';
import type { GatewayPorts } from '../ports.ts';
import { chaseOf, isOn, sumOf, wholeOf } from '../rules/wire-order.ts';
import { gameById } from '../wire-games.ts';
import { intentOf } from '../wire-intent.ts';

export function placeWireOrder(ports: GatewayPorts): Action<typeof lottery.placeWireOrder> {
  return async ({ caller: player, input, now, locale, ...call }) => {
    const game = gameById(ports, input.gameId);
    if (isRefusal(game)) return game;
    const slips = wireSlips(input.bettingSlipString, {
      mode: wireMode(input.bettingMode?.toString()),
      group: wholeOf(input.series),
      multiple: wholeOf(input.multiples) ?? 1,
    });
    if (typeof slips === 'string') {
      const facts = { slip: 1, reason: reasonText(locale, slips) };
      return refuse('slip-refused', { facts, value: { slip: 1, reason: slips } });
    }
    const chase = chaseOf(input);
    const stop = isOn(input.winningStop) ? ('win' as const) : ('never' as const);
    const placed = await ports.orders.placeOrder({
      player,
      intent: await intentOf(ports, { ...call, caller: player, body: input, now }),
      slips,
      now,
      locale,
      request: input,
      gameCode: game.game.code,
      issue: chase?.issue ?? input.currentNumero,
      total: sumOf(input.betCartAmountSum),
      totalOfOne: chase !== undefined,
      chase: chase && {
        multiples: chase.multiples,
        stop,
        profit: null,
      },
    });
    return isRefusal(placed) ? placed : placedOnWire(placed);
  };
}

export function placedOnWire({ orderId, chaseId, issues, stake }: Placed) {
  return {
    orderNumber: chaseId ?? orderId,
    numero: issues[0]?.issue ?? '',
    totalBettingAmount: unitsToNumber(parseUnits(stake, { decimalsMax: 4 }) ?? 0n),
  };
}
