// The operator takes a reason off the list.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { removeReason } from '../store/reasons.ts';

export const dropReason =
  ({ database, audit }: CashierPorts): Action<typeof cashier.dropReason> =>
  ({ caller: staff, input: { id } }) =>
    database.transaction(async (tx) => {
      const before = await removeReason(tx, id);
      if (!before) return refuse('reason-unknown');
      await audit(tx, { staff, action: 'drop-reason', subject: id, before, after: null });
      return { done: true } as const;
    });
