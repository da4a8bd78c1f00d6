// Reads deposits: one of a player's, a page of them, a page of everybody's.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Deposit {
  readonly id: string;
  readonly playerId: string;
  readonly currency: string;
  readonly requested: Units;
  readonly arrived: Units | null;
  readonly state: 'opening' | 'lost' | 'processing' | 'success' | 'refused';
  readonly provider: string;
  readonly providerRef: string;
  readonly mode: number;
  readonly redirectUrl: string;
  readonly requestedAt: number;
  readonly settledAt: number | null;
}

interface DepositRow {
  readonly id: string;
  readonly player_id: string;
  readonly currency: string;
  readonly requested: bigint;
  readonly arrived: bigint | null;
  readonly state: Deposit['state'];
  readonly provider: string;
  readonly provider_ref: string;
  readonly mode: number;
  readonly redirect_url: string;
  readonly requested_at: Date;
  readonly settled_at: Date | null;
}

function depositOf(row: DepositRow): Deposit {
  return {
    id: row.id,
    playerId: row.player_id,
    currency: row.currency,
    requested: row.requested,
    arrived: row.arrived,
    state: row.state,
    provider: row.provider,
    providerRef: row.provider_ref,
    mode: row.mode,
    redirectUrl: row.redirect_url,
    requestedAt: row.requested_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
  };
}

export async function readDeposit(on: Queryable | Tx, id: string): Promise<Deposit | undefined> {
  const { rows } = await sql<DepositRow>`select * from wallet_deposit where id = ${id}`.execute(on);
  return rows.map(depositOf)[0];
}

export interface DepositSearch {
  readonly playerId?: string | undefined;
  readonly states?: readonly string[] | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Newest first. A deposit that never reached its provider is not shown. */
export async function readDeposits(
  on: Queryable,
  search: DepositSearch,
): Promise<{ deposits: Deposit[]; total: number }> {
  const { playerId, states, from, to, pageNo, pageSize } = search;
  const where = sql`state not in ('opening', 'lost')
    ${playerId === undefined ? sql`` : sql`and player_id = ${playerId}`}
    ${states === undefined ? sql`` : sql`and state = any(${states})`}
    ${from === undefined ? sql`` : sql`and requested_at >= ${new Date(from)}`}
    ${to === undefined ? sql`` : sql`and requested_at <= ${new Date(to)}`}`;
  const [page, count] = await Promise.all([
    sql<DepositRow>`select * from wallet_deposit where ${where}
      order by requested_at desc, id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      on,
    ),
    sql<{ total: bigint }>`select count(*) as total from wallet_deposit where ${where}`.execute(on),
  ]);
  return { deposits: page.rows.map(depositOf), total: Number(count.rows[0]?.total ?? 0) };
}
