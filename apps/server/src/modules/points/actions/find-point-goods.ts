// Every good of the mall, the newest first.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { goodShown } from '../good-shown.ts';
import type { PointsPorts } from '../ports.ts';
import { readGoods } from '../store/goods.ts';

export const findPointGoods =
  ({ database }: PointsPorts): Action<typeof points.findPointGoods> =>
  async () => ({ list: (await readGoods(database.kysely)).map(goodShown) });
