// The messages of vendors as they are kept, and the search of them for the operator.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { VendorEntry } from '../rules/vendor-round.ts';

export interface EntryRow {
  vendor: string;
  request_id: string;
  kind: VendorEntry['kind'];
  player_id: string;
  round_id: string;
  round: string;
  game_code: string;
  currency: string;
  amount: bigint;
  bet_ref: string;
  moved: bigint;
  error: VendorEntry['error'];
  balance: bigint;
  late: boolean;
  at: Date;
}

export function entryOf(row: EntryRow): VendorEntry {
  return {
    vendor: row.vendor,
    requestId: row.request_id,
    kind: row.kind,
    playerId: row.player_id,
    roundId: row.round_id,
    round: row.round,
    gameCode: row.game_code,
    currency: row.currency,
    amount: row.amount,
    betRef: row.bet_ref,
    moved: row.moved,
    error: row.error,
    balance: row.balance,
    late: row.late,
    at: row.at.getTime(),
  };
}

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
