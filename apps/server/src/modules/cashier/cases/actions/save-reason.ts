// The operator writes a reason or changes its texts.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readReasons, writeReason } from '../store/reasons.ts';

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
