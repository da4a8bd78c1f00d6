// Reads bills, their payments and disputes.
import type {
  AgreementKind,
  AgreementPayer,
  AgreementPeriod,
  BillDisputeState,
  BillPaymentWay,
  BillState,
} from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface BillRow {
  readonly id: string;
  readonly agreementId: string;
  readonly version: number;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
  readonly payer: AgreementPayer;
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly currency: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: BillState;
  readonly turnover: Units;
  readonly payout: Units;
  readonly rebate: Units;
  readonly bonus: Units;
  readonly wage: Units;
  readonly netLoss: Units;
  readonly active: number;
  readonly carryBefore: Units;
  readonly carryAfter: Units;
  readonly base: Units;
  readonly tier: number | null;
  readonly rate: number;
  readonly due: Units;
  readonly paid: Units;
  readonly parts: number;
  readonly createdAt: Date;
  readonly overdueAt: Date;
  readonly paidAt: Date | null;
  readonly reason: string;
  readonly isDisputed: boolean;
}

export const billColumns = sql`b.id, b.agreement_id as "agreementId", b.version, b.kind, b.period,
  b.payer, b.payer_id as "payerId", b.payee_id as "payeeId", b.currency,
  b.starts_at as "startsAt", b.ends_at as "endsAt", b.state, b.turnover, b.payout, b.rebate,
  b.bonus, b.wage, b.net_loss as "netLoss", b.active, b.carry_before as "carryBefore",
  b.carry_after as "carryAfter", b.base, b.tier, b.rate, b.due, b.paid, b.parts,
  b.created_at as "createdAt", b.overdue_at as "overdueAt", b.paid_at as "paidAt", b.reason,
  exists (select 1 from agreements_dispute d where d.bill_id = b.id and d.state = 'open')
    as "isDisputed"`;

export async function readBill(on: Queryable | Tx, id: string): Promise<BillRow | undefined> {
  const { rows } = await sql<BillRow>`select ${billColumns} from agreements_bill b
    where b.id = ${id}`.execute(on);
  return rows[0];
}

export async function lockBill(tx: Tx, id: string): Promise<BillRow | undefined> {
  const { rows } = await sql<BillRow>`select ${billColumns} from agreements_bill b
    where b.id = ${id} for update of b`.execute(tx);
  return rows[0];
}

export interface BillSearch {
  readonly payerId?: string | undefined;
  readonly payeeId?: string | undefined;
  /** Either side is this one. */
  readonly partyId?: string | undefined;
  readonly payer?: AgreementPayer | undefined;
  readonly kind?: AgreementKind | undefined;
  readonly state?: BillState | undefined;
  readonly agreementId?: string | undefined;
  /** With a payment that waits for a second person. */
  readonly proposed?: boolean | undefined;
  /** The period began within. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface Sums {
  readonly total: number;
  readonly due: Units;
  readonly paid: Units;
  readonly owed: Units;
  /** More match than were counted. */
  readonly hasMore: boolean;
}

const dateOf = (at: number | undefined) => (at === undefined ? null : new Date(at));

const whereOf = (search: Omit<BillSearch, 'partyId' | 'limit' | 'offset'>) => {
  const { payerId = null, payeeId = null, payer = null } = search;
  const { kind = null, state = null, agreementId = null } = search;
  const [from, until] = [dateOf(search.from), dateOf(search.until)];
  return sql`(${payerId}::text is null or b.payer_id = ${payerId})
    and (${payeeId}::text is null or b.payee_id = ${payeeId})
    and (${payer}::text is null or b.payer = ${payer})
    and (${kind}::text is null or b.kind = ${kind})
    and (${state}::text is null or b.state = ${state})
    and (${agreementId}::text is null or b.agreement_id = ${agreementId})
    and ${search.proposed === true ? waitsForSecond : sql`true`}
    and (${from}::timestamptz is null or b.starts_at >= ${from})
    and (${until}::timestamptz is null or b.starts_at <= ${until})`;
};

const waitsForSecond = sql`b.state in ('unpaid', 'overdue') and b.id in (
  select bill_id from agreements_bill_proposal where state = 'waiting')`;

const newestFirst = sql`order by b.starts_at desc, b.id`;

/** The newest that match. Each side of a party is read from the index of that side. */
function newestOf({ partyId, ...search }: Omit<BillSearch, 'limit' | 'offset'>, most: number) {
  const read = (side: Partial<BillSearch>) => sql`(select b.* from agreements_bill b
    where ${whereOf({ ...search, ...side })} ${newestFirst} limit ${most})`;
  if (partyId === undefined) return read({});
  return sql`(${read({ payerId: partyId })} union all ${read({ payeeId: partyId })})`;
}

const countedMost = 10_000;

/** A page, the newest period first; pages end with what is counted, older days are asked for. */
export async function findBills(
  on: Queryable,
  { limit, offset, ...search }: BillSearch,
): Promise<readonly BillRow[]> {
  if (offset >= countedMost) return [];
  const { rows } = await sql<BillRow>`select ${billColumns}
    from ${newestOf(search, offset + limit)} b ${newestFirst}
    limit ${limit} offset ${offset}`.execute(on);
  return rows;
}

/** Of the newest ones, at most so many. */
export async function sumBills(
  on: Queryable,
  { limit: _limit, offset: _offset, ...search }: BillSearch,
  most = countedMost,
): Promise<Sums> {
  const { rows } = await sql<Sums>`select count(*) filter (where ${within(most)})::int as total,
      coalesce(sum(due) filter (where ${within(most)}), 0)::bigint as due,
      coalesce(sum(paid) filter (where ${within(most)}), 0)::bigint as paid,
      coalesce(sum(due - paid) filter (where ${within(most)}
        and state in ('unpaid', 'overdue')), 0)::bigint as owed,
      count(*) > ${most} as "hasMore"
    from (select b.due, b.paid, b.state, row_number() over (${newestFirst}) as place
      from ${newestOf(search, most + 1)} b) as counted`.execute(on);
  return rows[0] ?? { total: 0, due: 0n, paid: 0n, owed: 0n, hasMore: false };
}

const within = (most: number) => sql`place <= ${most}`;

/** What is open of bills to an agent. */
export async function readOwedTo(on: Queryable, payeeId: string, currency: string): Promise<Units> {
  const { rows } = await sql<{ owed: Units }>`select coalesce(sum(due - paid), 0)::bigint as owed
    from agreements_bill where payee_id = ${payeeId} and currency = ${currency}
      and state in ('unpaid', 'overdue')`.execute(on);
  return rows[0]?.owed ?? 0n;
}

export interface PaymentRow {
  readonly at: Date;
  readonly amount: Units;
  readonly way: BillPaymentWay;
}

export async function readPayments(on: Queryable, billId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select at, amount, way from agreements_payment
    where bill_id = ${billId} order by number`.execute(on);
  return rows;
}

export interface DisputeRow {
  readonly id: string;
  readonly billId: string;
  readonly state: BillDisputeState;
  readonly openedAt: Date;
  readonly reason: string;
  readonly answeredAt: Date | null;
  readonly answeredBy: '' | 'payer' | 'staff';
  readonly answer: string;
}

export const disputeColumns = sql`d.id, d.bill_id as "billId", d.state,
  d.opened_at as "openedAt", d.reason, d.answered_at as "answeredAt",
  d.answered_by as "answeredBy", d.answer`;

/** The newest dispute of a bill. */
export async function readDispute(
  on: Queryable | Tx,
  billId: string,
): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`select ${disputeColumns} from agreements_dispute d
    where d.bill_id = ${billId} order by d.opened_at desc, d.id desc limit 1`.execute(on);
  return rows[0];
}
