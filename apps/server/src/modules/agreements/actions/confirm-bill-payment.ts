// The second person carries out a payment of a bill that waits for one.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { decideAsSecond } from '../decide-payment.ts';
import { payDecided } from '../pay-decided.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billOfStaff } from '../staff-bill.ts';

export const confirmBillPayment =
  (ports: AgreementsPorts): Action<typeof agreements.confirmBillPayment> =>
  async ({ caller: staff, input: { id, proposalId }, now }) => {
    const decided = await ports.database.transaction((tx) =>
      decideAsSecond(ports, tx, { staff, id, proposalId, now }),
    );
    if (isRefusal(decided)) return decided;
    if (!(await payDecided(ports, decided, now))) return refuse('bill-state-fixed');
    return (await billOfStaff(ports, id)) ?? refuse('bill-not-found');
  };
