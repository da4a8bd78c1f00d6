// Accepts a hand-over: what its giver looked at is looked at by the caller from here on.
import { isRefusal, refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { claimMs } from '../claims.ts';
import { shownHandover } from '../shift.ts';
import { acceptHandover as accept, lockHandover } from '../store/shifts.ts';

export const acceptHandover =
  (ports: CashierPorts): Action<typeof cashier.acceptHandover> =>
  async ({ caller: staff, input: { id }, now }) => {
    const accepted = await ports.database.transaction(async (tx) => {
      const one = await lockHandover(tx, id);
      if (!one) return refuse('handover-unknown');
      if (one.acceptedAt !== null) return refuse('handover-accepted');
      if (one.fromId === staff.staffId) return refuse('second-person-needed');
      const { staffId: by, username: name } = staff;
      await accept(tx, one, { by, name, at: now, claimedUntil: now + claimMs });
      const [before, after] = [{ from: one.from }, { acceptedBy: name }];
      await ports.audit(tx, { staff, action: 'accept-handover', subject: id, before, after });
      return { ...one, acceptedBy: name, acceptedAt: now };
    });
    return isRefusal(accepted) ? accepted : shownHandover(accepted);
  };
