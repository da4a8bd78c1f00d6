// Wallet: balances and payments of the player, bank accounts, withdrawals, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletAdjustments } from './adjustments.ts';
import { walletOperations } from './operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletWithdrawals } from './withdrawals.ts';

export const wallet = {
  ...walletOfPlayer,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletOperations,
  ...walletAdjustments,
};
