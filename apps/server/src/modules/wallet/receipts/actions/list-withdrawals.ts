// The player's withdrawals, newest first.
import { instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { statesOf } from '../rules/withdrawal.ts';
import { readWithdrawals } from '../store/reader.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import { wireWithdrawal } from './wire-withdrawal.ts';

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
      list: withdrawals.map(wireWithdrawal),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };
