// Bills of all agreements as staff search them, the newest period first; of everybody those of the
// last days, unless they are owed or their days are asked for.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billsShown } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billSpan } from '../rules/bill-span.ts';
import { sideOf } from '../side-of.ts';
import { findBills as findRows, sumBills } from '../store/bill-rows.ts';

const listedDays = 31;

export const findBills =
  (ports: AgreementsPorts): Action<typeof agreements.findBills> =>
  async ({ input, now }) => {
    const { username, kind, state, agreementId, proposed } = input;
    const partyId = await sideOf(ports, username);
    if (partyId === null) return { list: [], total: 0, hasMore: false, since: null };
    const isFew = partyId !== undefined || agreementId !== undefined || proposed === true;
    const { since, ...span } = billSpan(input, { now, days: isFew ? 'all' : listedDays });
    const search = {
      partyId,
      kind,
      state,
      agreementId,
      proposed,
      ...span,
      ...pageOf(input).cut,
    };
    const on = ports.database.kysely;
    const [rows, counted] = await Promise.all([findRows(on, search), sumBills(on, search)]);
    const { total, hasMore } = counted;
    return { list: await billsShown(ports, rows, () => 'staff'), total, hasMore, since };
  };
