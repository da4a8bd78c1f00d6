// Wallet: balances and payments of the player, bank accounts, withdrawals,
// team transfers, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletLimits } from './limits.ts';
import { walletOperations } from './operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletTransfers } from './transfers.ts';
import { walletWithdrawals } from './withdrawals.ts';

export const wallet = {
  ...walletOfPlayer,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletTransfers,
  ...walletLimits,
  ...walletOperations,
};
