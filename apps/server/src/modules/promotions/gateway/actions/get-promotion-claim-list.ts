// The member’s rewards in the family's form.
import type { promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { readClaims } from '../../rewards/store/claims.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { wireClaims } from '../wire-claims.ts';

export const getPromotionClaimList =
  (ports: WithOffers): Action<typeof promotions.getPromotionClaimList> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 }, locale }) => {
    const search = { playerId, pageNo, pageSize };
    const { claims, total } = await readClaims(ports.database.kysely, search);
    return { list: await wireClaims(ports, claims, locale), total };
  };
