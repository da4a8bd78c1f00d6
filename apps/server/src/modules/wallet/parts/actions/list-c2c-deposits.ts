// A member's own deposits that pay other members, newest first.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { readWithdrawalsById } from '../../withdrawals/store/reader.ts';
import { readMatchesBy, readPartsById } from '../store/reader.ts';
import { wireC2c } from '../wire-part.ts';

export const listC2cDeposits =
  (ports: WalletPorts): Action<typeof wallet.listC2cDeposits> =>
  async ({ caller, input }) => {
    const on = ports.database.kysely;
    const page = pageOf(input);
    const { list, total } = await readMatchesBy(on, caller.playerId, page);
    const parts = await readPartsById(on, [...new Set(list.map(({ partId }) => partId))]);
    const ids = [...new Set(parts.map(({ withdrawalId }) => withdrawalId))];
    const withdrawals = await readWithdrawalsById(on, ids);
    return {
      list: list.flatMap((match) => {
        const part = parts.find(({ id }) => id === match.partId);
        const withdrawal = withdrawals.find(({ id }) => id === part?.withdrawalId);
        return part && withdrawal ? [wireC2c(ports, { match, part, withdrawal })] : [];
      }),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };
