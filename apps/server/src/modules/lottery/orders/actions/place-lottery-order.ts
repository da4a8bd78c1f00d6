// Takes an order of our own screens.
import type { lottery } from '@baize/contract';
import { parseUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { PlaceOrder } from '../place-order.ts';
import { nativeSlip } from '../rules/asked-slips.ts';

const unitsOf = (text: string) => parseUnits(text, { decimalsMax: 4 });

export function placeLotteryOrder(
  placeOrder: PlaceOrder,
): Action<typeof lottery.placeLotteryOrder> {
  return ({ caller: { player }, input, intent, now, locale }) => {
    const { gameCode, issue, slips, total, chase, gameVersion, limitedVersion } = input;
    return placeOrder({
      player,
      intent,
      gameCode,
      issue,
      gameVersion,
      limitedVersion,
      now,
      locale,
      request: input,
      slips: slips.map(nativeSlip),
      total: unitsOf(total),
      chase: chase && {
        multiples: chase.multiples,
        stop: chase.stop,
        profit: chase.stop === 'profit' ? (unitsOf(chase.profit ?? '') ?? 0n) : null,
      },
    });
  };
}
