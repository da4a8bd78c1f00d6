// Reads what bounds a player's deposits: their own limits, the operator's, and the deposits that
// count towards them.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { DepositLimit } from '../rules/deposit-limit.ts';
import { noLimits, type CountedDeposit, type SpanLimits } from '../rules/room.ts';
import { depositSpans, type DepositSpan } from '../rules/span.ts';

interface LimitRow {
  readonly span: DepositSpan;
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

/**
 * A deposit under way counts for half an hour: most of those left longer were abandoned. One whose
 * payment was shown or seen counts until it is decided.
 */
const underWayMs = 30 * 60_000;

/** Deposits, and money that other members sent: both are money that comes in. */
export async function readCountedDeposits(
  on: Queryable | Tx,
  { playerId, since, now }: { playerId: string; since: number; now: number },
): Promise<CountedDeposit[]> {
  const fresh = new Date(now - underWayMs);
  const { rows } = await sql<{ amount: bigint; at: Date }>`
    select coalesce(arrived, requested) as amount, coalesce(settled_at, requested_at) as at
    from wallet_deposit where player_id = ${playerId} and (
      (state = 'success' and settled_at >= ${new Date(since)}) or
      (state in ('opening', 'processing') and (requested_at > ${fresh}
        or proofs > 0 or step = 'confirming'
        or exists (select from wallet_match match where match.id = wallet_deposit.id
          and match.state in ('proof', 'disputed'))))
    )
    union all
    select amount, at from wallet_team_transfer
    where receiver_id = ${playerId} and state = 'done' and at >= ${new Date(since)}`.execute(on);
  return rows.map(({ amount, at }) => ({ amount, at: at.getTime() }));
}

export interface LimitSubject {
  readonly scope: 'member' | 'level';
  /** The member's or the level's id. */
  readonly subject: string;
}

export interface OperatorLimit extends LimitSubject {
  readonly span: DepositSpan;
  readonly value: Units;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

interface OperatorRow extends LimitSubject {
  readonly span: DepositSpan;
  readonly value: Units;
  readonly at: Date;
  readonly by_staff: string;
  readonly reason: string;
}

export async function readOperatorLimits(
  on: Queryable | Tx,
  subjects: readonly LimitSubject[],
): Promise<readonly OperatorLimit[]> {
  const { rows } = await sql<OperatorRow>`
    select scope, subject, span, value, at, by_staff, reason from wallet_operator_limit
    where (scope, subject) in (select * from unnest(${subjects.map(({ scope }) => scope)}::text[],
      ${subjects.map(({ subject }) => subject)}::text[]))`.execute(on);
  return rows.map(({ at, by_staff: by, ...row }) => ({ ...row, at: at.getTime(), by }));
}

/** Those of every level: there are few levels. */
export async function readLevelLimits(on: Queryable): Promise<readonly OperatorLimit[]> {
  const { rows } = await sql<OperatorRow>`
    select scope, subject, span, value, at, by_staff, reason from wallet_operator_limit
    where scope = 'level' order by subject, span limit 300`.execute(on);
  return rows.map(({ at, by_staff: by, ...row }) => ({ ...row, at: at.getTime(), by }));
}

/** The limits of one subject by span. */
export function spanLimitsOf(
  limits: readonly OperatorLimit[],
  scope: LimitSubject['scope'],
): SpanLimits {
  const of = limits.filter((limit) => limit.scope === scope);
  return { ...noLimits, ...Object.fromEntries(of.map(({ span, value }) => [span, value])) };
}
