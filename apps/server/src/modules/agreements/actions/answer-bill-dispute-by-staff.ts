// Staff answer the dispute of a bill.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billAfter, staffBill } from '../staff-bill.ts';
import { closeDispute } from '../store/bill-steps.ts';

export const answerBillDisputeByStaff =
  (ports: AgreementsPorts): Action<typeof agreements.answerBillDisputeByStaff> =>
  async ({ caller, input: { id, answer: state, reason }, now }) => {
    const row = await staffBill(ports, {
      staff: caller,
      id,
      action: 'answer-bill-dispute',
      reason,
      now,
      tells: 'bill-dispute-answered',
      take: (tx) => closeDispute(tx, { billId: id, state, by: 'staff', answer: reason, now }),
    });
    if (row === undefined) return refuse('bill-dispute-none');
    return isRefusal(row) ? row : billInFull(ports, await billAfter(ports, row), 'staff');
  };
