// Staff set the brand's bounds of rebates, within the highest rate of the policies, and say why.
import { hundredthsOf, refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { areBounds, boundsOf } from '../rules/bounds.ts';
import { lockRates, readBounds, writeBounds } from '../store/rates.ts';

export const setRebateBounds =
  ({ database, audit, policy }: RatesPorts): Action<typeof rebates.setRebateBounds> =>
  async ({ caller, input: { bounds, reason }, now }) => {
    const categories = new Set(bounds.map(({ category }) => category));
    if (categories.size !== bounds.length || !bounds.every(areBounds))
      return refuse('rebate-bounds-wrong');
    const most = policy().rebateRateMost;
    if (bounds.some(({ highest }) => highest > hundredthsOf(most)))
      return refuse('rebate-rate-above-house', { facts: { most } });
    await database.transaction(async (tx) => {
      await lockRates(tx);
      const before = boundsOf(await readBounds(tx));
      await writeBounds(tx, bounds, now);
      await audit(tx, {
        staff: caller,
        action: 'set-rebate-bounds',
        subject: 'rebates',
        before: bounds.map(({ category }) => before[category]),
        after: { bounds, reason },
      });
    });
    return { done: true as const };
  };
