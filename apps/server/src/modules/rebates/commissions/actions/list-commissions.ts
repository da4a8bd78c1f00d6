// The agent's commissions, the newest first.
import type { rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { shownBill } from '../shown.ts';
import { readBills } from '../store/bills.ts';

export const listCommissions =
  ({ database }: CommissionsPorts): Action<typeof rebates.listCommissions> =>
  async ({ caller: { playerId: agentId }, input: { pageNo = 1, pageSize = 20 } }) => {
    const search = { agentId, limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readBills(database.kysely, search);
    return { list: list.map(shownBill), total };
  };
