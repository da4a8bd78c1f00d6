// The members whose figures a bill is made of, for staff.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billMembers } from '../bill-members.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readBill } from '../store/bill-rows.ts';

export const listBillMembersFile =
  (ports: AgreementsPorts): Action<typeof agreements.listBillMembersFile> =>
  async ({ input }) => {
    const row = await readBill(ports.database.kysely, input.id);
    if (row === undefined) return refuse('bill-not-found');
    return billMembers(ports, row, { ...pageOf(input).cut, name: '' });
  };
