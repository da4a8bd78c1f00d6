// The account record: movements of the player's cash and bonus money that fit, with the balances
// before and after each and the sums of all of them.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { transactionCode } from '../../books/rules/transaction-code.ts';
import type { WalletPorts } from '../../ports.ts';
import { listMovements } from '../movement-list.ts';
import { kindOf } from '../rules/movement-kind.ts';

export const listTransactions =
  ({ database }: WalletPorts): Action<typeof wallet.listTransactions> =>
  async ({ caller, input }) => {
    const { entries, footer, ...page } = await listMovements(database.kysely, caller, input);
    return {
      ...page,
      list: entries.map((entry) => ({
        txId: String(entry.posting),
        txTime: entry.at,
        txType: transactionCode(entry.event, entry.amount || (entry.bonus?.amount ?? 0n)),
        event: entry.event,
        kind: kindOf(entry.event),
        reference: entry.reference,
        amount: wireNumber(entry.amount),
        balanceBefore: wireNumber(entry.after - entry.amount),
        currentBalance: wireNumber(entry.after),
        bonus: entry.bonus
          ? {
              amount: wireNumber(entry.bonus.amount),
              balanceBefore: wireNumber(entry.bonus.after - entry.bonus.amount),
              currentBalance: wireNumber(entry.bonus.after),
            }
          : null,
      })),
      footer: {
        ...footer,
        credited: wireNumber(footer.credited),
        debited: wireNumber(footer.debited),
        bonusCredited: wireNumber(footer.bonusCredited),
        bonusDebited: wireNumber(footer.bonusDebited),
      },
    };
  };
