// The members whose figures a bill is made of, for its payer and payee.
import { isRefusal, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billMembers } from '../bill-members.ts';
import { ownBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';

export const listBillMembers =
  (ports: AgreementsPorts): Action<typeof agreements.listBillMembers> =>
  async ({ caller, input }) => {
    const found = await ownBill(ports, input.id, caller.playerId);
    if (isRefusal(found)) return found;
    const page = pageOf(input);
    const name = (input.customerName ?? '').trim().normalize('NFKC').toLowerCase();
    const members = await billMembers(ports, found.row, { ...page.cut, name });
    return { ...members, ...page.told(members.total) };
  };
