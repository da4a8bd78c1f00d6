// The player's accounts for withdrawal, masked.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { masked } from '../rules/accounts.ts';
import { readAccounts, type Account } from '../store/reader.ts';

/** The family asks for a number; withdrawals are not counted here. */
const withdrawalsWithoutEnd = 999;

export const listBankCards =
  ({ database }: WalletPorts): Action<typeof wallet.listBankCards> =>
  async ({ caller }) => ({
    bankCards: (await readAccounts(database.kysely, caller.playerId)).map(wireAccount),
    remainingTransactionTimes: withdrawalsWithoutEnd,
  });

export function wireAccount(account: Account) {
  return {
    bankCardId: account.id,
    kind: account.kind,
    cardHolder: account.cardHolder,
    bankCode: account.bankCode,
    bankName: account.bankName,
    cardNumber: masked(account.numberEnd),
    createdAt: account.createdAt,
  };
}
