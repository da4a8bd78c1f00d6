// Sums of a cashier's work since a moment, and the hand-overs between shifts.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface ShiftSums {
  readonly approved: number;
  readonly approvedAmount: Units;
  readonly refused: number;
  readonly refusedAmount: Units;
  readonly signed: number;
  readonly notes: number;
}

export interface ShiftSearch {
  readonly staffId: string;
  readonly staff: string;
  readonly currency: string;
  readonly since: number;
}

/** A withdrawal that was approved and is paid by now counts as approved. */
export async function readShiftSums(
  on: Queryable | Tx,
  { staffId, staff, currency, since }: ShiftSearch,
): Promise<ShiftSums> {
  const from = new Date(since);
  const { rows } = await sql<ShiftSums>`select
      count(*) filter (where state <> 'refused')::int as approved,
      coalesce(sum(amount) filter (where state <> 'refused' and currency = ${currency}), 0)
        ::bigint as "approvedAmount",
      count(*) filter (where state = 'refused')::int as refused,
      coalesce(sum(amount) filter (where state = 'refused' and currency = ${currency}), 0)
        ::bigint as "refusedAmount",
      (select count(*)::int from cashier_signature
        where staff_id = ${staffId} and at >= ${from}) as signed,
      (select count(*)::int from cashier_note
        where staff_id = ${staffId} and at >= ${from}) as notes
    from cashier_case where judged_by = ${staff} and judged_at >= ${from}`.execute(on);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  return row;
}

const claimsMax = 100;

export async function readClaims(
  on: Queryable | Tx,
  { staffId, now }: { readonly staffId: string; readonly now: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select withdrawal_id as id from cashier_case
    where claimed_by = ${staffId} and claimed_by <> '' and claimed_until > ${new Date(now)}
    order by claimed_until limit ${claimsMax}`.execute(on);
  return rows.map(({ id }) => id);
}

export interface Handover<Summary = unknown> {
  readonly id: string;
  readonly fromId: string;
  readonly from: string;
  readonly note: string;
  readonly at: number;
  readonly summary: Summary;
  readonly acceptedBy: string;
  readonly acceptedAt: number | null;
}

type Row = Omit<Handover, 'at' | 'acceptedAt'> & {
  readonly at: Date;
  readonly acceptedAt: Date | null;
};

const columns = sql`handover_id as id, from_id as "fromId", from_name as "from", note, summary, at,
  accepted_name as "acceptedBy", accepted_at as "acceptedAt"`;

const handoverOf = (row: Row): Handover => ({
  ...row,
  at: row.at.getTime(),
  acceptedAt: row.acceptedAt?.getTime() ?? null,
});

const handoversShown = 20;

export async function readHandovers(on: Queryable): Promise<readonly Handover[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier_handover
    order by at desc limit ${handoversShown}`.execute(on);
  return rows.map(handoverOf);
}

export async function lockHandover(tx: Tx, id: string): Promise<Handover | undefined> {
  const { rows } = await sql<Row>`select ${columns} from cashier_handover
    where handover_id = ${id} for update`.execute(tx);
  return rows.map(handoverOf)[0];
}

/** When the shift of somebody began: they accepted one or gave the last one away. */
export async function readShiftStart(
  on: Queryable | Tx,
  { staffId, earliest }: { readonly staffId: string; readonly earliest: number },
): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`select greatest(
      (select max(at) from cashier_handover where from_id = ${staffId}),
      (select max(accepted_at) from cashier_handover where accepted_by = ${staffId})
    ) as at`.execute(on);
  return Math.max(earliest, rows[0]?.at?.getTime() ?? 0);
}

export async function hasWaitingHandover(tx: Tx, staffId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`handover of ${staffId}`}))`.execute(tx);
  const { rows } = await sql`select from cashier_handover
    where from_id = ${staffId} and accepted_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

export async function addHandover(
  tx: Tx,
  one: Omit<Handover, 'acceptedBy' | 'acceptedAt'>,
): Promise<void> {
  await sql`insert into cashier_handover (handover_id, from_id, from_name, note, summary, at)
    values (${one.id}, ${one.fromId}, ${one.from}, ${one.note},
      ${JSON.stringify(one.summary)}::jsonb, ${new Date(one.at)})`.execute(tx);
}

export interface Accepted {
  readonly by: string;
  readonly name: string;
  readonly at: number;
  /** Until when what the giver looked at is looked at by the accepter. */
  readonly claimedUntil: number;
}

export async function acceptHandover(tx: Tx, one: Handover, accepted: Accepted): Promise<void> {
  const { by, name, at, claimedUntil } = accepted;
  await sql`update cashier_handover set accepted_by = ${by}, accepted_name = ${name},
    accepted_at = ${new Date(at)} where handover_id = ${one.id}`.execute(tx);
  await sql`update cashier_case set claimed_by = ${by}, claimed_name = ${name},
    claimed_until = ${new Date(claimedUntil)}
    where claimed_by = ${one.fromId} and state in ('pending', 'approved', 'paying')`.execute(tx);
}

export async function countWaitingHandovers(on: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from cashier_handover where accepted_at is null`.execute(on);
  return rows[0]?.count ?? 0;
}
