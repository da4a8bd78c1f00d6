// Open bills: what they are paid with, those whose payer has cash, and those past their day.
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';
import type { PayItem } from './pay-work.ts';

type PayRow = Pick<PayItem, 'billId' | 'payerId' | 'payeeId' | 'currency' | 'event'>;

const payColumns = sql`b.id as "billId", b.payer_id as "payerId", b.payee_id as "payeeId",
  b.currency, case when b.kind = 'dividend' then 'dividend-paid' else 'salary-paid' end as event`;

/** In the order in which they are paid: the house first, then the oldest. */
export async function readToPay(
  on: Queryable,
  billIds: readonly string[],
): Promise<readonly PayRow[]> {
  const { rows } = await sql<PayRow>`select ${payColumns} from agreements_bill b
    where b.id = any(${[...billIds]}) and b.state in ('unpaid', 'overdue')
    order by b.payer_id is not null, b.created_at, b.id`.execute(on);
  return rows;
}

/** Payers with open bills; '' is the house. */
export async function readDebtors(on: Queryable): Promise<readonly DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`select coalesce(payer_id, '') as "payerId", currency
    from agreements_bill where state in ('unpaid', 'overdue') group by 1, 2`.execute(on);
  return rows;
}

export interface DebtorRow {
  readonly payerId: string;
  readonly currency: string;
}

/** The oldest open bills of these payers. */
export async function readOpenOf(
  on: Queryable,
  payerIds: readonly string[],
  limit: number,
): Promise<readonly PayRow[]> {
  const { rows } = await sql<PayRow>`select ${payColumns} from agreements_bill b
    where coalesce(b.payer_id, '') = any(${[...payerIds]}) and b.state in ('unpaid', 'overdue')
    order by b.created_at, b.id limit ${limit}`.execute(on);
  return rows;
}

/** The oldest open bills of these payers, for what their cash pays before newer ones. */
export async function readArrearsOf(
  on: Queryable,
  { payerIds, currency }: { readonly payerIds: readonly string[]; readonly currency: string },
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select b.id from agreements_bill b
    where b.payer_id = any(${[...payerIds]}) and b.currency = ${currency}
      and b.state in ('unpaid', 'overdue')
    order by b.created_at, b.id limit ${limit}`.execute(on);
  return rows.map(({ id }) => id);
}

/** Gives the bills that are overdue from now on; locks them in the order in which others pay. */
export async function markOverdue(on: Queryable, now: number) {
  const { rows } = await sql<Pick<PayRow, 'payerId' | 'payeeId'>>`with late as materialized (
      select id from agreements_bill where state = 'unpaid' and overdue_at <= ${new Date(now)}
      order by id for update
    )
    update agreements_bill set state = 'overdue' where id in (select id from late)
    returning payer_id as "payerId", payee_id as "payeeId"`.execute(on);
  return rows;
}
