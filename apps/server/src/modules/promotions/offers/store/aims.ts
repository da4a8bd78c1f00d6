// Audiences of promotions, and which of a group a member takes part in, as the transaction sees
// them: what processes have in memory may be older.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Offer } from '../rules/offer.ts';
import type { SegmentFilter } from '../rules/segment.ts';
import type { Spec } from '../rules/spec.ts';

interface Aim {
  readonly id: string;
  readonly audience: Spec['audience'];
  readonly segment: SegmentFilter | null;
}

/** Those that are still published, with their audience and segment of now. */
export async function aimedNow(
  on: Queryable | Tx,
  offers: readonly Offer[],
): Promise<readonly Offer[]> {
  if (offers.length === 0) return [];
  const { rows } = await sql<Aim>`select p.id, v.written #> '{spec,audience}' as audience,
      s.filter as segment
    from promotions_promotion as p join promotions_version as v
      on v.promotion_id = p.id and v.version = p.published_version
    left join promotions_segment as s on s.id = v.written #>> '{spec,audience,segment}'
    where p.id = any(${offers.map(({ id }) => id)}) and p.stage = 'published'`.execute(on);
  const aims = new Map(rows.map((row) => [row.id, row]));
  return offers.flatMap((offer) => {
    const aim = aims.get(offer.id);
    if (aim === undefined) return [];
    const { written } = offer;
    const spec = { ...written.spec, audience: aim.audience };
    return [{ ...offer, segment: aim.segment, written: { ...written, spec } }];
  });
}

export interface GroupAsked {
  readonly offer: Offer;
  readonly playerId: string;
  readonly now: number;
}

/** Of a group a member has one promotion at a time: joined, or with something still open. */
export async function isGroupTaken(
  on: Queryable | Tx,
  { offer: { id, written }, playerId, now }: GroupAsked,
): Promise<boolean> {
  const { group } = written.spec;
  if (group === '') return false;
  const at = new Date(now);
  const { rows } = await sql`select 1 from promotions_promotion as p join promotions_version as v
      on v.promotion_id = p.id and v.version = p.published_version
    where p.stage = 'published' and p.id <> ${id} and v.written #>> '{spec,group}' = ${group}
      and p.starts_at <= ${at} and coalesce(p.ends_at, 'infinity') > ${at}
      and (exists (select from promotions_join where promotion_id = p.id
          and player_id = ${playerId} and left_at is null)
        or exists (select from promotions_claim where promotion_id = p.id
          and player_id = ${playerId} and state in ('pending', 'available')))
    limit 1`.execute(on);
  return rows.length > 0;
}
