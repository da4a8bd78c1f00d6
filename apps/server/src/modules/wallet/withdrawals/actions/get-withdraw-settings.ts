// The conditions of a withdrawal now: its limits, the turnover still to be played, and the accounts
// it can go to.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { banks } from '../../accounts/rules/accounts.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { withdrawalFavour } from './withdrawal-favour.ts';

export const getWithdrawSettings =
  (ports: WalletPorts): Action<typeof wallet.getWithdrawSettings> =>
  async ({ caller }) => {
    const { withdrawalMinimum, receiptMinutes } = ports.policy();
    const { maximum } = await withdrawalFavour(ports, caller.playerId);
    const turnover = await readTurnover(ports.database.kysely, caller.playerId, caller.currency);
    return {
      minimumAmount: wireNumber(policyUnits(withdrawalMinimum)),
      maximumAmount: wireNumber(maximum),
      turnoverRequired: wireNumber(turnover),
      receiptMinutes,
      banks: [...banks],
    };
  };
