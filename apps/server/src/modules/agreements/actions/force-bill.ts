// Staff take the payer's balance for a bill: what is there now, and what comes until it is paid.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import { payBill } from '../pay-bills.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billAfter, staffBill } from '../staff-bill.ts';
import { markForced } from '../store/bill-steps.ts';
import { payItemOf } from '../store/pay-work.ts';

export const forceBill =
  (ports: AgreementsPorts): Action<typeof agreements.forceBill> =>
  async ({ caller, input: { id, reason }, now }) => {
    const row = await staffBill(ports, {
      staff: caller,
      id,
      action: 'force-bill',
      reason,
      now,
      tells: { payee: 'bill-forced' },
      take: (tx) => markForced(tx, id),
    });
    if (row === undefined) return refuse('bill-state-fixed');
    if (isRefusal(row)) return row;
    await payBill(ports, { ...payItemOf(row), way: 'forced', now });
    return billInFull(ports, await billAfter(ports, row), 'staff');
  };
