// The player's accounts for withdrawal, masked, with the withdrawals that are left today.
import { withdrawalsUncounted, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireAccount } from '../../accounts/wire-account.ts';
import { readAccounts } from '../../accounts/store/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import { readConditions } from '../../withdrawals/actions/conditions.ts';

export const listBankCards =
  (ports: WalletPorts): Action<typeof wallet.listBankCards> =>
  async ({ caller: { playerId, currency }, now }) => {
    const on = ports.database.kysely;
    const [accounts, { count, countUsed }] = await Promise.all([
      readAccounts(on, playerId),
      readConditions(ports, on, { playerId, currency, now }),
    ]);
    return {
      bankCards: accounts.map(wireAccount),
      remainingTransactionTimes:
        count === null ? withdrawalsUncounted : Math.max(0, count - countUsed),
    };
  };
