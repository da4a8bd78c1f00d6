// The brand's bounds of rebates in percent, for clients of the family.
import { rebateCategories, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { boundsOf } from '../rules/bounds.ts';
import { readBounds } from '../store/rates.ts';

export const getGlobalRebateSettings =
  ({ database }: RatesPorts): Action<typeof rebates.getGlobalRebateSettings> =>
  async () => {
    const bounds = boundsOf(await readBounds(database.kysely));
    return rebateCategories.map((category) => ({
      gameType: category,
      highestRebate: bounds[category].highest / 100,
      rebateDifference: bounds[category].difference / 100,
      rebateInterval: bounds[category].step / 100,
    }));
  };
