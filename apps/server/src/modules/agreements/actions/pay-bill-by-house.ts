// The house pays what is left of a bill in the payer's stead.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import { payBill } from '../pay-bills.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billAfter, staffBill } from '../staff-bill.ts';
import { payItemOf } from '../store/pay-work.ts';

export const payBillByHouse =
  (ports: AgreementsPorts): Action<typeof agreements.payBillByHouse> =>
  async ({ caller, input: { id, reason }, now }) => {
    const row = await staffBill(ports, {
      staff: caller,
      id,
      action: 'pay-bill-by-house',
      reason,
      now,
      tells: { payee: 'bill-paid-by-house' },
      take: async (_tx, { state }) => state === 'unpaid' || state === 'overdue',
    });
    if (row === undefined) return refuse('bill-state-fixed');
    if (isRefusal(row)) return row;
    const item = { ...payItemOf(row), payerId: null, way: 'house', now } as const;
    const { amount } = await payBill(ports, item);
    // Somebody refused or paid it meanwhile: the house had nothing left to pay.
    if (amount === 0n) return refuse('bill-state-fixed');
    return billInFull(ports, await billAfter(ports, row), 'staff');
  };
