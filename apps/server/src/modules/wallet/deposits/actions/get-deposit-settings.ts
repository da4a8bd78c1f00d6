// Whether the player may pay in now, the limits of the brand, and the promotions that can be chosen
// with a deposit.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { brandLimits, offeredTo } from '../offered-channels.ts';
import { countCredited } from '../store/reader.ts';

export const getDepositSettings =
  (ports: DepositPorts): Action<typeof wallet.getDepositSettings> =>
  async (call) => {
    const { caller, locale, now } = call;
    const { playerId, currency } = caller;
    const [gated, paused, offered, count, promotions] = await Promise.all([
      ports.refusalOfDeposit(playerId),
      ports.refusalOfPause(playerId, now),
      offeredTo(ports, call),
      countCredited(ports.database.kysely, playerId),
      ports.promotionsOfDeposit({ playerId, currency, locale }),
    ]);
    const mayPay = !gated && !paused && offered.length > 0;
    const { minimum, maximum } = brandLimits(ports);
    return {
      allowDeposit: mayPay ? 'Y' : 'N',
      totalDepositSuccessCount: count,
      depositInfo: {
        currency,
        minimumAmount: wireNumber(minimum),
        maximumAmount: wireNumber(maximum),
        turnoverTimes: ports.policy().depositTurnoverTimes,
      },
      promotions: [...promotions],
    };
  };
