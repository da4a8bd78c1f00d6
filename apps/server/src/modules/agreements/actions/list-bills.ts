// The bills an agent has to pay or to get, the newest period first.
import { instantOf, type agreements } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import { billsShown } from '../bill-shown.ts';
import type { AgreementsPorts } from '../ports.ts';
import { viewerOf } from '../shown.ts';
import { findBills, sumBills } from '../store/bill-rows.ts';

export const listBills =
  (ports: AgreementsPorts): Action<typeof agreements.listBills> =>
  async ({ caller: { playerId }, input }) => {
    const { side, kind, state, agreementId, startDate, endDate } = input;
    const page = pageOf(input);
    const mine = side === 'pay' ? { payerId: playerId } : { payeeId: playerId };
    const search = {
      ...(side === undefined ? { partyId: playerId } : mine),
      ...page.cut,
      kind,
      state,
      agreementId,
      from: instantOf(startDate, 'start'),
      until: instantOf(endDate, 'end'),
    };
    const on = ports.database.kysely;
    const [rows, { total, due, paid, owed }] = await Promise.all([
      findBills(on, search),
      sumBills(on, search),
    ]);
    return {
      list: await billsShown(ports, rows, (row) => viewerOf(row, playerId) ?? 'payee'),
      total,
      footer: { due: printUnits(due), paid: printUnits(paid), owed: printUnits(owed) },
      ...page.told(total),
    };
  };
