// Payments of one provider as our books have them, to be held against the provider's daily file.
import type { BookedState } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';

export interface BookedPayment {
  readonly kind: 'deposit' | 'payout';
  /** Our number, as the provider knows it. */
  readonly reference: string;
  readonly amount: Units;
  readonly currency: string;
  readonly state: BookedState;
  readonly settledAt: number | null;
}

type Row = Omit<BookedPayment, 'settledAt'> & { readonly settledAt: Date | null };

const bookedOf = ({ settledAt, ...row }: Row): BookedPayment => ({
  ...row,
  settledAt: settledAt?.getTime() ?? null,
});

const deposits = sql`select 'deposit' as kind, d.id as reference,
    coalesce(d.arrived, d.requested) as amount, d.currency,
    case when d.reversed_at is not null then 'reversed'
      when d.state <> 'success' then d.state else 'paid' end as state, d.settled_at as "settledAt"
  from wallet_deposit d`;
/** What was sent: the fee stays with the house. */
const payouts = sql`select 'payout' as kind, p.id as reference, w.amount - w.fee as amount,
    w.currency, p.state, p.ended_at as "settledAt"
  from wallet_payout p join wallet_withdrawal w on w.id = p.withdrawal_id`;
const partPayouts = sql`select 'payout' as kind, p.id as reference, part.amount, part.currency,
    p.state, p.ended_at as "settledAt"
  from wallet_part_payout p join wallet_part part on part.id = p.part_id`;

export interface BookedSpan {
  readonly provider: string;
  readonly from: number;
  readonly to: number;
}

export interface BookedPage {
  readonly kind: BookedPayment['kind'];
  readonly after: string;
  readonly count: number;
}

/** What was paid within a span, some at a time in the order of the numbers. */
export async function readBooked(
  on: Queryable,
  { provider, from, to }: BookedSpan,
  { kind, after, count }: BookedPage,
): Promise<readonly BookedPayment[]> {
  const [since, until] = [new Date(from), new Date(to)];
  const found =
    kind === 'deposit'
      ? sql<Row>`${deposits} where d.state = 'success' and d.settled_at >= ${since}
          and d.settled_at < ${until} and d.provider = ${provider} and d.id > ${after}
        order by d.id limit ${count}`
      : sql<Row>`select * from (
          (${payouts} where p.state = 'paid' and w.state = 'paid' and w.paid_at >= ${since}
            and w.paid_at < ${until} and p.provider = ${provider} and p.id > ${after}
          order by p.id limit ${count})
          union all
          (${partPayouts} where p.state = 'paid' and p.ended_at >= ${since}
            and p.ended_at < ${until} and p.provider = ${provider} and p.id > ${after}
          order by p.id limit ${count})
        ) as payout order by reference limit ${count}`;
  return (await found.execute(on)).rows.map(bookedOf);
}

export async function readBookedByReference(
  on: Queryable,
  { provider, references }: { readonly provider: string; readonly references: readonly string[] },
): Promise<readonly BookedPayment[]> {
  const { rows } = await sql<Row>`${deposits}
      where d.id = any(${[...references]}) and d.provider = ${provider}
    union all ${payouts}
      where p.id = any(${[...references]}) and p.provider = ${provider}
    union all ${partPayouts}
      where p.id = any(${[...references]}) and p.provider = ${provider}`.execute(on);
  return rows.map(bookedOf);
}
