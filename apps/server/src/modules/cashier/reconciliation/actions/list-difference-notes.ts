// The notes of staff on a difference.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readNotes } from '../../cases/store/notes.ts';
import type { CashierPorts } from '../../ports.ts';
import { hasDifference } from '../store/differences.ts';

export const listDifferenceNotes =
  ({ database: { kysely } }: CashierPorts): Action<typeof cashier.listDifferenceNotes> =>
  async ({ input: { id } }) =>
    (await hasDifference(kysely, id))
      ? { list: [...(await readNotes(kysely, id))] }
      : refuse('difference-unknown');
