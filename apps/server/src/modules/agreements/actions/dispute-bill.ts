// The payee disputes a bill with a reason; payment goes on meanwhile.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { billInFull } from '../bill-shown.ts';
import { ownBill, tellBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';
import { tellNews } from '../tell-news.ts';
import { openDispute } from '../store/bill-steps.ts';

export const disputeBill =
  (ports: AgreementsPorts): Action<typeof agreements.disputeBill> =>
  async ({ caller, input: { id: billId, reason }, now }) => {
    const found = await ownBill(ports, billId, caller.playerId);
    if (isRefusal(found)) return found;
    const { row, side } = found;
    if (side !== 'payee') return refuse('bill-not-found');
    const isNew = await ports.database.transaction(async (tx) => {
      const id = newId(now, ports.randomness);
      const opened = await openDispute(tx, { id, billId, reason, now });
      if (!opened) return false;
      await tellBill(ports, tx, row);
      const { payerId: agentId } = row;
      await tellNews(ports, tx, { news: 'bill-disputed', agentId, about: billId, now });
      return true;
    });
    return isNew ? billInFull(ports, row, side) : refuse('bill-dispute-open');
  };
