// A reward of the member, as promotions keep it, for the tests of the door.
import type { Database } from '../../src/platform/database/index.ts';

export async function ownedReward({ pool }: Pick<Database, 'pool'>, memberId: string) {
  await pool.query(`insert into promotions_promotion (id, version, stage, created_at, created_by)
    values ('door', 1, 'draft', now(), 'house')`);
  await pool.query(
    `insert into promotions_claim (id, promotion_id, version, player_id, currency, period, tier,
      state, rewards, cost, made_at)
    values ('doorclaim', 'door', 1, $1, 'PHP', 'once', 0, 'available', '[]', 0, now())`,
    [memberId],
  );
  const claimed = (id: string) => ({ params: { id } });
  const issued = (promotionClaimId: string) => ({ body: { promotionClaimId } });
  return {
    'promotions.claimReward': { theirs: claimed('doorclaim'), nobodys: claimed('nothing') },
    'promotions.claimIssuedPromotion': { theirs: issued('doorclaim'), nobodys: issued('nothing') },
  };
}
