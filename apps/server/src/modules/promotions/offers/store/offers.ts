// Reads published promotions, whole: they are kept in memory.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Offer } from '../rules/offer.ts';
import type { SegmentFilter } from '../rules/segment.ts';
import type { Spec, Written } from '../rules/spec.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly stage: 'published' | 'stopped';
  readonly keepsDue: boolean;
  readonly written: Written;
  readonly segment: SegmentFilter | null;
}

const keptAfterMs = 120 * 86_400_000;

/** Those that were published and are not long over, in the order in which they are shown. */
export async function readOffers(on: Queryable, now: number): Promise<readonly Offer[]> {
  const { rows } = await sql<Row>`select p.id, p.published_version as version,
      case when p.stage = 'stopped' then 'stopped' else 'published' end as stage,
      p.keeps_due as "keepsDue", v.written, s.filter as segment
    from promotions_promotion as p join promotions_version as v
      on v.promotion_id = p.id and v.version = p.published_version
    left join promotions_segment as s on s.id = v.written #>> '{spec,audience,segment}'
    where coalesce(p.ends_at, 'infinity') > ${new Date(now - keptAfterMs)}
    order by (v.written ->> 'place')::integer, p.created_at desc, p.id`.execute(on);
  return rows;
}

/** What an older version said, for members who joined under it. */
export async function readWritten(
  on: Queryable | Tx,
  promotionId: string,
  version: number,
): Promise<Written | undefined> {
  const { rows } = await sql<{ written: Written }>`select written from promotions_version
    where promotion_id = ${promotionId} and version = ${version}`.execute(on);
  return rows[0]?.written;
}

export interface Terms {
  readonly stage: 'published' | 'stopped';
  readonly keepsDue: boolean;
  readonly budget: Spec['budget'];
}

/**
 * Whether it still runs, and its budget, as staff set them last: what processes have in memory may
 * be older.
 */
export async function readTerms(tx: Tx, promotionId: string): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`select p.stage, p.keeps_due as "keepsDue",
      v.written #> '{spec,budget}' as budget
    from promotions_promotion as p join promotions_version as v
      on v.promotion_id = p.id and v.version = p.published_version
    where p.id = ${promotionId}`.execute(tx);
  return rows[0];
}

export const isStillOpen = async (tx: Tx, promotionId: string): Promise<boolean> =>
  (await readTerms(tx, promotionId))?.stage === 'published';
