// Members who had a promotion: of some, and those who had it last.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

/** Of these members, those who had the promotion or are due it. */
export async function readHad(
  on: Queryable,
  promotionId: string,
  playerIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct player_id as id from promotions_claim
    where promotion_id = ${promotionId} and player_id = any(${playerIds})
      and state in ('pending', 'available', 'claimed')`.execute(on);
  return rows.map(({ id }) => id);
}

export interface LastClaim {
  readonly claimId: string;
  readonly playerId: string;
  readonly cost: Units;
  readonly at: number;
}

/** The newest claims that were paid. */
export async function readLastClaims(
  on: Queryable,
  promotionId: string,
  count: number,
): Promise<readonly LastClaim[]> {
  const { rows } = await sql<Omit<LastClaim, 'at'> & { at: Date }>`select id as "claimId",
      player_id as "playerId", cost, decided_at as at
    from promotions_claim where promotion_id = ${promotionId} and state = 'claimed'
    order by decided_at desc, player_id limit ${count}`.execute(on);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
