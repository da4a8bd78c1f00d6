// How a payer pays: bills done with are counted as they are, open ones are read.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/index.ts';

export interface Standing {
  readonly paidOnTime: bigint;
  readonly paidLate: bigint;
  readonly forced: bigint;
  readonly unpaid: number;
  readonly overdue: number;
  readonly owed: Units;
  readonly oldest: Date | null;
}

/**
 * What a payer owes to all payees. The house has the id ''; of its debts only the reader's own
 * bills are counted.
 */
export async function readStanding(
  on: Queryable,
  { payerId, readerId }: { readonly payerId: string | null; readonly readerId: string },
): Promise<Standing> {
  const { rows } = await sql<Standing>`select
      coalesce(max(s.paid_on_time), 0)::bigint as "paidOnTime",
      coalesce(max(s.paid_late), 0)::bigint as "paidLate",
      coalesce(max(s.forced), 0)::bigint as forced,
      coalesce(max(o.unpaid), 0)::int as unpaid, coalesce(max(o.overdue), 0)::int as overdue,
      coalesce(max(o.owed), 0)::bigint as owed, max(o.oldest) as oldest
    from (select count(*) as unpaid, count(*) filter (where state = 'overdue') as overdue,
        sum(due - paid) as owed, min(created_at) as oldest
      from agreements_bill where state in ('unpaid', 'overdue')
        and payer_id is not distinct from ${payerId}
        and (payer_id is not null or payee_id = ${readerId})) as o
    left join agreements_standing s on s.payer_id = ${payerId ?? ''}`.execute(on);
  const [row] = rows;
  if (row === undefined) throw new Error('A count gave no row.');
  return row;
}
