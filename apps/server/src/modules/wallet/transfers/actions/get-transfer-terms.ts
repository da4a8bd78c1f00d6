// To whom the member may send money, within which bounds of the day, and what it causes.
import { isAgentType, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import { maskedName } from '../../accounts/rules/accounts.ts';
import { leftOf } from '../rules/team-transfer.ts';
import { dayBounds, startOfToday } from '../send-money.ts';
import { readSent } from '../store/reader.ts';
import { maySend, openUpline } from '../take-part.ts';

export const getTransferTerms =
  (ports: WalletPorts): Action<typeof wallet.getTransferTerms> =>
  async ({ caller, now }) => {
    const { playerId, currency, type } = caller;
    const on = ports.database.kysely;
    const policy = ports.policy();
    const [isOn, upline, sent, turnover] = await Promise.all([
      maySend(ports, on, { id: playerId, type }),
      openUpline(ports, playerId),
      readSent(on, { playerId, currency, since: startOfToday(now) }),
      readTurnover(on, playerId, currency),
    ]);
    const left = leftOf(sent, dayBounds(ports));
    return {
      up: upline ? { name: maskedName(upline.username) } : null,
      down: isOn && isAgentType(type) ? policy.transferDepth : ('none' as const),
      minimum: policy.transferMinimum,
      dailyMaximum: policy.transferDailyMaximum,
      left: printUnits(left.amount, 2),
      dailyCount: policy.transferDailyCount,
      countLeft: left.count,
      turnoverTimes: policy.transferTurnoverTimes,
      turnoverRequired: printUnits(turnover, 2),
    };
  };
