// Differences: listed, noted upon, and closed with a reason. Where money had to move, the closing
// names the correction that was posted.
import { isRefusal, refuse, type OutputOf, type cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { addNote, readNotes } from '../../cases/store/notes.ts';
import type { CashierPorts } from '../../ports.ts';
import type { Side } from '../rules/compare.ts';
import {
  closeDifference as close,
  hasDifference,
  lockDifference,
  readDifferences,
  type KeptDifference,
} from '../store/differences.ts';

type Shown = OutputOf<typeof cashier.closeDifference>;
const pageSizeUnlessAsked = 20;

export const listDifferences =
  ({ database }: CashierPorts): Action<typeof cashier.listDifferences> =>
  async ({ input: { pageNo = 1, pageSize = pageSizeUnlessAsked, ...search } }) => {
    const asked = { ...search, pageNo, pageSize };
    const { list, total } = await readDifferences(database.kysely, asked);
    return { list: list.map(shown), total };
  };

export const listDifferenceNotes =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.listDifferenceNotes> =>
  async ({ input: { id } }) =>
    (await hasDifference(kysely, id))
      ? { list: [...(await readNotes(kysely, id))] }
      : refuse('difference-unknown');

export const addDifferenceNote =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.addDifferenceNote> =>
  async ({ caller: { staffId, username: staff }, input: { id, text }, now: at }) => {
    if (!(await hasDifference(kysely, id))) return refuse('difference-unknown');
    await addNote(kysely, { subject: id, staffId, staff, at, text });
    return { staff, at, text };
  };

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
    return isRefusal(closed) ? closed : shown(closed);
  };

/** None is named where no money had to move. */
async function isPosted({ wallet }: CashierPorts, adjustmentId: string): Promise<boolean> {
  if (adjustmentId === '') return true;
  return (await wallet.desk.adjustment(adjustmentId))?.state === 'posted';
}

const shownSide = (side: Side | null) =>
  side && { ...side, amount: printUnits(side.amount), fee: printUnits(side.fee) };

const shown = ({ ours, theirs, ...difference }: KeptDifference): Shown => ({
  ...difference,
  ours: shownSide(ours),
  theirs: shownSide(theirs),
});
