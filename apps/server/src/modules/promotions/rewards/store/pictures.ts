// Pictures that came with applications.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface ClaimPicture {
  readonly claimId: string;
  readonly place: number;
  readonly bytes: Buffer;
}

export async function addPicture(tx: Tx, { claimId, place, bytes }: ClaimPicture): Promise<void> {
  await sql`insert into promotions_claim_picture (id, claim_id, place, bytes)
    values (${`${claimId}-p${place}`}, ${claimId}, ${place}, ${bytes})
    on conflict do nothing`.execute(tx);
}

export async function readPicture(on: Queryable, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from promotions_claim_picture
    where id = ${id}`.execute(on);
  return rows[0]?.bytes;
}

/** The ids of the pictures of claims. */
export async function readPictureIds(
  on: Queryable,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ claimId: string; ids: string[] }>`select claim_id as "claimId",
      array_agg(id order by place) as ids
    from promotions_claim_picture where claim_id = any(${claimIds}) group by claim_id`.execute(on);
  return new Map(rows.map(({ claimId, ids }) => [claimId, ids]));
}
