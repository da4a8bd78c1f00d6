// Wallet: balances and payments of the player, bank accounts, withdrawals, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletDepositChannels } from './deposit-channels.ts';
import { walletDepositDesk } from './deposit-desk.ts';
import { walletDepositReports } from './deposit-reports.ts';
import { walletDeposits } from './deposits.ts';
import { walletOldDeposits } from './old-deposits.ts';
import { walletOperations } from './operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletWithdrawals } from './withdrawals.ts';

export const wallet = {
  ...walletOfPlayer,
  ...walletDeposits,
  ...walletOldDeposits,
  ...walletDepositReports,
  ...walletDepositChannels,
  ...walletDepositDesk,
  ...walletAccounts,
  ...walletWithdrawals,
  ...walletOperations,
};
