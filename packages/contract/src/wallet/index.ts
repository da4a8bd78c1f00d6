// Wallet: balances and payments of the player, bank accounts, withdrawals, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletC2c } from './c2c.ts';
import { walletOperations } from './operations.ts';
import { walletPartOperations } from './part-operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletReceipts } from './receipts.ts';
import { walletWithdrawals } from './withdrawals.ts';

export const wallet = {
  ...walletOfPlayer,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletReceipts,
  ...walletC2c,
  ...walletOperations,
  ...walletPartOperations,
};
