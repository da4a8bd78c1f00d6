// Deposits that players miss, for staff: open ones those that wait longest, others newest first.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { staffReport } from '../shown-report.ts';
import { countOpenReports, readReports } from '../store/reports.ts';

export const findDepositReports =
  (ports: WalletPorts): Action<typeof wallet.findDepositReports> =>
  async ({ input }) => {
    const on = ports.database.kysely;
    const open = await countOpenReports(on);
    const playerId = input.username ? await ports.playerIdOf(input.username) : undefined;
    if (input.username && playerId === undefined) return { list: [], total: 0, open };
    const { list, total } = await readReports(on, {
      playerId,
      state: input.state,
      ...pageOf(input),
    });
    const names = await ports.usernames([...new Set(list.map((one) => one.playerId))]);
    return {
      list: list.map((report) => staffReport(report, names.get(report.playerId) ?? '')),
      total,
      open,
    };
  };
