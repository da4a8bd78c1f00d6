// Every promotion, the newest first.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { staffPromotions } from '../print.ts';
import { readPromotions } from '../store/promotions.ts';

export const findPromotions =
  (ports: WithOffers): Action<typeof promotions.findPromotions> =>
  async ({ input: { stage, pageNo = 1, pageSize = 20 } }) => {
    const page = { pageNo, pageSize, ...(stage === undefined ? {} : { stage }) };
    const { list, total } = await readPromotions(ports.database.kysely, page);
    return { list: await staffPromotions(ports, list), total };
  };
