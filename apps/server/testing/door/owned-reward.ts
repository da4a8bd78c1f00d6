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
  await pool.query(
    `insert into promotions_version (promotion_id, version, written, written_at, written_by)
    values ('door', 1, $1, now(), 'house')`,
    [JSON.stringify({ texts: { titles: {} }, spec: { draw: { segments: [{ weight: 1 }] } } })],
  );
  await pool.query(
    `insert into promotions_opening (id, player_id, promotion_id, version, look, day, seed_id,
      commitment, client_seed, nonce, value, segment, rewards, opened_at)
    values ('dooropening', $1, 'door', 1, 'wheel', now(), 'seed', $2, 'mine', 1, 0, 0, '[]',
      now())`,
    [memberId, 'a'.repeat(64)],
  );
  await pool.query(
    `insert into promotions_ticket (id, player_id, kind, given, unused, given_at, expires_at)
    values ('doorticket', $1, 'slot', 1, 1, now(), now() + interval '1 day')`,
    [memberId],
  );
  const ticket = (id: string) => ({ body: { transactionId: `${id}.1` } });
  const tickets = { theirs: ticket('doorticket'), nobodys: ticket('nothing') };
  const claimed = (id: string) => ({ params: { id } });
  const issued = (promotionClaimId: string) => ({ body: { promotionClaimId } });
  return {
    'promotions.claimReward': { theirs: claimed('doorclaim'), nobodys: claimed('nothing') },
    'promotions.getOpening': { theirs: claimed('dooropening'), nobodys: claimed('nothing') },
    'promotions.claimIssuedPromotion': { theirs: issued('doorclaim'), nobodys: issued('nothing') },
    'promotions.claimTicket': tickets,
    'promotions.spinSlotMachine': tickets,
    'promotions.cancelTicket': tickets,
  };
}
