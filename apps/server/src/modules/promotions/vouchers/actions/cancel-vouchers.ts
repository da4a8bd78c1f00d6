// Cancels what was not used of a batch of vouchers. A voucher that is used in the same moment is
// either counted first or cancelled.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { batchShown } from '../print.ts';
import { countsOf } from '../rules/voucher-batch.ts';
import { cancelBatch, lockBatch } from '../store/vouchers.ts';

export const cancelVouchers =
  ({ database, audit }: PromotionsPorts): Action<typeof promotions.cancelVouchers> =>
  ({ caller: staff, input: { id, reason }, now }) =>
    database.transaction(async (tx) => {
      const batch = await lockBatch(tx, id);
      if (batch === undefined) return refuse('voucher-not-found');
      const { left } = countsOf(batch, now);
      if (left === 0) return refuse('voucher-none-left');
      await cancelBatch(tx, id, now);
      const note = { staff, action: 'cancel-vouchers', subject: batch.promotionId };
      await audit(tx, { ...note, before: { left }, after: { batch: id, reason } });
      return batchShown({ ...batch, cancelledAt: now }, now);
    });
