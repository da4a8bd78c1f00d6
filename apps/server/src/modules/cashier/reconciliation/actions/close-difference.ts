// Closes a difference with a reason; where money had to move it names the correction that was
// posted.
import { isRefusal, refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { shownDifference } from '../shown-difference.ts';
import { closeDifference as close, lockDifference } from '../store/differences.ts';

export const closeDifference =
  (ports: CashierPorts): Action<typeof cashier.closeDifference> =>
  async ({ caller: staff, input: { id, reason, adjustmentId = '' }, now }) => {
    const closed = await ports.database.transaction(async (tx) => {
      const open = await lockDifference(tx, id);
      if (!open) return refuse('difference-unknown');
      if (open.state !== 'open') return refuse('difference-closed');
      if (!(await isPosted(ports, adjustmentId))) return refuse('adjustment-not-found');
      await close(tx, id, { by: staff.username, at: now, reason: reason.trim(), adjustmentId });
      const after = (await lockDifference(tx, id)) ?? open;
      const before = { state: open.state, kind: open.kind, reference: open.reference };
      const told = { state: after.state, reason: after.reason, adjustmentId };
      const action = 'close-difference';
      await ports.audit(tx, { staff, action, subject: id, before, after: told });
      return after;
    });
    return isRefusal(closed) ? closed : shownDifference(closed);
  };

/** None is named where no money had to move. */
async function isPosted({ wallet }: CashierPorts, adjustmentId: string): Promise<boolean> {
  if (adjustmentId === '') return true;
  return (await wallet.desk.adjustment(adjustmentId))?.state === 'posted';
}
