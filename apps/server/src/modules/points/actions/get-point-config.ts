// Rates of points as members read them.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { readScheme } from '../store/scheme.ts';

export const getPointConfig =
  ({ database, currency }: PointsPorts): Action<typeof points.getPointConfig> =>
  async () => {
    const { rates } = await readScheme(database.kysely);
    const { earn, deposit, ratio, step, isConverting } = rates;
    return { earn: [...earn], deposit, ratio, step, isConverting, currency };
  };
