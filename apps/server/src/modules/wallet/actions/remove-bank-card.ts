// Removes an account for withdrawal; somebody else's is as unknown as none. A withdrawal that was
// asked for keeps where it goes.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { WalletPorts } from '../ports.ts';
import { dropAccount } from '../store/accounts/writer.ts';

export const removeBankCard =
  (ports: WalletPorts): Action<typeof wallet.removeBankCard> =>
  async ({ caller: { playerId }, input }) =>
    ports.database.transaction(async (tx) => {
      if (!(await dropAccount(tx, playerId, input.id))) return refuse('bank-card-not-found');
      await ports.tellAccountsChanged(tx, playerId);
      return { done: true };
    });
