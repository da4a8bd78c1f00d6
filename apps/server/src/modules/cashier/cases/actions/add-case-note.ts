// A note of staff on a withdrawal.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readCase } from '../store/cases.ts';
import { addNote } from '../store/notes.ts';

export const addCaseNote =
  ({ database }: CashierPorts): Action<typeof cashier.addCaseNote> =>
  async ({ caller: { staffId, username: staff }, input: { id, text }, now: at }) => {
    if (!(await readCase(database.kysely, id))) return refuse('withdrawal-not-found');
    await addNote(database.kysely, { subject: id, staffId, staff, at, text });
    return { staff, at, text };
  };
