// The cost of a deposit before it is made: fee, credit, turnover and time of an amount.
import { depositKinds, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { turnoverOf } from '../../books/rules/turnover.ts';
import { checkDeposit, pickBy } from '../check-deposit.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { feeOf } from '../rules/deposit-channel.ts';

export const getPreDeposit =
  (ports: DepositPorts): Action<typeof wallet.getPreDeposit> =>
  async (call) => {
    const { caller, input, locale } = call;
    const pick = pickBy(input, depositKinds);
    const checked = await checkDeposit(ports, { ...call, amount: input.amount, pick });
    if ('refused' in checked) return checked;
    const { amount, channel } = checked;
    const fee = feeOf(channel, amount);
    const { playerId, currency } = caller;
    const promotions = await ports.promotionsOfDeposit({ playerId, currency, locale, amount });
    return {
      amount: wireNumber(amount),
      fee: wireNumber(fee),
      credited: wireNumber(amount - fee),
      turnoverRequired: wireNumber(turnoverOf(amount - fee, ports.policy().depositTurnoverTimes)),
      expectedMinutes: ports.channels.expectedMinutes(channel.code),
      promotions: [...promotions],
    };
  };
