// A commission as its agent sees it, for staff.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { openedBill } from '../shown.ts';
import { readBill } from '../store/bills.ts';

export const getCommissionBill =
  (ports: CommissionsPorts): Action<typeof rebates.getCommissionBill> =>
  async ({ input: { id } }) => {
    const bill = await readBill(ports.database.kysely, id);
    if (!bill) return refuse('commission-unknown');
    const names = await ports.usernames([bill.agentId]);
    const agent = { id: bill.agentId, username: names.get(bill.agentId) ?? '' };
    return { ...(await openedBill(ports, bill)), agent };
  };
