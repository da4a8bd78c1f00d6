// The brand's bounds of rebates, for staff.
import { rebateCategories, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RatesPorts } from '../ports.ts';
import { boundsOf } from '../rules/bounds.ts';
import { readBounds } from '../store/rates.ts';

export const getRebateBounds =
  ({ database }: RatesPorts): Action<typeof rebates.getRebateBounds> =>
  async () => {
    const bounds = boundsOf(await readBounds(database.kysely));
    return { bounds: rebateCategories.map((category) => bounds[category]) };
  };
