// Payouts, of whole withdrawals and of parts, of which the provider has not told, and when it is
// asked for each next.
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface AskablePayout {
  readonly id: string;
  readonly provider: string;
  readonly askedAt: number;
  readonly asks: number;
}

/** Those asked for, or asked about, so long ago. */
export async function readAskablePayouts(
  on: Queryable,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<readonly AskablePayout[]> {
  const open = (table: RawBuilder<unknown>) => sql`select id, provider, asked_at, asks,
      coalesce(ask_at, asked_at) as due from ${table}
    where state = 'asked' and coalesce(ask_at, asked_at) <= ${new Date(before)}
    order by due limit ${most}`;
  const { rows } = await sql<{ id: string; provider: string; asked_at: Date; asks: number }>`
    select id, provider, asked_at, asks from (
      (${open(sql`wallet_payout`)}) union all (${open(sql`wallet_part_payout`)})
    ) as payout order by due limit ${most}`.execute(on);
  return rows.map(({ id, provider, asks, asked_at: at }) => ({
    id,
    provider,
    asks,
    askedAt: at.getTime(),
  }));
}

/** Null: it is not asked again. */
export async function planPayoutAsk(
  on: Queryable,
  id: string,
  askAt: number | null,
): Promise<void> {
  const at = askAt === null ? sql`'infinity'::timestamptz` : sql`${new Date(askAt)}`;
  for (const table of [sql`wallet_payout`, sql`wallet_part_payout`]) {
    await sql`update ${table} set asks = asks + 1, ask_at = ${at}
      where id = ${id} and state = 'asked'`.execute(on);
  }
}
