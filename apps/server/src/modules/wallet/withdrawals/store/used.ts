// Reads a player's withdrawals of the day and of the span of free ones, and their deposits by
// source. Each is one look at the player's own last rows.
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Source } from '../rules/source.ts';

export interface UsedSearch {
  readonly playerId: string;
  readonly currency: string;
  readonly daySince: number;
  readonly freeSince: number;
  /** The request that is being judged does not count itself. */
  readonly except?: string | undefined;
}

export interface Used {
  readonly count: number;
  readonly sum: Units;
  /** Asked for in the span of free ones. */
  readonly inSpan: number;
}

export async function readUsed(on: Queryable | Tx, search: UsedSearch): Promise<Used> {
  const { playerId, currency, daySince, freeSince, except = '' } = search;
  const [day, span] = [new Date(daySince), new Date(freeSince)];
  const { rows } = await sql<{ count: number; sum: Units; in_span: number }>`select
      count(*) filter (where requested_at >= ${day})::int as count,
      coalesce(sum(amount) filter (where requested_at >= ${day}), 0)::bigint as sum,
      count(*) filter (where requested_at >= ${span})::int as in_span
    from wallet_withdrawal where player_id = ${playerId} and currency = ${currency}
      and requested_at >= ${new Date(Math.min(daySince, freeSince))}
      and state <> 'refused' and id <> ${except}`.execute(on);
  const row = rows[0];
  return { count: row?.count ?? 0, sum: row?.sum ?? 0n, inSpan: row?.in_span ?? 0 };
}

/** Deposits that stand, and withdrawals, of a player since a moment, by bank or wallet. */
export async function readSources(
  on: Queryable | Tx,
  search: {
    readonly playerId: string;
    readonly currency: string;
    readonly since: number;
    readonly except?: string | undefined;
  },
): Promise<readonly Source[]> {
  const { playerId, currency, except = '' } = search;
  const since = new Date(search.since);
  const { rows } = await sql<Source>`select bank_code as "bankCode",
      sum(deposited)::bigint as deposited, sum(withdrawn)::bigint as withdrawn
    from (
      select bank_code, arrived - reversed as deposited, 0::bigint as withdrawn
      from wallet_deposit
      where player_id = ${playerId} and currency = ${currency} and requested_at >= ${since}
        and state = 'success' and bank_code <> ''
      union all
      select bank_code, 0, amount from wallet_withdrawal
      where player_id = ${playerId} and currency = ${currency} and requested_at >= ${since}
        and state <> 'refused' and id <> ${except}
    ) as moved group by bank_code`.execute(on);
  return rows;
}
