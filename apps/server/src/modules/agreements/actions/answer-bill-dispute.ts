// The payer answers the dispute of a bill.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { billInFull } from '../bill-shown.ts';
import { ownBill, tellBill } from '../own-bill.ts';
import type { AgreementsPorts } from '../ports.ts';
import { tellNews } from '../tell-news.ts';
import { closeDispute } from '../store/bill-steps.ts';

export const answerBillDispute =
  (ports: AgreementsPorts): Action<typeof agreements.answerBillDispute> =>
  async ({ caller, input: { id: billId, answer: state, reason: answer }, now }) => {
    const found = await ownBill(ports, billId, caller.playerId);
    if (isRefusal(found)) return found;
    const { row, side } = found;
    if (side !== 'payer') return refuse('bill-not-found');
    const isClosed = await ports.database.transaction(async (tx) => {
      const closed = await closeDispute(tx, { billId, state, by: 'payer', answer, now });
      if (!closed) return false;
      await tellBill(ports, tx, row);
      const { payeeId: agentId } = row;
      await tellNews(ports, tx, { news: 'bill-dispute-answered', agentId, about: billId, now });
      return true;
    });
    return isClosed ? billInFull(ports, row, side) : refuse('bill-dispute-none');
  };
