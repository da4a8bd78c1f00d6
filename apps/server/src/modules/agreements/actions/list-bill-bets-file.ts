// A member's rounds of a bill, for staff.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billBets } from '../bill-bets.ts';
import type { AgreementsPorts } from '../ports.ts';
import { readBill } from '../store/bill-rows.ts';

export const listBillBetsFile =
  (ports: AgreementsPorts): Action<typeof agreements.listBillBetsFile> =>
  async ({ input, locale, now }) => {
    const row = await readBill(ports.database.kysely, input.id);
    if (row === undefined) return refuse('bill-not-found');
    const asked = { memberId: input.customerId, locale, now, ...pageOf(input).cut };
    return billBets(ports, row, asked);
  };
