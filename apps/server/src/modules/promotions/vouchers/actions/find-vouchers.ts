// Batches of vouchers of a promotion with what became of them.
import { refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { readPromotion } from '../../desk/store/promotions.ts';
import { batchShown } from '../print.ts';
import { readBatches } from '../store/vouchers.ts';

export const findVouchers =
  ({ database }: PromotionsPorts): Action<typeof promotions.findVouchers> =>
  async ({ input: { id }, now }) => {
    const on = database.kysely;
    if ((await readPromotion(on, id)) === undefined) return refuse('promotion-not-found');
    const batches = await readBatches(on, id);
    return { list: batches.map((batch) => batchShown(batch, now)) };
  };
