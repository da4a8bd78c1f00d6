// Ways in which points can be used: goods of each kind, and money.
import { goodKinds, type points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { readGoods } from '../store/goods.ts';
import { readScheme } from '../store/scheme.ts';

export const getPointRewardConversionType =
  ({ database }: PointsPorts): Action<typeof points.getPointRewardConversionType> =>
  async () => {
    const on = database.kysely;
    const [goods, { rates }] = await Promise.all([readGoods(on), readScheme(on)]);
    const kinds = goodKinds.map((kind) => ({
      type: kind,
      enabled: goods.some(({ written }) => written.isOn && written.kind === kind),
    }));
    return [...kinds, { type: 'money' as const, enabled: rates.isConverting }];
  };
