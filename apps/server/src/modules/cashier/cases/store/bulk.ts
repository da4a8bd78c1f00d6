// Steps over many withdrawals: what was previewed under a digest, and what became of each.
import type { BulkAction, BulkOutcome } from '@baize/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface BulkItem {
  readonly id: string;
  readonly record: string;
  readonly outcome: BulkOutcome;
}

export interface Bulk {
  readonly digest: string;
  readonly staffId: string;
  readonly action: BulkAction;
  readonly remark: string;
  readonly items: readonly BulkItem[];
}

/** The same preview is the same row; what was done under it stays. */
export async function addBulk(tx: Tx, bulk: Bulk, now: number): Promise<void> {
  const { digest, staffId, action, remark, items } = bulk;
  const { rows } = await sql`insert into cashier_bulk (digest, staff_id, action, remark, at)
    values (${digest}, ${staffId}, ${action}, ${remark}, ${new Date(now)})
    on conflict do nothing returning digest`.execute(tx);
  if (rows.length === 0) return;
  await sql`insert into cashier_bulk_item (digest, place, withdrawal_id, record, outcome)
    select ${digest}, place, id, record, outcome from unnest(
      ${items.map((_, place) => place)}::smallint[], ${items.map(({ id }) => id)}::text[],
      ${items.map(({ record }) => record)}::text[],
      ${items.map(({ outcome }) => outcome)}::text[]
    ) as item (place, id, record, outcome)`.execute(tx);
}

export async function readBulk(on: Queryable, digest: string): Promise<Bulk | undefined> {
  const { rows } = await sql<Omit<Bulk, 'items'>>`select digest, staff_id as "staffId", action,
    remark from cashier_bulk where digest = ${digest}`.execute(on);
  if (!rows[0]) return undefined;
  const items = await sql<BulkItem>`select withdrawal_id as id, record, outcome
    from cashier_bulk_item where digest = ${digest} order by place`.execute(on);
  return { ...rows[0], items: items.rows };
}

export async function writeOutcome(
  on: Queryable,
  { digest, id, outcome }: { digest: string; id: string; outcome: BulkOutcome },
): Promise<void> {
  await sql`update cashier_bulk_item set outcome = ${outcome}
    where digest = ${digest} and withdrawal_id = ${id}`.execute(on);
}

export async function forgetBulks(on: Queryable, before: number): Promise<void> {
  await sql`delete from cashier_bulk where at < ${new Date(before)}`.execute(on);
}
