// A proposed correction is refused, or withdrawn by the one who proposed it: nothing moves.
import { isRefusal, refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { decideAdjustment, lockAdjustment } from '../store/adjustments.ts';
import { auditOf } from '../audit-of.ts';
import { withMember } from '../shown-adjustment.ts';

export const refuseAdjustment =
  (ports: WalletPorts): Action<typeof wallet.refuseAdjustment> =>
  async ({ caller: staff, input: { id, reason }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const waiting = await lockAdjustment(tx, id);
      if (!waiting) return refuse('adjustment-not-found');
      if (waiting.state !== 'waiting') return refuse('adjustment-decided');
      await decideAdjustment(tx, id, {
        state: 'refused',
        by: staff.staffId,
        byName: staff.username,
        at: now,
        decision: reason,
      });
      const adjustment = (await lockAdjustment(tx, id)) ?? waiting;
      await ports.audit(tx, auditOf(staff, 'refuse-adjustment', adjustment));
      return adjustment;
    });
    return isRefusal(refused) ? refused : withMember(ports, refused);
  };
