// The member's team transfers, sent and received, newest first.
import { instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf, totalPages } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { namesOf, wireTransfer } from '../print-transfer.ts';
import { readTeamTransfers } from '../store/reader.ts';

export const listTeamTransfers =
  (ports: WalletPorts): Action<typeof wallet.listTeamTransfers> =>
  async ({ caller: { playerId }, input }) => {
    const page = pageOf(input);
    const { transfers, total } = await readTeamTransfers(ports.database.kysely, {
      memberId: playerId,
      side: input.side,
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      ...page,
    });
    const names = await namesOf(ports, transfers);
    return {
      list: transfers.map((one) => wireTransfer(one, playerId, names)),
      pageNo: page.pageNo,
      totalPage: totalPages(total, page),
    };
  };
