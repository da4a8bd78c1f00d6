// A batch of vouchers as staff read it.
import type { OutputOf, promotions } from '@baize/contract';
import { countsOf, type VoucherBatch } from './rules/voucher-batch.ts';

export function batchShown(
  batch: VoucherBatch,
  now: number,
): OutputOf<typeof promotions.cancelVouchers> {
  const { id: batchId, promotionId, name, made, used, expiresAt, madeAt, madeBy } = batch;
  const about = { batchId, promotionId, name, made, used, expiresAt, madeAt, madeBy };
  return { ...about, ...countsOf(batch, now) };
}
