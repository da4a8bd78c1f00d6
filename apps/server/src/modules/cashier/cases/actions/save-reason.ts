// The operator writes a reason, changes its texts, or takes it off the list.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readReasons, removeReason, writeReason } from '../store/reasons.ts';

const reasonsMax = 200;
/** What every reader can be shown. */
const fallback = 'en';

export const saveReason =
  ({ database, audit }: CashierPorts): Action<typeof cashier.saveReason> =>
  ({ caller: staff, input: { id, use, texts }, now }) =>
    database.transaction(async (tx) => {
      if ((texts[fallback] ?? '').trim() === '') return refuse('reason-text-missing');
      const reasons = await readReasons(tx);
      const before = reasons.find((one) => one.id === id) ?? null;
      if (!before && reasons.length >= reasonsMax) return refuse('reasons-too-many');
      const after = { id, use, texts };
      await writeReason(tx, after, now);
      await audit(tx, { staff, action: 'save-reason', subject: id, before, after });
      return after;
    });

export const dropReason =
  ({ database, audit }: CashierPorts): Action<typeof cashier.dropReason> =>
  ({ caller: staff, input: { id } }) =>
    database.transaction(async (tx) => {
      const before = await removeReason(tx, id);
      if (!before) return refuse('reason-unknown');
      await audit(tx, { staff, action: 'drop-reason', subject: id, before, after: null });
      return { done: true } as const;
    });
