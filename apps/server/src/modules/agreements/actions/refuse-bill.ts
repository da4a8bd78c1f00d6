// Staff refuse a bill: what is left of it is not owed any more. Staff who recently opened the
// account of one of its sides cannot refuse it.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { hasOpenedOne } from '../second-person.ts';
import { billOfStaff, staffBill } from '../staff-bill.ts';
import { markRefused } from '../store/bill-steps.ts';

export const refuseBill =
  (ports: AgreementsPorts): Action<typeof agreements.refuseBill> =>
  async ({ caller, input: { id, reason }, now }) => {
    const row = await staffBill(ports, {
      staff: caller,
      id,
      action: 'refuse-bill',
      reason,
      now,
      tells: 'bill-refused',
      take: async (tx, { payeeId, payerId }) => {
        const agentIds = [payeeId, payerId];
        if (await hasOpenedOne(ports, tx, { staff: caller, agentIds, now }))
          return refuse('second-person-needed');
        return markRefused(tx, id, reason);
      },
    });
    if (row === undefined) return refuse('bill-state-fixed');
    if (isRefusal(row)) return row;
    return (await billOfStaff(ports, id)) ?? refuse('bill-not-found');
  };
