// Reads for the desk of staff: closed periods, disputes and arrears of all agents.
import type {
  AgreementKind,
  AgreementPeriod,
  AgreementRunState,
  BillDisputeState,
} from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import { billColumns, disputeColumns, type BillRow, type DisputeRow } from './bill-rows.ts';

interface Cut {
  readonly limit: number;
  readonly offset: number;
}

export interface RunRow {
  readonly id: string;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: AgreementRunState;
  readonly closedAt: Date | null;
  readonly agreements: number;
  readonly bills: number;
  readonly due: Units;
}

export async function findRuns(
  on: Queryable,
  { kind = null, limit, offset }: Cut & { readonly kind?: AgreementKind | null | undefined },
) {
  const isSought = sql`(${kind}::text is null or kind = ${kind})`;
  const [{ rows: list }, { rows: counts }] = await Promise.all([
    sql<RunRow>`select id, kind, period, starts_at as "startsAt", ends_at as "endsAt", state,
        closed_at as "closedAt", agreements, bills, due
      from agreements_run where ${isSought} order by starts_at desc, id
      limit ${limit} offset ${offset}`.execute(on),
    sql<Counted>`select count(*)::int as total from agreements_run where ${isSought}`.execute(on),
  ]);
  return { list, total: counts[0]?.total ?? 0 };
}

interface Counted {
  readonly total: number;
}

export async function findDisputes(
  on: Queryable,
  { state = null, limit, offset }: Cut & { readonly state?: BillDisputeState | null | undefined },
) {
  const isSought = sql`(${state}::text is null or d.state = ${state})`;
  const [{ rows: disputes }, { rows: counts }] = await Promise.all([
    sql<DisputeRow>`select ${disputeColumns} from agreements_dispute d where ${isSought}
      order by d.opened_at desc, d.id limit ${limit} offset ${offset}`.execute(on),
    sql<Counted>`select count(*)::int as total from agreements_dispute d
      where ${isSought}`.execute(on),
  ]);
  const ids = disputes.map(({ billId }) => billId);
  const { rows: bills } = await sql<BillRow>`select ${billColumns} from agreements_bill b
    where b.id = any(${ids})`.execute(on);
  return { disputes, bills, total: counts[0]?.total ?? 0 };
}

interface Arrears {
  readonly owed: Units;
  readonly overdue: Units;
  readonly payers: number;
}

/** Over the index of what is open alone. */
export async function sumArrears(on: Queryable, currency: string): Promise<Arrears> {
  const { rows } = await sql<Arrears>`select coalesce(sum(due - paid), 0)::bigint as owed,
      coalesce(sum(due - paid) filter (where state = 'overdue'), 0)::bigint as overdue,
      count(distinct coalesce(payer_id, ''))::int as payers
    from agreements_bill where state in ('unpaid', 'overdue') and currency = ${currency}
    `.execute(on);
  return rows[0] ?? { owed: 0n, overdue: 0n, payers: 0 };
}
