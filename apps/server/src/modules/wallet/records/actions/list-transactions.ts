// The account record: every movement of the player's cash with the balance before and after it.
import { instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { wireNumber } from '../../books/rules/amount.ts';
import { transactionCode } from '../../books/rules/transaction-code.ts';
import { readStatement } from '../../books/store/ledger/reader.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';

export const listTransactions =
  ({ database }: WalletPorts): Action<typeof wallet.listTransactions> =>
  async ({ caller, input }) => {
    const page = pageOf(input);
    const { lines, total } = await readStatement(database.kysely, {
      owner: caller.playerId,
      currency: caller.currency,
      kind: 'player-cash',
      from: instantOf(input.startTime, 'start'),
      to: instantOf(input.endTime, 'end'),
      ...page,
    });
    return {
      list: lines.map((line) => ({
        txId: String(line.posting),
        txTime: line.at,
        txType: transactionCode(line.event, line.amount),
        event: line.event,
        amount: wireNumber(line.amount),
        balanceBefore: wireNumber(line.before),
        currentBalance: wireNumber(line.after),
      })),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };
