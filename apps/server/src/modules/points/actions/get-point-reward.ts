// The goods of the mall that are offered.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { wordsIn } from '../print.ts';
import { readGoods } from '../store/goods.ts';

export const getPointReward =
  ({ database, currency }: PointsPorts): Action<typeof points.getPointReward> =>
  async ({ input: { type }, locale }) => {
    const goods = await readGoods(database.kysely);
    const list = goods
      .filter(({ written }) => written.isOn && (type === undefined || written.kind === type))
      .map(({ id: goodId, written, stock }) => {
        const { names, details, kind, points: price, amount, picture } = written;
        const name = wordsIn(names, locale);
        const detail = wordsIn(details, locale);
        return { goodId, name, detail, kind, points: price, amount, stock, picture };
      });
    return { list, currency };
  };
