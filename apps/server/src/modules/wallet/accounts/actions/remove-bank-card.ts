// Removes an account for withdrawal; somebody else's is as unknown as none. It stays while a
// withdrawal to it is open, so that a thief of a session cannot hide where money is going.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { findPayee } from '../store/reader.ts';
import { dropAccount, lockAccounts } from '../store/writer.ts';
import { hasOpenWithdrawal } from '../store/open-withdrawal.ts';

export const removeBankCard =
  (ports: WalletPorts): Action<typeof wallet.removeBankCard> =>
  async ({ caller: { playerId }, input: { id } }) =>
    ports.database.transaction(async (tx) => {
      await lockAccounts(tx, playerId);
      const payee = await findPayee(tx, { playerId, id });
      if (payee === undefined) return refuse('bank-card-not-found');
      if (await hasOpenWithdrawal(tx, playerId, payee)) return refuse('bank-card-in-use');
      await dropAccount(tx, playerId, id);
      await ports.tellAccountsChanged(tx, playerId);
      return { done: true };
    });
