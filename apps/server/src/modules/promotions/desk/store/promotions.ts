// Promotions as staff write them: every version is kept.
import type { PromotionStage } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Written } from '../../offers/rules/spec.ts';

export interface Promotion {
  readonly id: string;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly stage: PromotionStage;
  readonly written: Written;
  readonly writtenBy: string;
  readonly writtenAt: number;
  readonly proposedBy: string;
  readonly publishedBy: string;
}

type Row = Omit<Promotion, 'writtenAt'> & { readonly writtenAt: Date };

const chosen = sql`p.id, p.version, p.published_version as "publishedVersion", p.stage, v.written,
  v.written_by as "writtenBy", v.written_at as "writtenAt", p.proposed_by as "proposedBy",
  p.published_by as "publishedBy"
  from promotions_promotion as p join promotions_version as v
    on v.promotion_id = p.id and v.version = p.version`;

const promotionOf = (row: Row): Promotion => ({ ...row, writtenAt: row.writtenAt.getTime() });

export async function readPromotion(
  on: Queryable | Tx,
  id: string,
): Promise<Promotion | undefined> {
  const { rows } = await sql<Row>`select ${chosen} where p.id = ${id}`.execute(on);
  return rows[0] && promotionOf(rows[0]);
}

export async function lockPromotion(tx: Tx, id: string): Promise<Promotion | undefined> {
  await sql`select 1 from promotions_promotion where id = ${id} for update`.execute(tx);
  return readPromotion(tx, id);
}

export async function readPromotions(
  on: Queryable,
  { stage, pageNo, pageSize }: { stage?: PromotionStage; pageNo: number; pageSize: number },
): Promise<{ readonly list: readonly Promotion[]; readonly total: number }> {
  const of = sql`(${stage ?? null}::text is null or p.stage = ${stage ?? null})`;
  const { rows } = await sql<Row>`select ${chosen} where ${of}
    order by p.created_at desc, p.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
    on,
  );
  const { rows: counted } = await sql<{ total: bigint }>`select count(*) as total
    from promotions_promotion as p where ${of}`.execute(on);
  return { list: rows.map(promotionOf), total: Number(counted[0]?.total ?? 0) };
}

export interface Writing {
  readonly id: string;
  readonly version: number;
  readonly written: Written;
  readonly by: string;
  readonly now: number;
}

/** False: the id is taken. */
export async function addPromotion(tx: Tx, writing: Writing): Promise<boolean> {
  const { id, by, now } = writing;
  const { rows } = await sql`insert into promotions_promotion
      (id, version, stage, created_at, created_by)
    values (${id}, 1, 'draft', ${new Date(now)}, ${by})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length > 0) await addVersion(tx, writing);
  return rows.length > 0;
}

async function addVersion(tx: Tx, { id, version, written, by, now }: Writing): Promise<void> {
  await sql`insert into promotions_version (promotion_id, version, written, written_at, written_by)
    values (${id}, ${version}, ${JSON.stringify(written)}::jsonb, ${new Date(now)}, ${by})`.execute(
    tx,
  );
}

/** The next version; what members see stays until it is published. */
export async function writeVersion(tx: Tx, writing: Writing): Promise<void> {
  await addVersion(tx, writing);
  await sql`update promotions_promotion set version = ${writing.version},
      stage = case when published_version is null then 'draft' else stage end, proposed_by = ''
    where id = ${writing.id}`.execute(tx);
}

export async function propose(tx: Tx, id: string, by: string): Promise<void> {
  await sql`update promotions_promotion set proposed_by = ${by},
      stage = case when published_version is null then 'proposed' else stage end
    where id = ${id}`.execute(tx);
}

export async function publish(tx: Tx, { id, version, written, by, now }: Writing): Promise<void> {
  const { startsAt, endsAt } = written;
  await sql`update promotions_promotion set stage = 'published', published_version = ${version},
      published_by = ${by}, published_at = ${new Date(now)}, starts_at = ${new Date(startsAt)},
      ends_at = ${endsAt === null ? null : new Date(endsAt)}
    where id = ${id}`.execute(tx);
}

export async function stop(
  tx: Tx,
  { id, reason, keepsDue }: { id: string; reason: string; keepsDue: boolean },
): Promise<void> {
  await sql`update promotions_promotion set stage = 'stopped', stopped_reason = ${reason},
      keeps_due = ${keepsDue} where id = ${id}`.execute(tx);
}
