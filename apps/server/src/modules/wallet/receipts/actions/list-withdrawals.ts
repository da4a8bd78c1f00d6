// The player's withdrawals, newest first, those in parts with each part.
import { instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import { statesOf } from '../../withdrawals/rules/withdrawal.ts';
import { readWithdrawals } from '../../withdrawals/store/reader.ts';
import { withParts } from '../with-parts.ts';

export const listWithdrawals =
  ({ database }: WalletPorts): Action<typeof wallet.listWithdrawals> =>
  async ({ caller, input }) => {
    const page = pageOf(input);
    const { withdrawals, total } = await readWithdrawals(database.kysely, {
      playerId: caller.playerId,
      states: input.status === undefined ? undefined : statesOf(input.status),
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      order: 'newest',
      ...page,
    });
    return {
      list: await withParts(database.kysely, withdrawals),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };
