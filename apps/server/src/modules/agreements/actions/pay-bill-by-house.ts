// The house pays what is left of a bill in the payer's stead.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import { payByHouse } from '../pay-by-house.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billAfter, staffBill } from '../staff-bill.ts';

export const payBillByHouse =
  (ports: AgreementsPorts): Action<typeof agreements.payBillByHouse> =>
  async ({ caller, input: { id, reason }, now }) => {
    const row = await staffBill(ports, {
      staff: caller,
      id,
      action: 'pay-bill-by-house',
      reason,
      now,
      take: async (_tx, { state }) => state === 'unpaid' || state === 'overdue',
    });
    if (row === undefined) return refuse('bill-state-fixed');
    if (isRefusal(row)) return row;
    await payByHouse(ports, row, now);
    return billInFull(ports, await billAfter(ports, row), 'staff');
  };
