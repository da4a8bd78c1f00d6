// Makes vouchers, once for each intent. Their codes are told here and kept nowhere.
import { refuse, voucherBatchesMost, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { digestOf } from '../../../../platform/secrets/index.ts';
import { lockPromotion } from '../../desk/store/promotions.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { digestOfVoucher } from '../claim-voucher.ts';
import { batchShown } from '../print.ts';
import { bytesOf, codesFrom, plainCode } from '../rules/voucher-code.ts';
import { addBatch, readBatch, readBatches } from '../store/vouchers.ts';

export const createVouchers =
  (ports: PromotionsPorts): Action<typeof promotions.createVouchers> =>
  ({ caller: staff, input: { id, count, expiresAt }, intent, now }) => {
    const batchId = `v${digestOf(`vouchers ${staff.staffId} ${intent}`).slice(0, 23)}`;
    return ports.database.transaction(async (tx) => {
      const promotion = await lockPromotion(tx, id);
      if (promotion === undefined) return refuse('promotion-not-found');
      const known = await readBatch(tx, batchId);
      if (known) return { batch: batchShown(known, now), codes: [] };
      if (promotion.stage === 'stopped') return refuse('promotion-stopped');
      if (promotion.written.spec.trigger !== 'code') return refuse('voucher-promotion-wrong');
      if (expiresAt <= now) return refuse('voucher-expiry-wrong');
      const before = await readBatches(tx, id);
      if (before.length >= voucherBatchesMost) return refuse('voucher-batches-full');
      const codes = codesFrom(ports.randomness.bytes(bytesOf(count)));
      const digests = codes.flatMap((code) => plainCode(code) ?? []).map(digestOfVoucher);
      const about = { id: batchId, promotionId: id, expiresAt, madeAt: now };
      const batch = { ...about, madeBy: staff.username };
      await addBatch(tx, batch, digests);
      const note = { staff, action: 'create-vouchers', subject: id, before: null };
      await ports.audit(tx, { ...note, after: { batch: batchId, count, expiresAt } });
      const made = { ...batch, made: count, used: 0, cancelledAt: null };
      return { batch: batchShown(made, now), codes: [...codes] };
    });
  };
