// The books against themselves: totals by kind of account, and everything that does not agree.
import type { wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { readTrialBalance } from '../store/ledger/trial-balance.ts';

export const getTrialBalance =
  ({ database }: WalletPorts): Action<typeof wallet.getTrialBalance> =>
  async ({ now }) => {
    const { balanced, totals, drifted, unbalanced } = await readTrialBalance(database);
    return {
      at: now,
      balanced,
      totals: totals.map((total) => ({ ...total, balance: printUnits(total.balance) })),
      drifted: drifted.map((drift) => ({
        ...drift,
        balance: printUnits(drift.balance),
        entries: printUnits(drift.entries),
      })),
      unbalanced: unbalanced.map(({ posting, sum }) => ({ posting, sum: printUnits(sum) })),
    };
  };
