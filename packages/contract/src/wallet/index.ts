// Wallet: balances and payments of the player, bank accounts, withdrawals,
// team transfers, and the work of staff.
import { walletAccounts } from './accounts.ts';
import { walletBonuses } from './bonuses.ts';
import { walletLimits } from './limits.ts';
import { walletC2c } from './c2c.ts';
import { walletDepositChannels } from './deposit-channels.ts';
import { walletDepositDesk } from './deposit-desk.ts';
import { walletDepositReports } from './deposit-reports.ts';
import { walletDeposits } from './deposits.ts';
import { walletOldDeposits } from './old-deposits.ts';
import { walletAdjustments } from './adjustments.ts';
import { walletOperations } from './operations.ts';
import { walletPartOperations } from './part-operations.ts';
import { walletOfPlayer } from './player.ts';
import { walletRecords } from './records.ts';
import { walletStatements } from './statements.ts';
import { walletTransfers } from './transfers.ts';
import { walletReceipts } from './receipts.ts';
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
  ...walletBonuses,
  ...walletTransfers,
  ...walletLimits,
  ...walletOperations,
  ...walletRecords,
  ...walletStatements,
  ...walletReceipts,
  ...walletC2c,
  ...walletPartOperations,
  ...walletAdjustments,
};
