// A bill with every member's figures, for staff.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billFacts } from '../bill-members.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readBill } from '../store/bill-rows.ts';

export const getBillFactsFile =
  (ports: AgreementsPorts): Action<typeof agreements.getBillFactsFile> =>
  async ({ input: { id } }) => {
    const row = await readBill(ports.database.kysely, id);
    return row === undefined ? refuse('bill-not-found') : billFacts(ports, row, 'staff');
  };
