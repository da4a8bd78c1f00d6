// Bills of all agreements as staff search them, the newest period first.
import { instantOf, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billsShown } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { sideOf } from '../side-of.ts';
import { findBills as findRows, sumBills } from '../store/bill-rows.ts';

export const findBills =
  (ports: AgreementsPorts): Action<typeof agreements.findBills> =>
  async ({ input }) => {
    const { username, kind, state, agreementId, proposed, startDate, endDate } = input;
    const partyId = await sideOf(ports, username);
    if (partyId === null) return { list: [], total: 0 };
    const search = {
      partyId,
      kind,
      state,
      agreementId,
      proposed,
      from: instantOf(startDate, 'start'),
      until: instantOf(endDate, 'end'),
      ...pageOf(input).cut,
    };
    const on = ports.database.kysely;
    const [rows, { total }] = await Promise.all([findRows(on, search), sumBills(on, search)]);
    return { list: await billsShown(ports, rows, () => 'staff'), total };
  };
