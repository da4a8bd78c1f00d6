// Steps of a bill beside its payment: force, refusal, disputes.
import type { BillDisputeState } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** From now on whatever comes is a forced payment. False: nothing is owed. */
export async function markForced(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`update agreements_bill set forced = true
    where id = ${id} and state in ('unpaid', 'overdue') returning 1`.execute(tx);
  return rows.length > 0;
}

/** What is left is owed no more. False: nothing was. */
export async function markRefused(tx: Tx, id: string, reason: string): Promise<boolean> {
  const { rows } = await sql`update agreements_bill set state = 'refused', reason = ${reason}
    where id = ${id} and state in ('unpaid', 'overdue') returning 1`.execute(tx);
  return rows.length > 0;
}

/** What anybody owes a member who leaves is owed no more; gives those who owed it. */
export async function refuseAllTo(
  tx: Tx,
  payeeId: string,
  reason: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ payerId: string }>`with refused as (
      update agreements_bill set state = 'refused', reason = ${reason}
      where payee_id = ${payeeId} and state in ('unpaid', 'overdue') returning payer_id
    ) select distinct payer_id as "payerId" from refused where payer_id is not null`.execute(tx);
  return rows.map(({ payerId }) => payerId);
}

interface Opened {
  readonly id: string;
  readonly billId: string;
  readonly reason: string;
  readonly now: number;
}

/** False: one is open. */
export async function openDispute(tx: Tx, { id, billId, reason, now }: Opened): Promise<boolean> {
  const { rows } = await sql`insert into agreements_dispute (id, bill_id, state, opened_at, reason)
    values (${id}, ${billId}, 'open', ${new Date(now)}, ${reason})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

interface Answered {
  readonly billId: string;
  readonly state: Exclude<BillDisputeState, 'open'>;
  readonly by: 'payer' | 'staff';
  readonly answer: string;
  readonly now: number;
}

/** False: none is open. */
export async function closeDispute(tx: Tx, answered: Answered): Promise<boolean> {
  const { billId, state, by, answer, now } = answered;
  const { rows } = await sql`update agreements_dispute set state = ${state}, answer = ${answer},
      answered_by = ${by}, answered_at = ${new Date(now)}
    where bill_id = ${billId} and state = 'open' returning 1`.execute(tx);
  return rows.length > 0;
}
