// Staff withdraw a payment of a bill that waits for a second person.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { withdrawProposal } from '../decide-payment.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billOfStaff } from '../staff-bill.ts';

export const withdrawBillPayment =
  (ports: AgreementsPorts): Action<typeof agreements.withdrawBillPayment> =>
  async ({ caller: staff, input: { id, proposalId, reason }, now }) => {
    const withdrawn = await ports.database.transaction((tx) =>
      withdrawProposal(ports, tx, { staff, id, proposalId, reason, now }),
    );
    if (isRefusal(withdrawn)) return withdrawn;
    return (await billOfStaff(ports, id)) ?? refuse('bill-not-found');
  };
