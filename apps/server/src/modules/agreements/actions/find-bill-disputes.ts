// Disputes about bills, the newest first, each with its bill.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billsShown, disputeShown } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { findDisputes } from '../store/desk-reader.ts';

export const findBillDisputes =
  (ports: AgreementsPorts): Action<typeof agreements.findBillDisputes> =>
  async ({ input }) => {
    const search = { state: input.state, ...pageOf(input).cut };
    const { disputes, bills, total } = await findDisputes(ports.database.kysely, search);
    const shown = await billsShown(ports, bills, () => 'staff');
    const byId = new Map(shown.map((bill) => [bill.id, bill]));
    const list = disputes.flatMap((dispute) => {
      const bill = byId.get(dispute.billId);
      return bill === undefined ? [] : [{ dispute: disputeShown(dispute), bill }];
    });
    return { list, total };
  };
