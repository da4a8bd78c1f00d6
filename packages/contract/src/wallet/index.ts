// Wallet: balances and payments of the player, bank accounts, withdrawals, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletOperations } from './operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletRecords } from './records.ts';
import { walletStatements } from './statements.ts';
import { walletWithdrawals } from './withdrawals.ts';

export const wallet = {
  ...walletOfPlayer,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletOperations,
  ...walletRecords,
  ...walletStatements,
};
