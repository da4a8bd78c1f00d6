// The member’s exchanges, the newest first.
import type { points } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { PointsPorts } from '../ports.ts';
import { redemptionShown } from '../print.ts';
import { readRedemptions } from '../store/redemptions.ts';

export const getRedeemPointList =
  ({ database }: PointsPorts): Action<typeof points.getRedeemPointList> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 }, locale }) => {
    const search = { playerId, pageNo, pageSize };
    const { list, total } = await readRedemptions(database.kysely, search);
    return { list: list.map((one) => redemptionShown(one, locale)), total };
  };
