// The player's reports of missing deposits and their answers, newest first.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { shownReport } from '../shown-report.ts';
import { readReports } from '../store/reports.ts';

export const listDepositReports =
  ({ database }: WalletPorts): Action<typeof wallet.listDepositReports> =>
  async ({ caller, input }) => {
    const search = { playerId: caller.playerId, ...pageOf(input) };
    const { list, total } = await readReports(database.kysely, search);
    return { list: list.map(shownReport), total };
  };
