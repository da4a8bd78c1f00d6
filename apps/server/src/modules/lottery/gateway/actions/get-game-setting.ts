// The modes of a unit of a lottery, and its limits.
import { isRefusal, type lottery } from '@baize/contract';
import { unitsToNumber } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { wireModes } from '../../orders/rules/asked-slips.ts';
import type { GatewayPorts } from '../ports.ts';
import { gameById } from '../wire-games.ts';

export function getGameSetting(ports: GatewayPorts): Action<typeof lottery.getGameSetting> {
  return async ({ input: { gameId } }) => {
    const offered = gameById(ports, gameId);
    if (isRefusal(offered)) return offered;
    const { amountMost, multipleMost, payoutCap } = offered.game;
    return {
      bettingModes: wireModes.map(({ bettingModeId, code, unit }) => ({
        bettingModeId,
        code,
        unit,
        betMultipleMax: multipleMost,
        betAmountMax: unitsToNumber(amountMost),
        winAmountMax: unitsToNumber(payoutCap),
      })),
    };
  };
}
