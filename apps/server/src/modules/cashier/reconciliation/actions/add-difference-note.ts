// A note of staff on a difference.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { addNote } from '../../cases/store/notes.ts';
import type { CashierPorts } from '../../ports.ts';
import { hasDifference } from '../store/differences.ts';

export const addDifferenceNote =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.addDifferenceNote> =>
  async ({ caller: { staffId, username: staff }, input: { id, text }, now: at }) => {
    if (!(await hasDifference(kysely, id))) return refuse('difference-unknown');
    await addNote(kysely, { subject: id, staffId, staff, at, text });
    return { staff, at, text };
  };
