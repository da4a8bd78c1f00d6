// The search of vendors' messages for the operator.
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import { entryOf, type EntryRow } from '../../rounds/store/vendor-rows.ts';

export interface EntrySearch {
  readonly vendor?: string | undefined;
  readonly kind?: string | undefined;
  readonly player?: string | undefined;
  readonly round?: string | undefined;
  readonly requestId?: string | undefined;
  readonly refused?: 'yes' | 'no' | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of what vendors sent and were answered, newest first. */
export async function readEntries(db: Queryable, search: EntrySearch) {
  const same = (column: string, value: string | undefined) =>
    value ? sql` and ${sql.ref(column)} = ${value}` : sql``;
  const where = sql`at >= ${new Date(search.since ?? 0)}
    and at < ${new Date(search.until ?? 8.64e14)}${same('vendor', search.vendor)}
    ${same('kind', search.kind)}${same('player_id', search.player)}${same('round', search.round)}
    ${same('request_id', search.requestId)}
    ${search.refused ? sql` and (error <> '') = ${search.refused === 'yes'}` : sql``}`;
  const page = await sql<EntryRow>`select * from wagering_vendor_entry where ${where}
    order by at desc, vendor, request_id limit ${search.pageSize}
    offset ${(search.pageNo - 1) * search.pageSize}`.execute(db);
  const count = await sql<{ total: bigint }>`select count(*) as total
    from wagering_vendor_entry where ${where}`.execute(db);
  return { entries: page.rows.map(entryOf), total: Number(count.rows[0]?.total ?? 0n) };
}
