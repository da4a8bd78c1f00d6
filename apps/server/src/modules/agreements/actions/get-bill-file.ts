// One bill as staff read it, with everything it is made of.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readBill } from '../store/bill-rows.ts';

export const getBillFile =
  (ports: AgreementsPorts): Action<typeof agreements.getBillFile> =>
  async ({ input: { id } }) => {
    const row = await readBill(ports.database.kysely, id);
    return row === undefined ? refuse('bill-not-found') : billInFull(ports, row, 'staff');
  };
