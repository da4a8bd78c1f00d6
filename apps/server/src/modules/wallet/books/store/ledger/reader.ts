// Reads the books: the statement of any account with the balance before and after each entry.
import type { AccountKind, LedgerEvent } from '@baize/ledger';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../../platform/database/index.ts';

export interface StatementLine {
  readonly posting: bigint;
  readonly at: number;
  readonly event: LedgerEvent;
  readonly account: AccountKind;
  readonly currency: string;
  readonly amount: Units;
  readonly before: Units;
  readonly after: Units;
  readonly reference: string;
}

export interface StatementSearch {
  /** A player id, or `house`. */
  readonly owner: string;
  readonly currency?: string | undefined;
  readonly kind?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface LineRow {
  readonly posting_id: bigint;
  readonly at: Date;
  readonly event: LedgerEvent;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly reference: string;
}

/** Nobody turns to the ten-thousandth entry; counting millions of the house's would take long. */
const countMax = 10_000;

/** Newest first. */
export async function readStatement(
  on: Queryable,
  search: StatementSearch,
): Promise<{ lines: StatementLine[]; total: number }> {
  const { owner, currency, kind, from, to, pageNo, pageSize } = search;
  // Each account is read from its newest entry on, so that the house's millions are never sorted.
  const found = (most: number) => sql`from ledger_account a cross join lateral (
      select * from ledger_entry e where e.account_id = a.id
      ${from === undefined ? sql`` : sql`and e.at >= ${new Date(from)}`}
      ${to === undefined ? sql`` : sql`and e.at <= ${new Date(to)}`}
      order by e.posting_id desc limit ${most}
    ) e where a.owner = ${owner}
    ${currency === undefined ? sql`` : sql`and a.currency = ${currency}`}
    ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`}`;
  const [page, count] = await Promise.all([
    sql<LineRow>`select e.posting_id, e.at, e.event, a.kind, a.currency, e.amount,
      e.balance_after, e.reference ${found(pageNo * pageSize)}
      order by e.posting_id desc, a.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      on,
    ),
    sql<{ total: bigint }>`select count(*) as total
      from (select ${found(countMax)} limit ${countMax}) counted`.execute(on),
  ]);
  return { lines: page.rows.map(lineOf), total: Number(count.rows[0]?.total ?? 0) };
}

function lineOf(row: LineRow): StatementLine {
  return {
    posting: row.posting_id,
    at: row.at.getTime(),
    event: row.event,
    account: row.kind,
    currency: row.currency,
    amount: row.amount,
    before: row.balance_after - row.amount,
    after: row.balance_after,
    reference: row.reference,
  };
}

/**
 * Settled deposits and paid withdrawals of a player or of all, for the figures of other modules.
 */
export async function readMoneySums(
  on: Queryable,
  search: { readonly currency: string; readonly since: number; readonly playerId?: string },
): Promise<{ deposited: Units; withdrawn: Units }> {
  const own = search.playerId === undefined ? sql`` : sql`and player_id = ${search.playerId}`;
  const since = new Date(search.since);
  const { rows } = await sql<{ deposited: bigint; withdrawn: bigint }>`select
    (select coalesce(sum(arrived - reversed), 0)::bigint from wallet_deposit where state = 'success'
      and currency = ${search.currency} and settled_at >= ${since} ${own}) as deposited,
    (select coalesce(sum(amount), 0)::bigint from wallet_withdrawal where state = 'paid'
      and currency = ${search.currency} and paid_at >= ${since} ${own}) as withdrawn`.execute(on);
  return rows[0] ?? { deposited: 0n, withdrawn: 0n };
}
