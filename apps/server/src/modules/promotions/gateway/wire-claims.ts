// Rewards in the family's form.
import { unitsToNumber } from '@baize/money';
import { unitsOf } from '../offers/rules/spec.ts';
import { readWritten } from '../offers/store/offers.ts';
import { titlesOf } from '../rewards/print.ts';
import type { Claim } from '../rewards/store/claims.ts';
import type { WithOffers } from '../rewards/with-offers.ts';
import { promotionTypeOf } from './rules/promotion-type.ts';

export async function wireClaims(ports: WithOffers, claims: readonly Claim[], locale: string) {
  const title = await titlesOf(ports, claims, locale);
  const found = await Promise.all(
    claims.map(async (claim) => {
      const { promotionId, version } = claim;
      const offer = ports.offers.find(promotionId);
      const written =
        offer?.version === version
          ? offer.written
          : await readWritten(ports.database.kysely, promotionId, version);
      if (written === undefined) return [];
      const [first] = claim.rewards;
      return [
        {
          rewardId: claim.id,
          promotionId,
          promotionType: promotionTypeOf(written.spec),
          title: title(claim),
          status: claim.state,
          amount: unitsToNumber(unitsOf(first?.amount ?? '0')),
          createTime: claim.madeAt,
          expireTime: claim.expiresAt,
        },
      ];
    }),
  );
  return found.flat();
}
