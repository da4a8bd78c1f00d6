// Commissions of all agents, or of one by name, for staff.
import type { rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { shownBill } from '../shown.ts';
import { readBills } from '../store/bills.ts';

export const listCommissionBills =
  (ports: CommissionsPorts): Action<typeof rebates.listCommissionBills> =>
  async ({ input: { pageNo = 1, pageSize = 20, username = '' } }) => {
    const name = username.trim();
    const agentId = name === '' ? undefined : ((await ports.playerIdOf(name)) ?? '');
    const search = { agentId, limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readBills(ports.database.kysely, search);
    const names = await ports.usernames(list.map((bill) => bill.agentId));
    return {
      list: list.map((bill) => ({
        ...shownBill(bill),
        agent: { id: bill.agentId, username: names.get(bill.agentId) ?? '' },
      })),
      total,
    };
  };
