// Reads a player's limits on deposits and the deposits that count towards them.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { CountedDeposit, DepositLimit } from '../rules/deposit-limit.ts';
import { depositSpans } from '../rules/span.ts';

interface LimitRow {
  readonly span: DepositLimit['span'];
  readonly value: bigint | null;
  readonly pending_value: bigint | null;
  readonly pending_from: Date | null;
}

/** All spans, those without a limit included. */
export async function readDepositLimits(
  on: Queryable | Tx,
  playerId: string,
): Promise<DepositLimit[]> {
  const { rows } = await sql<LimitRow>`select span, value, pending_value, pending_from
    from wallet_deposit_limit where player_id = ${playerId}`.execute(on);
  return depositSpans.map((span) => {
    const row = rows.find((one) => one.span === span);
    return {
      span,
      value: row?.value ?? null,
      pendingValue: row?.pending_value ?? null,
      pendingFrom: row?.pending_from?.getTime() ?? null,
    };
  });
}

/** A deposit under way counts for half an hour: most of those left longer were abandoned. */
const underWayMs = 30 * 60_000;

export async function readCountedDeposits(
  on: Queryable | Tx,
  { playerId, since, now }: { playerId: string; since: number; now: number },
): Promise<CountedDeposit[]> {
  const fresh = new Date(now - underWayMs);
  const { rows } = await sql<{ amount: bigint; at: Date }>`
    select coalesce(arrived, requested) as amount, coalesce(settled_at, requested_at) as at
    from wallet_deposit where player_id = ${playerId} and (
      (state = 'success' and settled_at >= ${new Date(since)}) or
      (state in ('opening', 'processing') and requested_at > ${fresh})
    )`.execute(on);
  return rows.map(({ amount, at }) => ({ amount, at: at.getTime() }));
}
