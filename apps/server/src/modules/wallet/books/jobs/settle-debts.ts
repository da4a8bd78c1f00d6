// Each minute: debts are settled from the cash of those who owe, a bounded number at once. What
// slips win settles a debt at once; money that comes by any other way waits for this.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { settleDebt } from '../settle-debt.ts';
import { readDebtors } from '../store/ledger/debts.ts';

const atOnce = 200;

export const settleDebts = {
  name: 'wallet-settle-debts',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    for (const debtor of await readDebtors(ports.database.kysely, atOnce)) {
      await ports.database.transaction((tx) => settleDebt(ports, tx, debtor));
    }
  },
};
