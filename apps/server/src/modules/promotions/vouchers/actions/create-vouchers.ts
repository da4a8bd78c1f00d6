// Makes vouchers, once for each name. Their codes are told here and kept nowhere.
import { refuse, voucherBatchesMost, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { newId } from '../../../../platform/randomness/index.ts';
import { lockPromotion } from '../../desk/store/promotions.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { digestOfVoucher } from '../claim-voucher.ts';
import { batchShown } from '../print.ts';
import { bytesOf, codesFrom, plainCode } from '../rules/voucher-code.ts';
import { addBatch, readBatches } from '../store/vouchers.ts';

export const createVouchers =
  ({ database, randomness, audit }: PromotionsPorts): Action<typeof promotions.createVouchers> =>
  ({ caller: staff, input: { id: promotionId, name: typed, count, expiresAt }, now }) =>
    database.transaction(async (tx) => {
      const promotion = await lockPromotion(tx, promotionId);
      if (promotion === undefined) return refuse('promotion-not-found');
      if (promotion.stage === 'stopped') return refuse('promotion-stopped');
      if (promotion.written.spec.trigger !== 'code') return refuse('voucher-promotion-wrong');
      const { startsAt } = promotion.written;
      if (expiresAt <= now || expiresAt <= startsAt) return refuse('voucher-expiry-wrong');
      const before = await readBatches(tx, promotionId);
      const name = typed.trim();
      if (before.some((one) => one.name === name)) return refuse('voucher-name-taken');
      if (before.length >= voucherBatchesMost) return refuse('voucher-batches-full');
      const codes = codesFrom(randomness.bytes(bytesOf(count)));
      const digests = codes.flatMap((code) => plainCode(code) ?? []).map(digestOfVoucher);
      const about = { id: newId(now, randomness), promotionId, name, expiresAt, madeAt: now };
      const batch = { ...about, madeBy: staff.username };
      await addBatch(tx, batch, digests);
      const note = { staff, action: 'create-vouchers', subject: promotionId, before: null };
      await audit(tx, { ...note, after: { batch: batch.id, name, count, expiresAt } });
      const made = { ...batch, made: count, used: 0, cancelledAt: null };
      return { batch: batchShown(made, now), codes: [...codes] };
    });
