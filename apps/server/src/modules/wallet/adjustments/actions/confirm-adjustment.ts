// The second person posts a correction. It is never the one who proposed it, nor somebody who
// opened a way into the member's account of late.
import { isRefusal, refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { postAdjustment } from '../post-adjustment.ts';
import { lockAdjustment } from '../store/adjustments.ts';
import { auditOf } from '../audit-of.ts';
import { withMember } from '../shown-adjustment.ts';

export const confirmAdjustment =
  (ports: WalletPorts): Action<typeof wallet.confirmAdjustment> =>
  async ({ caller: staff, input: { id }, now }) => {
    const posted = await ports.database.transaction(async (tx) => {
      const waiting = await lockAdjustment(tx, id);
      if (!waiting) return refuse('adjustment-not-found');
      if (waiting.state !== 'waiting') return refuse('adjustment-decided');
      const { playerId: memberId, proposedBy, proposedByName: other } = waiting;
      const isSame =
        proposedBy === staff.staffId || (await ports.mayBeOne(tx, { staff, other, now }));
      if (isSame || (await ports.hasOpened(tx, { staff, memberId, now }))) {
        return refuse('second-person-needed');
      }
      const refused = await postAdjustment(ports, tx, waiting, { staff, now });
      if (refused) return refused;
      const adjustment = (await lockAdjustment(tx, id)) ?? waiting;
      await ports.audit(tx, auditOf(staff, 'confirm-adjustment', adjustment));
      return adjustment;
    });
    return isRefusal(posted) ? posted : withMember(ports, posted);
  };
