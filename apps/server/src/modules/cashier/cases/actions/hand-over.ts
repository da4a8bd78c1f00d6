// Hands the shift over with a note; one that waits is accepted first.
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { shownHandover, summaryOf } from '../shift.ts';
import { addHandover, hasWaitingHandover } from '../store/shifts.ts';

export const handOver =
  (ports: CashierPorts): Action<typeof cashier.handOver> =>
  async ({ caller: staff, input: { note }, now }) => {
    const given = await ports.database.transaction(async (tx) => {
      if (await hasWaitingHandover(tx, staff.staffId)) return refuse('handover-waiting');
      const summary = await summaryOf(ports, tx, { staff, now });
      const { staffId: fromId, username: from } = staff;
      const one = { id: randomUUID(), fromId, from, note: note.trim(), at: now, summary };
      await addHandover(tx, one);
      const subject = one.id;
      await ports.audit(tx, { staff, action: 'hand-over', subject, before: null, after: summary });
      return { ...one, acceptedBy: '', acceptedAt: null };
    });
    return isRefusal(given) ? given : shownHandover(given);
  };
