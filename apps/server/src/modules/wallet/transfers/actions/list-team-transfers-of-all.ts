// Team transfers of all members for staff, newest first.
import { instantOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { pageOf } from '../../books/actions/page.ts';
import type { WalletPorts } from '../../ports.ts';
import { namesOf, staffTransfer } from '../print-transfer.ts';
import { readTeamTransfers } from '../store/reader.ts';

export const listTeamTransfersOfAll =
  (ports: WalletPorts): Action<typeof wallet.listTeamTransfersOfAll> =>
  async ({ input }) => {
    const named = input.username ? await ports.playerIdOf(input.username) : undefined;
    if (input.username && named === undefined) return { list: [], total: 0 };
    const { transfers, total } = await readTeamTransfers(ports.database.kysely, {
      memberId: input.memberId ?? named,
      way: input.way,
      state: input.state,
      from: instantOf(input.startDate, 'start'),
      to: instantOf(input.endDate, 'end'),
      ...pageOf(input),
    });
    const names = await namesOf(ports, transfers);
    return { list: transfers.map((one) => staffTransfer(one, names)), total };
  };
