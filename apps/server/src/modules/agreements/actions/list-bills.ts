// The bills an agent has to pay or to get, the newest period first.
import type { agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billsShown } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billSpan } from '../rules/bill-span.ts';
import { viewerOf } from '../shown.ts';
import { findBills, sumBills } from '../store/bill-rows.ts';

const listedDays = 92;

export const listBills =
  (ports: AgreementsPorts): Action<typeof agreements.listBills> =>
  async ({ caller: { playerId }, input, now }) => {
    const { side, kind, state, agreementId } = input;
    const page = pageOf(input);
    const mine = side === 'pay' ? { payerId: playerId } : { payeeId: playerId };
    const days = agreementId === undefined ? listedDays : 'all';
    const { since, ...span } = billSpan(input, { now, days });
    const search = {
      ...(side === undefined ? { partyId: playerId } : mine),
      ...page.cut,
      kind,
      state,
      agreementId,
      ...span,
    };
    const on = ports.database.kysely;
    const [rows, { total, due, paid, owed, hasMore }] = await Promise.all([
      findBills(on, search),
      sumBills(on, search),
    ]);
    return {
      list: await billsShown(ports, rows, (row) => viewerOf(row, playerId) ?? 'payee'),
      total,
      hasMore,
      since,
      footer: { due: printUnits(due), paid: printUnits(paid), owed: printUnits(owed) },
      ...page.told(total),
    };
  };
