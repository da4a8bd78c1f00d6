// Ends by time: offers nobody answered, and agreements whose last period is over.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export interface Moved {
  readonly id: string;
  readonly payerId: string | null;
  readonly payeeId: string;
}

/** The version in force stays; an agreement that never was in force is over. */
export async function expireOffers(tx: Tx, now: number): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`with expired as (
      update agreements_version set state = 'cancelled', end_kind = 'expired'
      where state = 'pending' and expires_at <= ${new Date(now)} returning agreement_id
    ), over as (
      update agreements_agreement set state = 'cancelled', end_kind = 'expired'
      where id in (select agreement_id from expired) and state = 'pending'
    )
    select id, payer_id as "payerId", payee_id as "payeeId" from agreements_agreement
    where id in (select agreement_id from expired)`.execute(tx);
  return rows;
}

export async function cancelEnded(tx: Tx, now: number): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved>`update agreements_agreement set state = 'cancelled'
    where state = 'approved' and ends_at <= ${new Date(now)}
    returning id, payer_id as "payerId", payee_id as "payeeId"`.execute(tx);
  return rows;
}
